import EarshotAccessibility

/// What is spoken of the things around an element (`voiceover.md` 2.7).
extension EngineState {
  /// All but the containers entered. The cursor is on the element.
  mutating func surroundings(of slot: Slot) -> Surroundings {
    var result = Surroundings()
    result.hasKeyboardFocus = tree.keyboardFocus == tree.nodes[slot.index].id
    let parent = tree[slot].parent
    if !parent.isNone, tree[parent].flags.contains(.counts) { addPosition(of: slot, in: parent, to: &result) }
    if cursors[.voiceOver].hasBounds { result.bounds = bounds(at: slot) }
    if tree[slot].flags.contains(.detailed) { addDetails(of: slot, to: &result) }
    if !tree.offering.isEmpty { result.hasActions = tree.isOfferedActionsOfContainers(slot) }
    return result
  }

  private func addPosition(of slot: Slot, in parent: Slot, to result: inout Surroundings) {
    result.isTab = tree[parent].flags.contains(.tabBar)
    result.position = tree.position(at: slot)
  }

  /// The outermost list and the outermost landmark around are told of.
  mutating func bounds(at slot: Slot) -> Surroundings.Bounds {
    var result: Surroundings.Bounds = []
    let containers = cursors[.voiceOver].containers
    if let list = containers.first(where: { tree.nodes[$0.slot.index].role == .list }) {
      result.formUnion(bounds(of: list.slot, at: slot, first: .listStart, last: .listEnd))
    }
    if let landmark = containers.first(where: { tree.nodes[$0.slot.index].role == .landmark }) {
      result.formUnion(bounds(of: landmark.slot, at: slot, first: .landmarkStart, last: .landmarkEnd))
    }
    return result
  }

  /// A single element is only the first. Of a list that is not all here, what is first or last here is neither.
  private mutating func bounds(
    of container: Slot, at slot: Slot, first: Surroundings.Bounds, last: Surroundings.Bounds
  ) -> Surroundings.Bounds {
    let isFirst = tree.firstStop(in: container, .elements, visited: &counters.nodesVisited) == slot
    if isFirst, !tree.isMissingChildren(from: slot, outTo: container, atEnd: false) { return first }
    let isLast = tree.lastStop(in: container, .elements, visited: &counters.nodesVisited) == slot
    return isLast && !tree.isMissingChildren(from: slot, outTo: container, atEnd: true) ? last : []
  }

  private mutating func addDetails(of slot: Slot, to result: inout Surroundings) {
    let details = tree.nodes[slot.index].details
    if let position = details.positionInSet { result.position = position }
    guard let cell = details.tableCell else { return }
    let isFirst = isFirstInRow(slot, cell)
    let headers = headers(of: cell, isFirstInRow: isFirst, at: slot)
    result.cell = Surroundings.CellPlace(cell: cell, isFirstInRow: isFirst, headers: headers)
  }

  /// The cell before it, if any, stands in another row.
  private mutating func isFirstInRow(_ slot: Slot, _ cell: TableCell) -> Bool {
    guard let row = cell.row else { return false }
    let previous = tree.stop(
      before: slot, within: tree.rootSlot, stops: .elements, visited: &counters.nodesVisited)
    if previous.isNone { return true }
    return tree.nodes[previous.index].details.tableCell.map { $0.row != row } ?? true
  }

  /// The headers of a row are spoken with its first cell. A column's header that stands in the row itself is skipped
  /// there.
  private func headers(of cell: TableCell, isFirstInRow: Bool, at slot: Slot) -> [String] {
    let columns = cell.columnHeaders.filter { id in
      guard isFirstInRow, let header = tree.node(id)?.details.tableCell else { return true }
      return header.row != cell.row
    }
    let ids = (isFirstInRow ? cell.rowHeaders : []) + columns
    let own = tree.nodes[slot.index].id
    return ids.filter { $0 != own }.compactMap { tree.slots[$0] }.map { header in
      [tree.label(at: header), tree.nodes[header.index].value].filter { !$0.isEmpty }.joined(separator: ", ")
    }.filter { !$0.isEmpty }
  }
}

extension EngineState {
  /// Notes the containers around the element and returns the names of those that are new, outermost first.
  mutating func enterContainers(around slot: Slot) -> [String] {
    if cursors[.voiceOver].vicinity.isEntered, knowsVicinity(of: slot, .voiceOver) { return [] }
    let innermost = tree.container(around: slot).map(tree.reference)
    if innermost == cursors[.voiceOver].containers.last {
      cursors[.voiceOver].vicinity.isEntered = true
      return []
    }
    var containers: [NodeRef] = []
    var container = innermost
    while let found = container {
      containers.append(found)
      container = tree.container(around: found.slot).map(tree.reference)
    }
    containers.reverse()
    let former = Set(cursors[.voiceOver].containers)
    enter(containers)
    cursors[.voiceOver].vicinity.isEntered = true
    let entered = containers.filter { !former.contains($0) }
    rememberReturns(from: entered)
    return entered.map { spokenName(of: $0.slot) }.filter { !$0.isEmpty }
  }

  /// Notes the containers that VoiceOver's cursor is in.
  mutating func enter(_ containers: [NodeRef]) {
    cursors[.voiceOver].containers = containers
    cursors[.voiceOver].hasBounds = containers.contains { tellsBounds($0.slot) }
  }

  private func tellsBounds(_ container: Slot) -> Bool {
    let role = tree.nodes[container.index].role
    return role == .list || role == .landmark
  }

  /// What is said when a cursor enters a container: its label, else what the system calls it.
  func spokenName(of container: Slot) -> String {
    let label = tree.label(at: container)
    switch tree.nodes[container.index].role {
    case .tabBar where label.isEmpty: return composer.words(.tabBar)
    case .toolbar where label.isEmpty: return composer.words(.toolbar)
    case .alert where label.isEmpty: return composer.words(.alert)
    default: return label
    }
  }
}
