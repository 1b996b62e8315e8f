import CEarshot

/// A node as C has it, with what its pointers point to. Unchecked, since the pointers of a node that waits are all NULL, or
/// last forever.
package struct NodeInC: @unchecked Sendable {
  package var node = earshot_node()
  package var label: String
  package var value = ""
  package var children: [UInt64]
  package var actionNames: [String] = []
  package var labelledBy: [UInt64] = []
  package var describedBy: [UInt64] = []
  package var errorMessage: [UInt64] = []

  package init(_ id: UInt64, _ role: Int, _ label: String = "", children: [UInt64] = []) {
    node.size = MemoryLayout<earshot_node>.stride
    node.id = id
    node.role = Int32(role)
    self.label = label
    self.children = children
  }

  package static func button(_ id: UInt64, _ label: String) -> NodeInC {
    var result = NodeInC(id, EARSHOT_ROLE_BUTTON, label)
    result.node.actions = UInt32(EARSHOT_CAN_ACTIVATE)
    return result
  }

  package func with(_ change: (inout NodeInC) -> Void) -> NodeInC {
    var copy = self
    change(&copy)
    return copy
  }
}

/// Calls `body` with an update that lasts as long as the call.
package func withUpdate(
  _ nodes: [NodeInC], root: UInt64 = 0, keyboardFocus: UInt64 = 0,
  change: (inout earshot_update, UnsafeMutableBufferPointer<earshot_node>) -> Void = { _, _ in },
  _ body: (UnsafePointer<earshot_update>) -> earshot_status
) -> earshot_status {
  var allocations: [UnsafeMutableRawPointer] = []
  defer { allocations.forEach { $0.deallocate() } }
  func copy<Value>(_ values: [Value]) -> UnsafeMutableBufferPointer<Value> {
    let buffer = UnsafeMutableBufferPointer<Value>.allocate(capacity: max(1, values.count))
    _ = buffer.initialize(from: values)
    allocations.append(UnsafeMutableRawPointer(buffer.baseAddress!))
    return UnsafeMutableBufferPointer(rebasing: buffer[..<values.count])
  }
  func text(_ string: String) -> UnsafePointer<CChar> {
    UnsafePointer(copy(Array(string.utf8CString)).baseAddress!)
  }
  func relate(_ node: NodeInC, in result: inout earshot_node) {
    result.labelled_by = UnsafePointer(copy(node.labelledBy).baseAddress!)
    result.described_by = UnsafePointer(copy(node.describedBy).baseAddress!)
    result.error_message = UnsafePointer(copy(node.errorMessage).baseAddress!)
    result.labelled_by_count = node.labelledBy.count
    result.described_by_count = node.describedBy.count
    result.error_message_count = node.errorMessage.count
  }
  let structs = copy(
    nodes.map { node in
      var result = node.node
      relate(node, in: &result)
      result.label = text(node.label)
      result.value = text(node.value)
      if !node.children.isEmpty {
        result.children = UnsafePointer(copy(node.children).baseAddress!)
        result.child_count = node.children.count
      }
      if !node.actionNames.isEmpty {
        let names = copy(node.actionNames.map { Optional(text($0)) })
        result.action_names = UnsafePointer(names.baseAddress!)
        result.action_name_count = names.count
      }
      return result
    })
  var update = earshot_update()
  update.size = MemoryLayout<earshot_update>.stride
  update.nodes = UnsafePointer(structs.baseAddress)
  update.node_count = structs.count
  update.root = root
  update.keyboard_focus = keyboardFocus
  change(&update, structs)
  return withUnsafePointer(to: &update, body)
}
