import EarshotEngine
import Testing

@testable import EarshotHost
@testable import EarshotUI

private enum Field: String, Hashable {
  case one, two, three
}

private struct Fields: View {
  @State private var texts = ["", "", ""]
  @FocusState private var k: Field?
  @AccessibilityFocusState private var cursor: Field?
  @State private var isDisabled = false
  @State private var shows = false
  let log: Log

  var body: some View {
    VStack {
      TextField("one", text: $texts[0]).focused($k, equals: .one).accessibilityFocused($cursor, equals: .one)
        .disabled(isDisabled)
      TextField("two", text: $texts[1]).focused($k, equals: .two).accessibilityFocused($cursor, equals: .two)
      if shows { TextField("three", text: $texts[2]).focused($k, equals: .three) }
      Button("to two") { k = .two }
      Button("to three") { k = .three }
      Button("show three") {
        k = .three
        shows = true
      }
      Button("none") { k = nil }
      Button("disable") { isDisabled = true }
      Button("both") {
        k = .two
        cursor = .one
      }
    }
    .onChange(of: k) { log("\($0?.rawValue ?? "nil") \($1?.rawValue ?? "nil")") }
  }
}

@MainActor @Suite struct KeyboardFocusTests {
  private let log = Log()

  private func stage(settings: SessionSettings = SessionSettings()) -> Stage {
    Stage(settings: settings) { Fields(log: log) }
  }

  private func press(_ label: String, in stage: Stage) {
    stage.move(to: label)
    stage.perform(.activate)
  }

  @Test func activatingAFieldFocusesIt() {  // R50
    let stage = stage()
    stage.move(to: "two")
    #expect(stage.keyboard == nil)
    stage.perform(.activate)
    #expect(stage.keyboard == "two")
    #expect(log.take() == ["nil two"])
    stage.move(to: "one")
    #expect(stage.keyboard == "two")
  }

  @Test func writingMovesTheFocusAndTheCursorFollows() {  // R48, R51
    let stage = stage()
    press("to two", in: stage)
    #expect(stage.keyboard == "two")
    #expect(stage.voiceOver == "two")
    #expect(stage.focus("Fields.cursor") == ".two")
    press("none", in: stage)
    #expect(stage.keyboard == nil)
    #expect(stage.voiceOver == "none")
    #expect(log.take() == ["nil two", "two nil"])
  }

  @Test func withoutTrackingTheCursorStays() {  // R51
    var settings = SessionSettings()
    settings.engine.cursorTracking = false
    let stage = stage(settings: settings)
    press("to two", in: stage)
    #expect(stage.keyboard == "two")
    #expect(stage.voiceOver == "to two")
  }

  @Test func theCursorsOwnRequestDecidesWhereItGoes() {  // R51
    let stage = stage()
    press("both", in: stage)
    #expect(stage.keyboard == "two")
    #expect(stage.voiceOver == "one")
  }

  @Test func aFieldThatIsNotThereIsNotFocusedLater() {  // R11–R13
    let stage = stage()
    press("to three", in: stage)
    #expect(stage.keyboard == nil)
    press("show three", in: stage)
    #expect(stage.keyboard == "three")
    #expect(log.take() == ["nil three"])
  }

  @Test func aFieldThatAppearsInALaterRoundOfTheTurnIsFocused() {  // design §11, 11
    struct Late: View {
      @State private var asked = false
      @State private var shows = false
      @State private var text = ""
      @FocusState private var k: Bool
      var body: some View {
        VStack {
          Button("go") {
            k = true
            asked = true
          }
          if shows { TextField("late", text: $text).focused($k) }
        }
        .onChange(of: asked) { shows = true }
      }
    }
    let stage = Stage { Late() }
    stage.perform(.activate)
    #expect(stage.keyboard == "late")
    #expect(stage.focus("Late.k") == "true")
  }

  @Test func disablingTheFieldEndsTheFocus() {
    let stage = stage()
    stage.move(to: "one")
    stage.perform(.activate)
    press("disable", in: stage)
    #expect(stage.keyboard == nil)
    #expect(log.take() == ["nil one", "one nil"])
  }

  @Test func aButtonNeverTakesTheFocusWhenACursorPressesIt() {  // R52
    let stage = stage(settings: .interactive)
    stage.move(to: "one")
    stage.perform(.activate)
    stage.move(to: "to three")
    stage.perform(.activate)
    #expect(stage.keyboard == "one")
  }

  @Test func tabGoesThroughTheFieldsAndAround() {  // R52
    let stage = stage()
    var seen: [String?] = []
    for _ in 0..<3 {
      stage.keys("Tab")
      seen.append(stage.keyboard)
    }
    #expect(seen == ["one", "two", "one"])
    stage.keys("Shift+Tab")
    #expect(stage.keyboard == "two")
    #expect(stage.voiceOver == "two")
  }

  @Test func withKeyboardNavigationTabReachesButtonsAndEnterPressesThem() {  // R52, design §11, 22
    let log = Log()
    let stage = Stage(on: [], settings: .interactive) {
      ScrollView {
        Text("text"); Button("first") { log("first") }
      }
      Button("second") { log("second") }.disabled(true)
      HStack {
        Text("x"); Button("third") { log("third") }
      }.accessibilityElement(children: .combine)
      Text("hidden").accessibilityHidden(true)
    }
    stage.keys("Tab", "Enter", "Tab", "Space", "Tab", "Enter", "Shift+Tab", "Enter")
    #expect(log.take() == ["first", "third", "first", "third"])
  }

  @Test func withNothingToFocusTabDoesNothing() {
    let stage = Stage { Text("a") }
    stage.keys("Tab", "Shift+Tab")
    #expect(stage.keyboard == nil)
  }

  @Test func anotherValueAroundTheFocusIsFollowed() {
    struct Relabelled: View {
      @State private var value = Field.one
      @State private var text = ""
      @FocusState private var k: Field?
      var body: some View {
        TextField("field", text: $text).focused($k, equals: value)
        Button("change") { value = .two }
      }
    }
    let stage = Stage { Relabelled() }
    stage.perform(.activate)
    #expect(stage.focus("Relabelled.k") == ".one")
    stage.move(to: "change")
    stage.perform(.activate)
    #expect(stage.focus("Relabelled.k") == ".two")
  }

  @Test func escapeEndsEditingAndTypingGoesToTheField() {
    let stage = stage()
    stage.keys("Tab", "h", "i", "Escape")
    #expect(stage.keyboard == nil)
    #expect(stage.screen.hasPrefix("[hi "))
    stage.keys("x")
    #expect(stage.screen.hasPrefix("[hi "))
  }
}

/// A control that takes the place of the one with the focus.
@Suite @MainActor struct ReplacedControlTests {
  private struct PasswordView: View {
    @State private var isVisible = false
    @State private var password = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        if isVisible {
          TextField("Password", text: $password).focused($isFocused)
        } else {
          SecureField("Password", text: $password).focused($isFocused)
        }
        Button("Show") {
          isVisible.toggle()
          isFocused = true
        }
      }
    }
  }

  @Test func aRequestForTheValueItHasMovesTheFocusToTheNewControl() {
    let stage = Stage { PasswordView() }
    stage.perform(.activate)
    stage.type("a")
    stage.move(to: "Show")
    stage.perform(.activate)
    #expect(stage.keyboard == "Password")
    #expect(stage.focus("PasswordView.isFocused") == "true")
    stage.type("b")
    #expect(stage.screen.contains("[ab"))
  }
}

/// Requests for the keyboard focus that nobody can meet.
@Suite @MainActor struct UnmetKeyboardRequestTests {
  private enum Field: Hashable { case disabled, missing }

  private struct Desk: View {
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        TextField("off", text: .constant("")).focused($field, equals: .disabled).disabled(true)
        Button("disabled") { field = .disabled }
        Button("missing") { field = .missing }
      }
    }
  }

  @Test(arguments: ["disabled", "missing"])
  func theyAreToldAtTheEndOfTheTurn(name: String) {
    let stage = Stage { Desk() }
    stage.move(to: name)
    #expect(
      stage.perform(.activate).diagnostics == [
        "Desk.field was set to .\(name), but no control that can have the keyboard focus carries that value; the "
          + "property stays as it was. Set it in the turn that shows the control."
      ])
    #expect(stage.focus("Desk.field") == "nil")
  }
}
