import EarshotAccessibility
import EarshotEngine
import Testing

/// The keyboard focus and VoiceOver's cursor (R50, R51; design §11, 33).
@Suite struct EditingSpeechTests {
  let editing =
    "Email, Text field, is editing, insertion point at start, Use the rotor to access Misspelled Words"

  func sketches(caret: InsertionPoint?) -> [Sketch] {
    [.text("title"), .field("Email").with { $0.insertionPoint = caret }]
  }

  @Test("R50: moving to a field does not give it the keyboard focus")
  func theCursorDoesNotMoveTheKeyboard() {
    let stage = Stage(sketches(caret: nil))
    stage.move(to: "Email")
    #expect(stage.engine.tree.keyboardFocus == nil)
    #expect(stage.spoken.last == "Email, Text field, Double tap to edit")
  }

  @Test("R50: activating asks the host, and the field is then spoken as it is being edited")
  func anActivatedFieldIsSpokenInItsEditingForm() {
    let stage = Stage(sketches(caret: nil))
    stage.move(to: "Email")
    stage.listen()
    let outcome = stage.perform(.activate)
    #expect(
      outcome.requests == [
        ActionRequest(target: stage.id("Email"), action: .activate, technology: .voiceOver)
      ])
    stage.show(sketches(caret: .start), keyboard: "Email")
    stage.settle()
    #expect(stage.spoken == [editing])
    #expect(stage.engine.utterances.last?.cause == .keyboardFocus)
    #expect(stage.engine.items.stops.count == 2)
  }

  @Test("R51: the keyboard focus pulls VoiceOver's cursor")
  func theKeyboardPullsTheCursor() {
    let stage = Stage(sketches(caret: nil))
    let flag = stage.flag("f", on: "Email")
    stage.listen()
    stage.show(sketches(caret: .start), keyboard: "Email")
    #expect(stage.settle() == ["f=true"])
    #expect(flag.value)
    #expect(stage.voiceOver == "Email")
    #expect(stage.spoken == [editing])
  }

  @Test("R51: ending the editing leaves the cursor where it is")
  func endingTheEditingLeavesTheCursor() {
    let stage = Stage(sketches(caret: nil))
    stage.show(sketches(caret: .start), keyboard: "Email")
    stage.settle()
    stage.listen()
    stage.show(sketches(caret: nil))
    #expect(stage.settle() == [])
    #expect(stage.voiceOver == "Email")
    #expect(stage.spoken == [])
  }

  @Test("R51: an accessibility request in the same turn decides")
  func aRequestOverridesTheKeyboard() {
    let stage = Stage(sketches(caret: nil) + [.text("other")])
    let flag = stage.flag("f", on: "other")
    stage.listen()
    flag.value = true
    stage.show(sketches(caret: .start) + [.text("other")], keyboard: "Email")
    #expect(stage.settle() == ["f=true"])
    #expect(stage.spoken == ["other"])
  }

  @Test("R51: the coupling can be switched off")
  func withoutTrackingTheCursorStays() {
    let stage = Stage(sketches(caret: nil))
    stage.engine.settings.cursorTracking = false
    stage.listen()
    stage.show(sketches(caret: .start), keyboard: "Email")
    stage.settle()
    #expect(stage.voiceOver == "title")
    #expect(stage.spoken == [])
  }

  @Test("R51: the scanner's highlight is not pulled (design §11, 23)")
  func theScannerStays() {
    let stage = Stage([.button("a"), .field("Email")], on: [.switchControl])
    stage.show([.button("a"), .field("Email")], keyboard: "Email")
    stage.settle()
    #expect(stage.scanner == "a")
  }

  @Test func aCaretAtTheEndIsSaidAndOneInTheMiddleIsNot() {
    let stage = Stage(sketches(caret: nil))
    stage.listen()
    stage.show(sketches(caret: .end), keyboard: "Email")
    stage.settle()
    stage.show(sketches(caret: .middle), keyboard: "Email")
    stage.move(to: "title")
    stage.move(to: "Email")
    #expect(
      stage.spoken == [
        "Email, Text field, is editing, insertion point at end, Use the rotor to access Misspelled Words",
        "title", "Email, Text field, is editing, Use the rotor to access Misspelled Words",
      ])
  }

  @Test func aSearchFieldThatIsEditedSaysSo() {
    let search = Sketch(role: .searchField, label: "Search")
    let stage = Stage([search])
    stage.listen()
    stage.show([search], keyboard: "Search")
    stage.settle()
    #expect(stage.spoken == ["Search, Search field, is editing, Use the rotor to access Misspelled Words"])
  }
}
