import EarshotAccessibility
import EarshotEngine
import Testing

@testable import EarshotHost
@testable import EarshotUI

private enum Field: String, Hashable {
  case a, b, c, n
}

@MainActor @Suite struct FocusStructureTests {
  private struct Structured<Content: View>: View {
    @AccessibilityFocusState private var f: Field?
    let request: Handle<Field?>
    let log: Log
    @ViewBuilder let content: (AccessibilityFocusState<Field?>.Binding) -> Content
    var body: some View {
      VStack {
        Button("go") { f = .a }
        content($f)
        Text("end")
      }
      .onChange(of: f) { log("\($0?.rawValue ?? "nil") \($1?.rawValue ?? "nil")") }
    }
  }

  private func stage<V: View>(
    _ log: Log, @ViewBuilder _ content: @escaping (AccessibilityFocusState<Field?>.Binding) -> V
  ) -> Stage {
    Stage { Structured(request: Handle(nil), log: log, content: content) }
  }

  private func go(_ stage: Stage) -> TurnResult {
    stage.move(to: "go")
    return stage.perform(.activate)
  }

  @Test func aMergedElementTakesTheBindingsOfItsParts() {  // R35
    let log = Log()
    let stage = stage(log) { f in
      HStack {
        Text("x").accessibilityFocused(f, equals: .a); Text("y")
      }.accessibilityElement(children: .combine)
    }
    _ = go(stage)
    #expect(stage.voiceOver == "x, y")
    #expect(log.take() == ["nil a"])
  }

  @Test func anIgnoredChildHasNoElement() {  // R36
    let log = Log()
    let stage = stage(log) { f in
      HStack { Text("x").accessibilityFocused(f, equals: .a) }
        .accessibilityElement(children: .ignore).accessibilityLabel("whole").accessibilityFocused(
          f, equals: .b)
    }
    _ = go(stage)
    #expect(stage.voiceOver == "go")
    stage.move(to: "whole")
    #expect(log.take() == ["nil b"])
  }

  @Test func aBindingAroundAContainerMatchesEveryDescendant() {  // R37
    let log = Log()
    let stage = stage(log) { f in
      VStack {
        Text("x"); Text("y")
      }.accessibilityElement(children: .contain).accessibilityFocused(f, equals: .a)
    }
    let result = go(stage)
    #expect(result.diagnostics == [])
    #expect(stage.voiceOver == "x")
    stage.move(to: "y")
    #expect(log.take() == ["nil a"])
    stage.move(to: "end")
    #expect(log.take() == ["a nil"])
  }

  @Test func aBindingOnAStackIsOnEachOfItsElements() {  // R38; no warning, design §11, 19
    let log = Log()
    let stage = stage(log) { f in
      VStack {
        Text("x"); Text("y")
      }.accessibilityFocused(f, equals: .a)
    }
    let result = go(stage)
    #expect(result.diagnostics == [])
    #expect(stage.voiceOver == "x")
    stage.move(to: "y")
    #expect(log.take() == ["nil a"])
  }

  @Test func oneValueOnTwoViewsIsReported() {  // R18
    let stage = stage(Log()) { f in
      Text("x").accessibilityFocused(f, equals: .a)
      Text("y").accessibilityFocused(f, equals: .a)
    }
    let result = go(stage)
    #expect(stage.voiceOver == "x")
    #expect(result.diagnostics.count == 1)
  }

  @Test func twoValuesOnOneViewBothLeadThere() {  // R19
    struct Twice: View {
      @AccessibilityFocusState private var f: Field?
      var body: some View {
        Button("to b") { f = .b }.accessibilityFocused($f, equals: .a).accessibilityFocused($f, equals: .b)
        Text("x")
      }
    }
    let stage = Stage { Twice() }
    #expect(stage.focus("Twice.f") == ".a")
    stage.perform(.activate)
    #expect(stage.voiceOver == "to b")
    #expect(stage.focus("Twice.f") == ".b")
  }

  @Test func twoPropertiesOnOneElementChangeTogether() {  // R20
    struct Both: View {
      @AccessibilityFocusState private var x: Bool
      @AccessibilityFocusState private var f: Field?
      let log: Log
      var body: some View {
        VStack {
          Text("other")
          Button("a") { x = false }.accessibilityFocused($x).accessibilityFocused($f, equals: .a)
        }
        .onChange(of: x) { log("x \($1) \(f?.rawValue ?? "nil")") }
        .onChange(of: f) { log("f \(x) \($1?.rawValue ?? "nil")") }
      }
    }
    let log = Log()
    let stage = Stage { Both(log: log) }
    stage.move(to: "a")
    #expect(log.take().sorted() == ["f true a", "x true a"])
    stage.perform(.activate)
    #expect(stage.voiceOver == nil)
    #expect(log.take().sorted() == ["f false nil", "x false nil"])
  }

  @Test func aHiddenElementCannotBeFocused() {  // R39
    let log = Log()
    let hidden = Handle(true)
    let stage = stage(log) { f in
      Driven(hidden) { $hidden in Text("x").accessibilityHidden(hidden).accessibilityFocused(f, equals: .a) }
    }
    _ = go(stage)
    #expect(stage.voiceOver == "go")
    stage.app { hidden.value = false }
    _ = go(stage)
    #expect(stage.voiceOver == "x")
    stage.app { hidden.value = true }
    #expect(stage.voiceOver == "end")
    #expect(log.take() == ["nil a", "a nil"])
  }

  @Test func aRemovedElementHandsTheCursorOnInOneStep() {  // R40
    let log = Log()
    let shows = Handle(true)
    let stage = stage(log) { f in
      Driven(shows) { $shows in if shows { Text("x").accessibilityFocused(f, equals: .a) } }
      Text("y").accessibilityFocused(f, equals: .b)
    }
    stage.move(to: "x")
    _ = log.take()
    stage.app { shows.value = false }
    #expect(stage.voiceOver == "y")
    #expect(log.take() == ["a b"])
  }

  @Test func changedContentKeepsTheCursor() {  // R41
    let text = Handle("x")
    let stage = stage(Log()) { f in Driven(text) { $text in Text(text).accessibilityFocused(f, equals: .a) } }
    stage.move(to: "x")
    stage.app { text.value = "z" }
    #expect(stage.voiceOver == "z")
  }

  @Test func sortPriorityAndModalityDecideWhatIsReached() {  // R42
    let modal = Handle(false)
    let stage = Stage {
      Text("later")
      Text("first").accessibilitySortPriority(1)
      Driven(modal) { $modal in
        if modal {
          VStack { Text("inside") }.accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
        }
      }
    }
    #expect(stage.voiceOver == "first")
    stage.perform(.next)
    #expect(stage.voiceOver == "later")
    stage.app { modal.value = true }
    #expect(stage.voiceOver == "inside")
  }

  @Test func disabledControlsAreForVoiceOverOnly() {  // R43
    let stage = Stage(on: [.voiceOver, .switchControl]) {
      Button("off") {}.disabled(true)
      Button("on") {}
    }
    #expect(stage.voiceOver == "off")
    #expect(stage.scanner == "on")
  }

  @Test func whatDisappearsMayStillWriteTheFocusOfWhatStays() {  // R27
    struct Screen: View {
      @State private var shows = true
      @AccessibilityFocusState private var f: Field?
      var body: some View {
        VStack {
          Button("hide") { shows = false }
          Button("a") {}.accessibilityFocused($f, equals: .a)
          if shows { Text("note").onDisappear { f = .a } }
        }
      }
    }
    let stage = Stage { Screen() }
    stage.move(to: "hide")
    stage.perform(.activate)
    #expect(stage.voiceOver == "a")
    #expect(stage.focus("Screen.f") == ".a")
  }
}
