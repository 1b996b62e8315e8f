import EarshotAccessibility
import Foundation

@testable import EarshotEngine

/// One line of the utterance table: what an element is, and what is spoken of it. The format is described in the file
/// itself.
struct DescriptionCase: Decodable {
  let id: String
  let kind: String
  let properties: Properties
  let expected: String
  let expectedDescription: String
  let expectedHint: String
  let trailer: [String]
  let normalized: String
  let accept: [String]?

  struct Properties: Decodable {
    let label: String?
    let value: String?
    let hint: String?
    let traits: [String]
    let isEnabled: Bool?
    let isEditing: Bool?
    let insertionPoint: String?
    let role: String?
    let headingLevel: Int?
    let expandedStatus: String?
    let customActions: [String]?
    let customContent: [Content]?
    let context: Context?
    let entering: [String]?
    let verbosity: VerbosityChange?
    let event: String?
  }

  struct Content: Decodable {
    let label: String
    let value: String
    let importance: String
  }

  struct Header: Decodable {
    let label: String?
    let value: String?
  }

  struct Context: Decodable {
    let type: String
    let index: Int?
    let count: Int?
    let row: Int?
    let column: Int?
    let rowSpan: Int?
    let columnSpan: Int?
    let isFirstInRow: Bool?
    let rowHeaders: [Header]?
    let columnHeaders: [Header]?
  }

  struct VerbosityChange: Decodable {
    let traits: String?
    let hints: Bool?
    let containers: Bool?
    let table: Bool?
    let value: Bool?
  }

  private struct Table: Decodable {
    let cases: [DescriptionCase]
  }

  static func load(_ url: URL) throws -> [DescriptionCase] {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Table.self, from: Data(contentsOf: url)).cases
  }
}

/// A property of a case that the reader doesn't know.
struct UnknownWord: Error, CustomStringConvertible {
  let description: String
}

extension DescriptionCase {
  /// What is spoken: on landing, or of the change that the event of the case brought.
  func tokens() throws -> [SpeechToken] {
    let node = SpokenParts(try node(properties))
    let composer = UtteranceComposer(verbosity: verbosity)
    let surroundings = try surroundings()
    guard let heard = try nodeBefore() else { return composer.landing(on: node, in: surroundings) }
    return composer.change(from: SpokenParts(heard), to: node, in: surroundings, isTyping: false)
  }

  private func node(_ properties: Properties) throws -> AccessibilityNode {
    var traits: AccessibilityTraits = []
    for name in properties.traits { traits.formUnion(try Self.trait(name)) }
    if let role = properties.role { traits.formUnion(Self.traits(ofRole: role)) }
    if properties.isEnabled == false { traits.insert(.isNotEnabled) }
    if properties.isEditing == true { traits.insert(.isEditing) }
    var details = NodeDetails()
    details.customContent = (properties.customContent ?? []).map {
      CustomContent(label: $0.label, value: $0.value, importance: $0.importance == "high" ? .high : .default)
    }
    return AccessibilityNode(
      id: NodeID(1), traits: traits, label: properties.label ?? "", value: properties.value ?? "",
      hint: properties.hint ?? "", customActions: properties.customActions ?? [],
      headingLevel: properties.headingLevel ?? 0,
      isExpanded: properties.expandedStatus.map { $0 == "expanded" },
      insertionPoint: properties.insertionPoint.flatMap { Self.insertionPoints[$0] }, details: details)
  }

  private static let insertionPoints: [String: InsertionPoint] = [
    "start": .start, "end": .end, "middle": .middle,
  ]

  /// The element before the event; `nil` when the cursor lands on it.
  private func nodeBefore() throws -> AccessibilityNode? {
    guard kind == "activation" || kind == "adjust" else { return nil }
    var before = try node(properties)
    let event = properties.event ?? ""
    if event.contains("label changed") {
      before.label += " before"
    } else if event.contains("selected") {
      before.traits.remove(.isSelected)
    } else {
      before.value += " before"
    }
    return before
  }

  private var verbosity: Verbosity {
    var verbosity = Verbosity()
    guard let change = properties.verbosity else { return verbosity }
    if let traits = change.traits { verbosity.controls = Verbosity.Controls(rawValue: traits) ?? .after }
    verbosity.hints = change.hints ?? true
    verbosity.positions = change.containers ?? true
    verbosity.tableHeaders = change.table ?? true
    verbosity.tableCoordinates = change.table ?? true
    verbosity.values = change.value ?? true
    return verbosity
  }

  private func surroundings() throws -> Surroundings {
    var result = Surroundings()
    result.entering = properties.entering ?? []
    guard let context = properties.context else { return result }
    if let index = context.index, let count = context.count {
      result.position = ElementPosition(index: index, count: count)
    }
    switch context.type {
    case "series": break
    case "tab", "tabBarItem": result.isTab = true
    case "listStart": result.bounds = .listStart
    case "listEnd": result.bounds = .listEnd
    case "landmarkStart": result.bounds = .landmarkStart
    case "landmarkEnd": result.bounds = .landmarkEnd
    case "dataTableCell": result.cell = context.cellPlace
    default: throw UnknownWord(description: "\(id): unknown context \(context.type)")
    }
    return result
  }

  /// Roles are for information, but for those whose words no trait brings.
  private static func traits(ofRole role: String) -> AccessibilityTraits {
    switch role {
    case "pickerItem": .isPickerItem
    case "menuPopUp": .isPopUpButton
    case "dragHandle": .isDraggable
    default: []
    }
  }

  private static func trait(_ name: String) throws -> AccessibilityTraits {
    guard let trait = traits[name] else { throw UnknownWord(description: "unknown trait \(name)") }
    return trait
  }

  private static let traits: [String: AccessibilityTraits] = [
    "button": .isButton, "link": .isLink, "header": .isHeader, "searchField": .isSearchField,
    "image": .isImage, "selected": .isSelected, "playsSound": .playsSound, "keyboardKey": .isKeyboardKey,
    "staticText": .isStaticText, "summaryElement": .isSummaryElement, "notEnabled": .isNotEnabled,
    "updatesFrequently": .updatesFrequently, "startsMediaSession": .startsMediaSession,
    "adjustable": .isAdjustable, "allowsDirectInteraction": .allowsDirectInteraction,
    "causesPageTurn": .causesPageTurn, "tabBar": .isTabBar, "toggleButton": .isToggle,
    "textEntry": .isTextField, "isEditing": .isEditing, "secureTextField": .isSecure,
    "textArea": .isTextEditor, "backButton": .isBackButton, "tabBarItem": .isTab, "none": [],
    "supportsZoom": [],
  ]
}

extension DescriptionCase.Context {
  fileprivate var cellPlace: Surroundings.CellPlace {
    let headers = (rowHeaders ?? []) + (columnHeaders ?? [])
    return Surroundings.CellPlace(
      cell: TableCell(row: row, column: column, rowSpan: rowSpan ?? 1, columnSpan: columnSpan ?? 1),
      isFirstInRow: isFirstInRow ?? false,
      headers: headers.map { [$0.label, $0.value].compactMap { $0 }.joined(separator: ", ") })
  }
}
