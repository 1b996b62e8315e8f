import Testing

@testable import EarshotUI

@MainActor @Suite struct DependencyTests {
  @Test func aStateThatNoBodyReadsCostsNothing() {
    struct Screen: View {
      @State private var unread = 0
      var body: some View { Button("more") { unread += 1 } }
    }
    let mount = Mount { Screen() }
    #expect(mount.press("more").bodiesEvaluated == 0)
  }

  @Test func writingAnEqualValueCostsNothing() {
    let n = Handle(3)
    let mount = Mount { Driven(n) { $n in Text("\(n)") } }
    #expect(mount.turn { n.value = 3 } == ViewWork())
  }

  @Test func aReadThatIsNotDoneAnyMoreIsForgotten() {
    struct Screen: View {
      @State private var shows = true
      @State private var n = 0
      let log: Log
      var body: some View {
        let _ = log("body")
        Text(shows ? "\(n)" : "hidden")
        Button("more") { n += 1 }
        Button("hide") { shows = false }
      }
    }
    let log = Log()
    let mount = Mount { Screen(log: log) }
    mount.press("more")
    mount.press("hide")
    #expect(log.take() == ["body", "body", "body"])
    mount.press("more")
    #expect(log.take() == [])
  }

  @Test func parentsComeBeforeChildrenAndEachOnce() {
    struct Child: View {
      @Binding var n: Int
      let log: Log
      var body: some View {
        let _ = log("child")
        Text("\(n)")
      }
    }
    let log = Log()
    let n = Handle(0)
    let mount = Mount {
      Driven(n) { $n in
        let _ = log("parent \(n)")
        Child(n: $n, log: log)
      }
    }
    _ = log.take()
    mount.turn { n.value = 1 }
    #expect(log.take() == ["parent 1", "child"])
  }

  @Test func aChildThatIsRemovedIsNotEvaluatedAnyMore() {
    struct Child: View {
      @Binding var n: Int?
      let log: Log
      var body: some View {
        let _ = log("child \(n!)")
        Text("x")
      }
    }
    let log = Log()
    let n = Handle(Int?.some(1))
    let mount = Mount { Driven(n) { $n in if n != nil { Child(n: $n, log: log) } } }
    mount.turn { n.value = nil }
    #expect(log.take() == ["child 1"])
  }

  @Test func severalWritesAreOneUpdate() {
    let log = Log()
    let n = Handle(0)
    let mount = Mount {
      Driven(n) { $n in
        let _ = log("\(n)")
        Text("\(n)")
      }
    }
    mount.turn {
      n.value = 1
      n.value = 2
    }
    #expect(log.take() == ["0", "2"])
  }

  @Test func whatTheContentOfAForEachReadsHasItMadeAnew() {
    struct Screen: View {
      @State private var chosen = 0
      let log: Log
      var body: some View {
        let _ = log("body")
        ForEach(0..<3, id: \.self) { n in
          Button("\(n)\(n == chosen ? " chosen" : "")") { chosen = n }
        }
      }
    }
    let log = Log()
    let mount = Mount { Screen(log: log) }
    mount.press("2")
    #expect(mount.outline == "button \"0\"\nbutton \"1\"\nbutton \"2 chosen\"")
    #expect(log.take() == ["body"])
  }

  @Test func ofManyBoundElementsOnlyTheOneThatChangesIsEvaluated() {
    struct Line: View {
      @Binding var text: String
      let log: Log
      var body: some View {
        let _ = log(text)
        TextField("field", text: $text)
      }
    }
    let log = Log()
    let lines = Handle(["a", "b", "c"])
    let mount = Mount {
      Driven(lines) { $lines in ForEach($lines.indices, id: \.self) { Line(text: $lines[$0], log: log) } }
    }
    _ = log.take()
    mount.turn { lines.value[1] = "changed" }
    #expect(log.take() == ["changed"])
    mount.turn { lines.value.removeLast() }
    #expect(log.take() == [])
    mount.turn { lines.value.removeFirst() }
    #expect(log.take() == ["changed"])
    #expect(mount.outline == "textField \"field\" = \"changed\"")
  }

  @Test func aForEachOfABindingFollowsTheCollection() {
    struct Item: Identifiable {
      let id: Int
      var text = ""
    }
    let items = Handle([Item(id: 1)])
    let mount = Mount {
      Driven(items) { $items in
        ForEach($items) { $item in Text("short \(item.id)\(item.text)") }
        ForEach($items, id: \.id) { $item in Text("long \(item.id)\(item.text)") }
      }
    }
    mount.turn { items.value.append(Item(id: 2)) }
    mount.turn { items.value[0].text = "!" }
    #expect(
      mount.outline == """
        text "short 1!"
        text "short 2"
        text "long 1!"
        text "long 2"
        """)
    mount.turn { items.value.removeFirst() }
    #expect(mount.outline == "text \"short 2\"\ntext \"long 2\"")
  }

  @Test func partsOfPartsAreFollowed() {
    struct Deep { var inner = Inner() }
    struct Inner { var list = [1, 2]; var other = "x" }
    struct Leaf: View {
      @Binding var n: Int
      let log: Log
      var body: some View {
        let _ = log("\(n)")
        Button("\(n)") { n += 10 }
      }
    }
    let log = Log()
    let deep = Handle(Deep())
    let mount = Mount { Driven(deep) { $deep in Leaf(n: $deep.inner.list[1], log: log) } }
    mount.turn { deep.value.inner.other = "y" }
    mount.turn { deep.value.inner.list[0] = 5 }
    #expect(log.take() == ["2"])
    mount.press("2")
    #expect(log.take() == ["12"])
    #expect(deep.value.inner.list == [5, 12])
  }

  @Test func aBodyThatChangesWhatItReadsIsReportedAndEnds() {
    struct Restless: View {
      @State private var n = 0
      var body: some View {
        let _ = n += n > 0 ? 1 : 0
        Text("\(n)")
        Button("begin") { n = 1 }
      }
    }
    let mount = Mount { Restless() }
    mount.press("begin")
    #expect(mount.diagnostics == ["Restless: the body changes what it depends on, without end."])
  }

  @Test func aGraphThatIsGoneLeavesNothingBehind() {
    final class Model {}
    struct Screen: View {
      @State private var model: Model
      @AccessibilityFocusState private var focus: Bool
      @FocusState private var keyboard: Bool
      @State private var text = ""
      init(_ model: Model) { _model = State(initialValue: model) }
      var body: some View {
        TextField("field", text: $text).focused($keyboard).accessibilityFocused($focus)
        Text(focus || keyboard ? "on" : "off").accessibilityElement(children: .combine)
      }
    }
    weak var model: Model?
    do {
      let strong = Model()
      model = strong
      let mount = Mount { Screen(strong) }
      mount.press("field")
    }
    #expect(model == nil)
  }

  @Test func aViewThatIsRemovedLeavesNothingBehind() {
    final class Model {}
    struct Screen: View {
      let model: Model
      @FocusState private var keyboard: Bool
      @AccessibilityFocusState private var focus: Bool
      @State private var text = ""
      var body: some View {
        TextField("field", text: $text).focused($keyboard).accessibilityFocused($focus).modifier(Framed())
      }
    }
    struct Framed: ViewModifier {
      func body(content: Content) -> some View { Holder(content: content) }
    }
    struct Holder<C: View>: View {
      let content: C
      var body: some View { HStack { content } }
    }
    weak var model: Model?
    let shows = Handle(true)
    let mount = Mount {
      Driven(shows) { $shows in
        if shows { Screen(model: note(Model(), in: &model)) }
      }
    }
    #expect(model != nil)
    mount.press("field")
    mount.turn { shows.value = false }
    mount.turn {}
    #expect(model == nil)
  }

  private func note<T: AnyObject>(_ object: T, in place: inout T?) -> T {
    place = object
    return object
  }
}
