import EarshotAccessibility
import Testing

@testable import EarshotEngine

/// Words as data (`voiceover.md` 2.11).
@Suite("Languages (voiceover.md 2.11)") struct LanguageTests {
  @Test(arguments: [StringTable.english, .german, .arabic]) func theBuiltInTablesAreComplete(
    _ table: StringTable
  ) {
    #expect(table.missing == [])
    for (phrase, text) in table.phrases {
      guard case .counted(let forms) = text else { continue }
      let needed = Set((0...120).map(table.plurals.category))
      #expect(needed.subtracting(forms.keys) == [], "\(table.language): \(phrase)")
    }
  }

  /// The same things are filled in, whatever the language.
  @Test(arguments: [StringTable.german, .arabic]) func everyPlaceholderIsThere(_ table: StringTable) {
    for (phrase, text) in StringTable.english.phrases {
      guard case .fixed(let english) = text, case .fixed(let other) = table.phrases[phrase] else { continue }
      for mark in ["{0}", "{1}", "{2}"] {
        #expect(english.contains(mark) == other.contains(mark), "\(table.language): \(phrase)")
      }
    }
  }

  private func read(_ language: String, _ node: AccessibilityNode, _ around: Surroundings = .init()) -> String
  {
    UtteranceComposer(language: language).landing(on: node, in: around).joined()
  }

  private func node(_ role: Role, _ label: String, _ edit: (inout AccessibilityNode) -> Void = { _ in })
    -> AccessibilityNode
  {
    var node = AccessibilityNode(id: NodeID(1), role: role, label: label)
    edit(&node)
    return node
  }

  @Test func theUsersLanguageIsSpoken() {
    let toggle = node(.toggle, "WLAN") { $0.value = "1" }
    #expect(read("de", toggle) == "WLAN, Umschalttaste, Ein, Zum Umschalten doppeltippen")
    let dimmed = node(.button, "Senden") { $0.traits.formUnion([.isNotEnabled, .isSelected]) }
    #expect(read("de-AT", dimmed) == "Auswahl, Senden, Grau dargestellt, Taste")
    var tab = Surroundings()
    tab.isTab = true
    tab.position = ElementPosition(index: 2, count: 5)
    #expect(read("de", node(.button, "Suche"), tab) == "Suche, Tab, 2 von 5")
  }

  @Test func numbersAreWrittenInTheLanguagesDigitsAndForms() {
    var place = Surroundings()
    place.position = ElementPosition(index: 3, count: 12)
    #expect(read("ar", node(.button, "إرسال"), place) == "إرسال, زر, ٣ من ١٢")
    let words = Words(.arabic)
    #expect(
      [0, 1, 2, 3, 11, 100].map { words(.itemCount, count: $0) } == [
        "لا عناصر", "عنصر واحد", "عنصران", "٣ عناصر", "١١ عنصرًا", "١٠٠ عنصر",
      ])
    #expect([1, 2].map { Words.english(.characterCount, count: $0) } == ["1 character", "2 characters"])
  }

  @Test func anElementMayHaveALanguageOfItsOwn() {
    let german = Sketch.button("Senden").with { $0.details.language = "de" }
    let stage = Stage([german, .button("Send")])
    stage.perform(.next)
    #expect(stage.spoken == ["Senden, Taste", "Send, Button"])
    #expect(stage.engine.utterances.utterances.map(\.language) == ["de", ""])
    stage.listen()
    stage.perform(.previous)
    stage.show([
      Sketch.button("Gesendet").with { $0.details.language = "de" }.named("Senden"), .button("Send"),
    ])
    stage.settle()
    #expect(stage.spoken == ["Senden, Taste", "Gesendet"])
    #expect(stage.engine.utterances.last?.language == "de")
  }

  @Test func aLanguageWithoutWordsIsReportedOnce() {
    let french = { (label: String) in Sketch.button(label).with { $0.details.language = "fr" } }
    let stage = Stage([french("Envoyer"), french("Annuler")])
    stage.perform(.next)
    #expect(stage.spoken == ["Envoyer, Button", "Annuler, Button"])
    #expect(stage.engine.takeDiagnostics() == [.unknownLanguage("fr", known: ["ar", "de", "en"])])
  }

  @Test func missingWordsFallBackToEnglishAndAreReported() {
    let sparse = StringTable(language: "eo", plurals: .oneAndOther, phrases: [.button: "Butono"])
    var settings = EngineSettings()
    settings.language = "eo"
    let engine = Engine(settings: settings, languages: StringTables([sparse]))
    let missing = Phrase.allCases.filter { $0 != .button }
    #expect(engine.takeDiagnostics() == [.missingPhrases(language: "eo", missing)])
    #expect(engine.words(.button) == "Butono")
    #expect(engine.words(.link) == "Link")
    #expect(engine.words.position(1, of: 2) == "1 of 2")
  }

  @Test func theUsersLanguageCanChangeAtAnyTime() {
    let stage = Stage([.button("Send"), .button("Cancel")])
    stage.engine.settings.language = "de"
    stage.perform(.next)
    stage.engine.settings.language = "en"
    stage.perform(.previous)
    #expect(stage.spoken == ["Send, Button", "Cancel, Taste", "Send, Button"])
  }
}
