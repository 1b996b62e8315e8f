import EarshotAccessibility
import Foundation
import Testing

@testable import EarshotEngine

/// One line of the table of utterances: a node, its surroundings, and what is spoken.
struct UtteranceCase: Decodable, CustomTestStringConvertible {
  var id: String
  var label: String?
  var value: String?
  var hint: String?
  var traits: [String]
  var tab: [Int]?
  var entering: [String]?
  var hints: Bool?
  var isExpanded: Bool?
  var headingLevel: Int?
  var customActions: [String]?
  var insertionPoint: String?
  var description: String
  var hintSpoken: String?
  var normalized: String

  var testDescription: String { id }

  static let all: [UtteranceCase] = {
    do {
      let url = Bundle.module.url(forResource: "Fixtures/utterances", withExtension: "json")
      return try JSONDecoder().decode([UtteranceCase].self, from: Data(contentsOf: #require(url)))
    } catch {
      Issue.record(error)
      return []
    }
  }()

  static let traitNames: [String: AccessibilityTraits] = [
    "isButton": .isButton, "isLink": .isLink, "isHeader": .isHeader, "isSearchField": .isSearchField,
    "isImage": .isImage, "isSelected": .isSelected, "playsSound": .playsSound,
    "isKeyboardKey": .isKeyboardKey, "isStaticText": .isStaticText, "isSummaryElement": .isSummaryElement,
    "isNotEnabled": .isNotEnabled, "updatesFrequently": .updatesFrequently,
    "startsMediaSession": .startsMediaSession, "isAdjustable": .isAdjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "isTabBar": .isTabBar, "isToggle": .isToggle, "isTextField": .isTextField, "isEditing": .isEditing,
    "isSecure": .isSecure, "isTextEditor": .isTextEditor, "isBackButton": .isBackButton, "isTab": .isTab,
  ]

  static let insertionPoints: [String: InsertionPoint] = ["start": .start, "end": .end, "middle": .middle]

  func node() throws -> AccessibilityNode {
    let traits = try traits.map { try #require(Self.traitNames[$0]) }
    return AccessibilityNode(
      id: NodeID(1), traits: traits.reduce([]) { $0.union($1) }, label: label ?? "", value: value ?? "",
      hint: hint ?? "", customActions: customActions ?? [], headingLevel: headingLevel ?? 0,
      isExpanded: isExpanded, insertionPoint: insertionPoint.flatMap { Self.insertionPoints[$0] })
  }

  func utterance() throws -> Utterance {
    var verbosity = Verbosity()
    verbosity.hints = hints ?? true
    let composer = UtteranceComposer(verbosity: verbosity)
    let surroundings = UtteranceComposer.Surroundings(
      entering: entering ?? [], tab: tab.map { ElementPosition(index: $0[0], count: $0[1]) })
    return Utterance(
      sequence: 1, time: .zero, element: NodeID(1), cause: .command,
      content: .landing(SpokenParts(try node()), surroundings, composer))
  }
}

@Suite struct UtteranceTableTests {
  @Test(arguments: UtteranceCase.all) func isSpokenAsRecorded(_ line: UtteranceCase) throws {
    let utterance = try line.utterance()
    #expect(utterance.normalized == line.normalized)
    #expect(normalizedSpeech(utterance.description) == normalizedSpeech(line.description))
    #expect(normalizedSpeech(utterance.hint) == normalizedSpeech(line.hintSpoken ?? ""))
  }

  @Test func theTableIsComplete() {
    #expect(UtteranceCase.all.count == 103)
    #expect(Set(UtteranceCase.all.map(\.id)).count == 103)
  }

  @Test func renderingsOfOneElementHaveOneNormalForm() {
    let forms = [
      "Label, Switch button, on, Double tap to toggle setting",
      "Label. Switch Button. On. “Double-tap” to toggle setting.",
      "label switch button ON  double tap to\ttoggle setting",
    ]
    #expect(Set(forms.map(normalizedSpeech)) == ["label switch button on double tap to toggle setting"])
    #expect(normalizedSpeech("12 o’clock") == "12 o clock")
  }
}
