import EarshotAccessibility
import Testing

@testable import EarshotEngine

/// Where a Mac says other things than a phone, and what the settings for speech change (`voiceover.md` 7).
@Suite("Profiles and verbosity (voiceover.md 7)") struct ProfileTests {
  private func node(_ role: Role, _ label: String, _ edit: (inout AccessibilityNode) -> Void = { _ in })
    -> AccessibilityNode
  {
    var node = AccessibilityNode(id: NodeID(1), role: role, label: label)
    edit(&node)
    return node
  }

  private func mac(_ node: AccessibilityNode) -> String {
    UtteranceComposer(profile: .macOS).landing(on: node).joined()
  }

  private func read(_ node: AccessibilityNode, _ edit: (inout Verbosity) -> Void) -> String {
    var verbosity = Verbosity()
    edit(&verbosity)
    return UtteranceComposer(verbosity: verbosity).landing(on: node).joined()
  }

  @Test func aMacSaysStatesBeforeRolesAndItsOwnWords() {
    let toggle = node(.toggle, "Wi-Fi") { $0.value = "1" }
    #expect(mac(toggle) == "Wi-Fi, on, switch, To change this setting, press Control-Option-Space")
    #expect(mac(node(.button, "Send")) == "Send, button, To click this button, press Control-Option-Space")
    #expect(mac(node(.button, "Send") { $0.traits.insert(.isNotEnabled) }) == "Send, dimmed, button")
    let field = node(.textField, "Name") { $0.value = "Ada" }
    #expect(mac(field) == "Name, Ada, edit text, To enter text in this field, type")
    #expect(mac(node(.heading, "News") { $0.headingLevel = 2 }) == "News, heading, level 2")
  }

  @Test func rolesGoBeforeBehindOrAway() {
    let toggle = node(.toggle, "Wi-Fi") { $0.value = "1" }
    #expect(
      read(toggle) { $0.controls = .before } == "Switch button, Wi-Fi, on, Double tap to toggle setting")
    #expect(read(toggle) { $0.controls = .none } == "Wi-Fi, on, Double tap to toggle setting")
  }

  @Test func withoutHintsAHintThatStandsForTheNameStays() {
    let save = node(.button, "Save") { $0.hint = "Saves" }
    #expect(read(save) { $0.hints = false } == "Save, Button")
    #expect(read(node(.button, "") { $0.hint = "Saves" }) { $0.hints = false } == "Saves, Button")
    #expect(
      read(node(.textField, "") { $0.hint = "Your name" }) { _ in }
        == "Your name, Text field, Double tap to edit")
  }

  @Test func marksAreNamedAsFarAsIsWanted() {
    let text = node(.text, "Me & you (50%), ok?")
    #expect(read(text) { $0.punctuation = .none } == "Me & you (50%), ok?")
    #expect(read(text) { $0.punctuation = .some } == "Me and you (50 percent ), ok?")
    #expect(
      read(text) { $0.punctuation = .all }
        == "Me and you left paren 50 percent right paren comma ok question mark")
  }

  @Test func anElementMayAskForItsMarksOrLetters() {
    let pin = node(.text, "A1!") { $0.details.speech = .spellsOutCharacters }
    #expect(read(pin) { _ in } == "A 1 exclamation mark")
    let code = node(.text, "a;b") { $0.details.speech = .includesPunctuation }
    #expect(read(code) { _ in } == "a semicolon b")
  }

  @Test func moreContentIsToldInWordsByASoundOrNotAtAll() {
    let dog = Sketch.text("Bailey").with {
      $0.details.customContent = [CustomContent(label: "Age", value: "3 years")]
    }
    func heard(_ notice: Verbosity.Notice) -> (String, [Sound]) {
      let stage = Stage([.text("Before"), dog])
      stage.engine.settings.verbosity.moreContent = notice
      stage.perform(.next)
      return (stage.spoken.last ?? "", stage.signals)
    }
    #expect(heard(.speech) == ("Bailey, More content available", []))
    #expect(heard(.sound) == ("Bailey", [.moreContent]))
    #expect(heard(.none) == ("Bailey", []))
  }

  @Test func actionsValuesAndTablePartsCanBeLeftOut() {
    let item = node(.button, "Mail") {
      $0.value = "3 new"
      $0.customActions = ["Archive"]
    }
    #expect(read(item) { $0.actions = false } == "Mail, 3 new, Button")
    #expect(read(item) { $0.values = false } == "Mail, Button, Actions available")
    var around = Surroundings()
    around.cell = Surroundings.CellPlace(
      cell: TableCell(row: 0, column: 1), isFirstInRow: true, headers: ["Name"])
    func cell(_ edit: (inout Verbosity) -> Void) -> String {
      var verbosity = Verbosity()
      edit(&verbosity)
      return UtteranceComposer(verbosity: verbosity).landing(on: node(.cell, "Ada"), in: around).joined()
    }
    #expect(cell { _ in } == "Name, Ada, Row 1, Column 2")
    #expect(cell { $0.tableHeaders = false } == "Ada, Row 1, Column 2")
    #expect(cell { $0.tableCoordinates = false } == "Name, Ada")
  }

  @Test func aPickerWheelSaysSelectedBehindItsText() {
    let wheel = node(.pickerItem, "22") { $0.traits.insert(.isSelected) }
    #expect(read(wheel) { $0.hints = false } == "22, selected, Picker Item, adjustable")
  }

  @Test func aHandleSaysHowItIsDragged() {
    let handle = node(.button, "Reorder Mail") { $0.traits.insert(.isDraggable) }
    #expect(
      read(handle) { _ in }
        == "Reorder Mail, Button, draggable, Double tap and hold, wait for the sound, then drag to rearrange")
  }

  @Test func thePlainRenderingHasNoCommas() {
    let stage = Stage([Sketch.button("Set 1 done").with { $0.traits.insert(.isSelected) }])
    #expect(stage.engine.utterances.last?.plain == "selected Set 1 done Button")
  }
}
