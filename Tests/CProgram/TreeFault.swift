import CEarshot

/// One thing that is wrong with an update.
package enum TreeFault: CaseIterable, Sendable {
  case nodeTwice, unknownChild, childTwice, childOfTwo, insideItself, insideOwnChild, lostNode, unknownFocus,
    secret
  case noID, noRole, noTrait, noAction, noLevel, noPriority, noWidth, noExpansion, noResponse, noCaret
  case noLiveRegion, noPosition
  case noWindowStart, noWindowLength, shortWindow, windowOutOfList, windowWithoutEnd
  case noChildren, manyChildren, noNames, noNodes, manyNodes, updateSize, nodeSize
  case noLabelledBy, noDescribedBy, manyErrorMessages
  case badLabel, badValue, badHint, badIdentifier, badLanguage, badName

  /// Puts it into the nodes of a tree of at least three, at the node of this index, which is not the root.
  func put(in nodes: inout [NodeInC], at index: Int, focus: inout UInt64) {
    let id = nodes[index].node.id
    switch self {
    case .nodeTwice: nodes.append(nodes[index].with { $0.label += "again" })
    case .unknownChild: nodes[index].children.append(999)
    case .childTwice: nodes[0].children += [nodes[0].children[0], nodes[0].children[0]]
    case .childOfTwo: nodes[index == 1 ? 2 : 1].children.append(nodes[0].children[0])
    case .insideItself: nodes[index].children.append(id)
    case .insideOwnChild: nodes[index].children.append(nodes[0].node.id)
    case .lostNode: nodes.append(NodeInC(998, EARSHOT_ROLE_TEXT, "Lost"))
    case .unknownFocus: focus = 997
    case .secret:
      nodes[index].node.role = Int32(EARSHOT_ROLE_SECURE_TEXT_FIELD)
      nodes[index].value = "hunter2"
    case .noID: nodes[index].node.id = 0
    case .noRole: nodes[index].node.role = 57
    case .noTrait: nodes[index].node.traits |= 1 << 20
    case .noAction: nodes[index].node.actions |= 1 << 9
    case .noLevel: nodes[index].node.heading_level = -1
    case .noPriority: nodes[index].node.sort_priority = .nan
    case .noWidth: (nodes[index].node.has_frame, nodes[index].node.width) = (true, -1)
    case .noExpansion: nodes[index].node.expanded = 3
    case .noResponse: nodes[index].node.responds_to_input = -1
    case .noCaret: nodes[index].node.caret = .max
    case .noLiveRegion: nodes[index].node.live_region = 3
    case .noPosition: (nodes[index].node.position, nodes[index].node.position_count) = (3, 2)
    default: putWindow(in: &nodes[0])
    }
  }

  /// Puts it into a container of some children.
  private func putWindow(in container: inout NodeInC) {
    let count = Int64(container.children.count)
    switch self {
    case .noWindowStart: (container.node.list_first, container.node.list_count) = (-1, count)
    case .noWindowLength: (container.node.list_first, container.node.list_count) = (0, -count)
    case .shortWindow: (container.node.list_first, container.node.list_count) = (1, count)
    case .windowOutOfList: (container.node.list_first, container.node.list_count) = (count + 5, count + 2)
    case .windowWithoutEnd: (container.node.list_first, container.node.list_count) = (.max, .max)
    default: break
    }
  }

  /// Puts it into the structs that were made of them.
  func put(
    in update: inout earshot_update, _ nodes: UnsafeMutableBufferPointer<earshot_node>, at index: Int
  ) {
    switch self {
    case .noChildren: (nodes[index].children, nodes[index].child_count) = (nil, 1)
    case .manyChildren: nodes[0].child_count = .max
    case .noNames: (nodes[index].action_names, nodes[index].action_name_count) = (nil, 2)
    case .noNodes: update.nodes = nil
    case .manyNodes: update.node_count = -1
    case .updateSize: update.size /= 2
    case .nodeSize: nodes[index].size += 8
    case .noLabelledBy: (nodes[index].labelled_by, nodes[index].labelled_by_count) = (nil, 1)
    case .noDescribedBy: (nodes[index].described_by, nodes[index].described_by_count) = (nil, .max)
    case .manyErrorMessages: nodes[index].error_message_count = -1
    case .badLabel: nodes[index].label = badText
    case .badValue: nodes[index].value = badText
    case .badHint: nodes[index].hint = badText
    case .badIdentifier: nodes[index].identifier = badText
    case .badLanguage: nodes[index].language = badText
    case .badName: (nodes[index].action_names, nodes[index].action_name_count) = (badNames, 2)
    default: break
    }
  }
}

/// Bytes that are no UTF-8. Never written after they were made.
package nonisolated(unsafe) let badText: UnsafePointer<CChar> = {
  let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: 3)
  pointer.initialize(from: [CChar(bitPattern: 0xFF), CChar(bitPattern: 0xC0), 0], count: 3)
  return UnsafePointer(pointer)
}()

/// A name that is none, and one that is no UTF-8. Never written after they were made.
private nonisolated(unsafe) let badNames: UnsafePointer<UnsafePointer<CChar>?> = {
  let pointer = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 2)
  pointer.initialize(from: [badText, nil], count: 2)
  return UnsafePointer(pointer)
}()
