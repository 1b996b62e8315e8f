import Testing

@testable import EarshotUI

/// A composed property that takes from its parts what it hands out.
private struct Doubled: DynamicProperty {
  @State var n = 1
  var result = 0
  mutating func update() { result = n * 2 }
}

private struct Labelled: DynamicProperty {
  var doubled = Doubled()
  var text = ""
  mutating func update() { text = "twice is \(doubled.result)" }
}

private struct NoteKey: EnvironmentKey {
  static var defaultValue: Binding<String> { .constant("none") }
}

extension EnvironmentValues {
  fileprivate var note: Binding<String> {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

private struct Writer: View {
  @Environment(\.note) @Binding var note: String
  var body: some View { Button("write \(note)") { note += "!" } }
}

@MainActor @Suite struct DynamicPropertyTests {
  @Test func composedPropertiesAreUpdatedInnermostFirstBeforeEachEvaluation() {
    struct Screen: View {
      var labelled = Labelled()
      var body: some View { Button(labelled.text) { labelled.doubled.n += 1 } }
    }
    let mount = Mount { Screen() }
    #expect(mount.outline == "button \"twice is 2\"")
    mount.press("twice is 2")
    #expect(mount.outline == "button \"twice is 4\"")
  }

  @Test func anEnvironmentValueThatIsABindingIsWrittenThrough() {
    let note = Handle("a")
    let mount = Mount { Driven(note) { $note in Writer().environment(\.note, $note) } }
    mount.press("write a")
    #expect(note.value == "a!")
    #expect(mount.outline == "button \"write a!\"")
  }

  @Test func statesOfSeveralViewsOfOneTypeAreApart() {
    struct Switch: View {
      @State private var on = false
      @State private var count = 0
      var body: some View {
        Button("\(on) \(count)") {
          on.toggle()
          count += 1
        }
      }
    }
    let mount = Mount {
      Switch()
      Switch()
    }
    mount.press("false 0")
    #expect(mount.outline == "button \"true 1\"\nbutton \"false 0\"")
  }

  @Test func beforeTheViewIsOnScreenAStateIsItsInitialValue() {
    struct Screen: View {
      @State var n = 1
      @State var text: String?
      var body: some View { Text("\(n)") }
    }
    let view = Screen()
    view.n = 5
    view.text = "x"
    #expect(view.n == 1)
    #expect(view.text == nil)
    #expect(view.$n.wrappedValue == 1)
  }
}
