import Testing

@testable import EarshotUI

/// Shows its content, and counts the presses of a button beside it.
private struct Counted: ViewModifier {
  @State private var count = 0
  var title = "count"

  func body(content: Content) -> some View {
    content
    Button("\(title) \(count)") { count += 1 }
  }
}

private struct Twice: ViewModifier {
  func body(content: Content) -> some View {
    content
    content
  }
}

private struct Optionally: ViewModifier {
  let shows: Bool
  func body(content: Content) -> some View { if shows { content } else { Text("instead") } }
}

private struct Press: View {
  @State private var n = 0
  var body: some View { Button("press \(n)") { n += 1 } }
}

@MainActor @Suite struct ModifierTests {
  @Test func aModifierHasAStateOfItsOwn() {
    let mount = Mount { Text("a").modifier(Counted()) }
    mount.press("count 0")
    #expect(mount.outline == "text \"a\"\nbutton \"count 1\"")
  }

  @Test func contentPlacedTwiceHasTwoStates() {
    let mount = Mount { Press().modifier(Twice()) }
    mount.press("press 0")
    #expect(mount.outline == "button \"press 1\"\nbutton \"press 0\"")
  }

  @Test func contentThatIsNotPlacedDoesNotLive() {
    let shows = Handle(true)
    let mount = Mount { Driven(shows) { $shows in Press().modifier(Optionally(shows: shows)) } }
    mount.press("press 0")
    mount.turn { shows.value = false }
    #expect(mount.outline == "text \"instead\"")
    mount.turn { shows.value = true }
    #expect(mount.outline == "button \"press 0\"")
  }

  @Test func aChangedContentReachesEveryPlace() {
    let n = Handle(0)
    let mount = Mount { Driven(n) { $n in Text("\(n)").modifier(Twice()).modifier(Counted()) } }
    let work = mount.turn { n.value = 1 }
    #expect(mount.outline == "text \"1\"\ntext \"1\"\nbutton \"count 0\"")
    #expect(work.bodiesEvaluated == 1)
  }

  @Test func aChangedModifierHasItsBodyEvaluated() {
    let title = Handle("a")
    let mount = Mount { Driven(title) { $title in Text("x").modifier(Counted(title: title)) } }
    mount.press("a 0")
    mount.turn { title.value = "b" }
    #expect(mount.outline == "text \"x\"\nbutton \"b 1\"")
  }
}
