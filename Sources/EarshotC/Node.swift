import CEarshot
import EarshotAccessibility
import EarshotGeometry

extension earshot_node {
  func accessibilityNode() throws(Failure) -> AccessibilityNode {
    if id == 0 { throw .argument("A node has the id 0, which means none; number nodes from 1.") }
    var node = AccessibilityNode(id: NodeID(id), role: try nodeRole())
    node.traits.formUnion(try nodeTraits())
    node.actions = try nodeActions()
    node.label = try string(label, "`label` of node \(id)")
    node.value = try string(value, "`value` of node \(id)")
    node.hint = try string(hint, "`hint` of node \(id)")
    node.identifier = try string(identifier, "`identifier` of node \(id)")
    node.children = try ids(children, child_count, "children")
    node.customActions = try names()
    if sort_priority.isNaN { throw .argument("`sort_priority` of node \(id) is no number.") }
    node.sortPriority = sort_priority
    node.frame = try nodeFrame()
    node.isHidden = isSet(Self.hidden)
    node.headingLevel = Int(try within(0...6, heading_level, "heading_level"))
    node.isExpanded = try flag(expanded, "expanded")
    node.respondsToUserInteraction = try flag(responds_to_input, "responds_to_input")
    node.insertionPoint = try caretPlace()
    try addDetails(to: &node)
    if node.tellsSecret {
      throw .argument(
        "`value` of node \(id), a secure field, is a text; send the number of its characters in digits, never the text."
      )
    }
    return node
  }

  private func nodeRole() throws(Failure) -> Role {
    guard let role = Role.ofC[role] else {
      throw .argument("`role` of node \(id) is \(role), which is none; use an EARSHOT_ROLE_ name.")
    }
    return role
  }

  private func nodeTraits() throws(Failure) -> AccessibilityTraits {
    var result: AccessibilityTraits = []
    var rest = traits
    for (bit, trait) in AccessibilityTraits.ofC where rest & bit != 0 {
      result.formUnion(trait)
      rest &= ~bit
    }
    if rest != 0 {
      throw .argument("`traits` of node \(id) has bits that are none; use EARSHOT_TRAIT_ names.")
    }
    return result
  }

  private func nodeActions() throws(Failure) -> AccessibilityActions {
    guard actions < 1 << 7 else {
      throw .argument("`actions` of node \(id) has bits that are none; use EARSHOT_CAN_ names.")
    }
    return AccessibilityActions(rawValue: UInt8(actions))
  }

  private func ids(
    _ list: UnsafePointer<UInt64>?, _ count: Int, _ name: String
  ) throws(Failure) -> [NodeID] {
    if count == 0 { return [] }
    guard let list, plausibleCounts.contains(count) else {
      throw .argument("`\(name)` of node \(id) is NULL or longer than memory.")
    }
    return UnsafeBufferPointer(start: list, count: count).map { NodeID($0) }
  }

  private func names() throws(Failure) -> [String] {
    if action_name_count == 0 { return [] }
    guard let action_names, plausibleCounts.contains(action_name_count) else {
      throw .argument("`action_names` of node \(id) is NULL or longer than memory.")
    }
    var result: [String] = []
    for index in 0..<action_name_count {
      guard let name = action_names[index] else {
        throw .argument("`action_names` of node \(id) holds NULL.")
      }
      result.append(try string(name, "`action_names` of node \(id)"))
    }
    return result
  }

  private func nodeFrame() throws(Failure) -> CellRect? {
    guard isSet(Self.framed) else { return nil }
    guard width >= 0, height >= 0 else {
      throw .argument("The frame of node \(id) has a negative size.")
    }
    return CellRect(column: Int(column), row: Int(row), width: Int(width), height: Int(height))
  }

  private func caretPlace() throws(Failure) -> InsertionPoint? {
    let places: [InsertionPoint?] = [nil, .start, .middle, .end]
    return places[Int(try within(0...3, caret, "caret"))]
  }

  private func addDetails(to node: inout AccessibilityNode) throws(Failure) {
    var details = NodeDetails()
    details.language = try string(language, "`language` of node \(id)")
    details.liveRegion = LiveRegion.allCases[Int(try within(0...2, live_region, "live_region"))]
    if position != 0 || position_count != 0 {
      guard position >= 1, position <= position_count else {
        throw .argument("`position` of node \(id) is not from 1 to `position_count`.")
      }
      details.positionInSet = ElementPosition(index: Int(position), count: Int(position_count))
    }
    details.relations.labelledBy = try ids(labelled_by, labelled_by_count, "labelled_by")
    details.relations.describedBy = try ids(described_by, described_by_count, "described_by")
    details.relations.errorMessage = try ids(error_message, error_message_count, "error_message")
    details.isInvalid = isSet(Self.invalid)
    details.offersActionsOnChildren = isSet(Self.offering)
    details.virtualChildren = try window()
    node.details = details
  }

  private func window() throws(Failure) -> VirtualChildren? {
    if list_first == 0, list_count == 0 { return nil }
    guard list_first >= 0, list_count >= 0 else {
      throw .argument("`list_first` and `list_count` of node \(id) count from 0; one of them is negative.")
    }
    return VirtualChildren(firstIndex: Int(list_first), count: Int(list_count))
  }

  private static let hidden = MemoryLayout<Self>.offset(of: \.is_hidden) ?? 0
  private static let framed = MemoryLayout<Self>.offset(of: \.has_frame) ?? 0
  private static let invalid = MemoryLayout<Self>.offset(of: \.is_invalid) ?? 0
  private static let offering = MemoryLayout<Self>.offset(of: \.offers_actions_inside) ?? 0

  /// Whether the `bool` at an offset is true. Its byte is looked at, since a program may have put any number there, and Swift's
  /// own `Bool` has only two.
  private func isSet(_ offset: Int) -> Bool { withUnsafeBytes(of: self) { $0[offset] != 0 } }

  private func flag(_ value: Int32, _ name: String) throws(Failure) -> Bool? {
    switch try within(0...2, value, name) {
    case 1: false
    case 2: true
    default: nil
    }
  }

  private func within(_ range: ClosedRange<Int32>, _ value: Int32, _ name: String) throws(Failure) -> Int32 {
    guard range.contains(value) else {
      throw .argument(
        "`\(name)` of node \(id) is \(value); it goes from \(range.lowerBound) to \(range.upperBound).")
    }
    return value
  }
}

extension Role {
  fileprivate static let ofC: [Int32: Role] = {
    let elements: [Role] = [
      .element, .text, .heading, .image, .button, .link, .toggle, .textField, .secureTextField, .textEditor,
      .searchField, .slider, .tab, .backButton, .popUpButton, .pickerItem, .radioButton, .cell,
    ]
    let containers: [Role] = [
      .window, .generic, .scrollArea, .form, .group, .list, .landmark, .tabBar, .toolbar, .dialog, .alert,
      .menu, .radioGroup, .table,
    ]
    let numbered =
      elements.enumerated().map { (Int32($0.offset), $0.element) }
      + containers.enumerated().map { (Int32(100 + $0.offset), $0.element) }
    return Dictionary(uniqueKeysWithValues: numbered)
  }()
}

extension AccessibilityTraits {
  /// In the order of the bits.
  fileprivate static let ofC: [(UInt32, AccessibilityTraits)] = [
    .isSelected, .isNotEnabled, .isHeader, .isModal, .isSummaryElement, .updatesFrequently, .isAdjustable,
    .playsSound, .isKeyboardKey, .causesPageTurn,
  ].enumerated().map { (1 << UInt32($0.offset), $0.element) }
}
