import Combine
import EarshotEngine
import Testing

@testable import EarshotHost
@testable import EarshotUI

private struct TextKey: FocusedValueKey {
  typealias Value = String
}

private struct NoteKey: FocusedValueKey {
  typealias Value = Binding<String>
}

private struct ActionKey: FocusedValueKey {
  typealias Value = () -> Void
}

extension FocusedValues {
  fileprivate var text: String? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }

  fileprivate var note: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  fileprivate var action: (() -> Void)? {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
}

private struct Reader: View {
  @FocusedValue(\.text) private var text
  let log: Log
  var body: some View {
    let _ = log("body")
    Text("reads \(text ?? "nil")").onChange(of: text) { log("\($0 ?? "nil") \($1 ?? "nil")") }
  }
}

private struct Field: View {
  let name: String
  @State private var text = ""
  var body: some View { TextField(name, text: $text) }
}

@MainActor @Suite struct FocusedValueTests {
  private let log = Log()

  private func focus(_ label: String, in stage: Stage) {
    stage.move(to: label)
    stage.perform(.activate)
  }

  @Test func thePublisherClosestToTheFocusWins() {  // R54, R55
    let stage = Stage {
      Reader(log: log)
      VStack {
        Field(name: "t").focusedValue(\.text, "inner")
        Field(name: "u")
      }
      .focusedValue(\.text, "outer")
      Field(name: "v")
    }
    for (field, value) in [("t", "inner"), ("u", "outer"), ("v", "nil")] {
      focus(field, in: stage)
      #expect(stage.screen.hasPrefix("reads \(value)\n"))
    }
    focus("t", in: stage)
    stage.keys("Escape")
    #expect(stage.screen.hasPrefix("reads nil\n"))
  }

  @Test func aReaderFollowsTheValueAndIsNotToldOfEqualOnes() {  // R55, R59
    let value = Handle("a")
    let stage = Stage {
      Reader(log: log)
      Driven(value) { $value in
        Field(name: "t").focusedValue(\.text, value)
        Field(name: "u").focusedValue(\.text, value)
      }
    }
    focus("t", in: stage)
    #expect(log.take() == ["body", "body", "nil a"])
    focus("u", in: stage)
    #expect(log.take() == [])
    stage.app { value.value = "b" }
    #expect(log.take() == ["body", "a b"])
  }

  @Test func sceneValuesAreThereWithoutFocusAndGiveWayToTheFocusedView() {  // R56
    let stage = Stage {
      Reader(log: log)
      Field(name: "t").focusedValue(\.text, "focused")
      Field(name: "u").focusedSceneValue(\.text, "scene")
      Field(name: "v").focusedValue(\.text, String?.none)
    }
    #expect(stage.screen.hasPrefix("reads scene\n"))
    focus("t", in: stage)
    #expect(stage.screen.hasPrefix("reads focused\n"))
    focus("v", in: stage)
    #expect(stage.screen.hasPrefix("reads scene\n"))
  }

  @Test func theNoteIsClearedThroughTheFocusedBinding() {  // R57, R52
    struct Editor: View {
      @State private var note = ""
      var body: some View {
        TextEditor(text: $note).accessibilityLabel("note").focusedValue(\.note, $note).frame(height: 32)
        Text("note is \(note)")
      }
    }
    struct Clear: View {
      @FocusedBinding(\.note) private var note
      var body: some View {
        Button("clear") { note = "" }
        Button("nothing") { note = nil }
        Text("bound \(note ?? "nil")")
      }
    }
    let stage = Stage {
      Editor()
      Clear()
    }
    #expect(stage.screen.contains("bound nil"))
    focus("note", in: stage)
    stage.type("text")
    #expect(stage.screen.contains("bound text"))
    focus("nothing", in: stage)
    #expect(stage.screen.contains("note is text"))
    focus("clear", in: stage)
    #expect(stage.keyboard == "note")
    #expect(stage.screen.contains("bound \n") || stage.screen.hasSuffix("bound"))
    stage.type("again")
    stage.keys("Escape")
    focus("clear", in: stage)
    #expect(stage.screen.contains("note is again"))
    #expect(stage.screen.contains("bound nil"))
  }

  @Test func aClosureIsCalledAsItIsNow() {
    struct Publisher: View {
      @State private var n = 0
      let log: Log
      var body: some View {
        Field(name: "t").focusedSceneValue(\.action) { log("called \(n)") }
        Button("more") { n += 1 }
      }
    }
    struct Caller: View {
      @FocusedValue(\.action) private var action
      var body: some View { Button("call") { action?() } }
    }
    let stage = Stage {
      Publisher(log: log)
      Caller()
    }
    focus("call", in: stage)
    focus("more", in: stage)
    focus("call", in: stage)
    #expect(log.take() == ["called 0", "called 1"])
  }

  @Test func readingWhatOneselfPublishesEnds() {
    struct Both: View {
      @FocusedValue(\.action) private var action
      var body: some View { Text(action == nil ? "none" : "some").focusedSceneValue(\.action) {} }
    }
    let stage = Stage(on: []) { Both() }
    #expect(stage.screen == "some")
  }

  @Test func anObjectIsFoundByItsTypeAndFollowed() {  // R58
    final class Model: ObservableObject {
      @Published var name: String
      init(_ name: String) { self.name = name }
    }
    struct ObjectReader: View {
      @FocusedObject private var model: Model?
      var body: some View {
        Text("model \(model?.name ?? "nil")")
        Button("rename") { $model?.name.wrappedValue = "renamed" }
      }
    }
    let (outer, inner) = (Model("outer"), Model("inner"))
    let stage = Stage {
      ObjectReader()
      VStack {
        Field(name: "t").focusedObject(inner)
        Field(name: "u")
      }
      .focusedObject(outer)
      Field(name: "v")
    }
    #expect(stage.screen.hasPrefix("model nil"))
    focus("t", in: stage)
    #expect(stage.screen.hasPrefix("model inner"))
    focus("rename", in: stage)
    #expect(stage.screen.hasPrefix("model renamed"))
    #expect(inner.name == "renamed")
    focus("u", in: stage)
    stage.app { outer.name = "new" }
    #expect(stage.screen.hasPrefix("model new"))
    focus("v", in: stage)
    #expect(stage.screen.hasPrefix("model nil"))
  }
}
