import CEarshot
import EarshotAccessibility

@testable import EarshotC

/// A program in C's terms: nodes are given by value here, and kept alive for the call that takes them.
final class Program {
  let engine: OpaquePointer
  private(set) var heard: [String] = []

  init() {
    var engine: OpaquePointer?
    precondition(earshot_create(nil, &engine) == EARSHOT_OK)
    guard let engine else { preconditionFailure("No engine was made.") }
    self.engine = engine
  }

  deinit { earshot_destroy(engine) }

  /// Everything that a call must leave as it was if it fails.
  var state: String {
    guard let handle = EngineRegistry.shared.engine(engine) else { return "no engine" }
    let engine = handle.engine
    var nodes: [AccessibilityNode] = []
    func add(_ id: NodeID) {
      guard let node = engine.tree.node(id) else { return }
      nodes.append(node)
      node.children.forEach(add)
    }
    engine.tree.root.map(add)
    return """
      root \(String(describing: engine.tree.root)) count \(engine.tree.count) \
      keyboard \(String(describing: engine.tree.keyboardFocus))
      \(nodes.map { "\($0)" }.joined(separator: "\n"))
      cursors \(String(describing: engine.cursor(of: .voiceOver))) \
      \(String(describing: engine.cursor(of: .switchControl)))
      logs \(engine.utterances.utterances.count) \(engine.items.stops.count) \(engine.sounds.sounds.count)
      time \(handle.clock.now) bindings \(handle.bindings.keys.sorted()) \
      values \(handle.bindings.sorted { $0.key < $1.key }.map { String(describing: $0.value.value) })
      """
  }

  var captions: [String] {
    var count = 0
    earshot_utterance_count(engine, &count)
    return (0..<count).map { index in
      var utterance = earshot_utterance()
      utterance.size = MemoryLayout<earshot_utterance>.stride
      precondition(earshot_utterance_at(engine, index, &utterance) == EARSHOT_OK)
      return String(cString: utterance.caption)
    }
  }

  var lastError: String { String(cString: earshot_last_error(engine)) }

  /// All that is to be done, as "activate 3".
  func takeRequests() -> [String] {
    var result: [String] = []
    var request = earshot_request()
    request.size = MemoryLayout<earshot_request>.stride
    while earshot_next_request(engine, &request) == EARSHOT_OK {
      let name = String(cString: request.name)
      let element = request.element == request.node ? "" : " on \(request.element)"
      let range = request.count == 0 ? "" : " \(request.first)+\(request.count)"
      result.append(
        "\(request.action) of \(request.node)" + (name.isEmpty ? "" : " \(name)") + element + range)
    }
    return result
  }

  func takeChanges() -> [String] {
    var result: [String] = []
    var change = earshot_change()
    change.size = MemoryLayout<earshot_change>.stride
    while earshot_next_change(engine, &change) == EARSHOT_OK {
      result.append("\(change.binding & 0xFFFF)=\(change.has_value ? "\(change.value)" : "none")")
    }
    return result
  }
}

/// A node as C has it, with what its pointers point to. Unchecked, since the pointers of a node that waits are all NULL, or
/// last forever.
struct NodeInC: @unchecked Sendable {
  var node = earshot_node()
  var label: String
  var value = ""
  var children: [UInt64]
  var actionNames: [String] = []
  var labelledBy: [UInt64] = []
  var describedBy: [UInt64] = []
  var errorMessage: [UInt64] = []

  init(_ id: UInt64, _ role: Int, _ label: String = "", children: [UInt64] = []) {
    node.size = MemoryLayout<earshot_node>.stride
    node.id = id
    node.role = Int32(role)
    self.label = label
    self.children = children
  }

  static func button(_ id: UInt64, _ label: String) -> NodeInC {
    var result = NodeInC(id, EARSHOT_ROLE_BUTTON, label)
    result.node.actions = UInt32(EARSHOT_CAN_ACTIVATE)
    return result
  }

  func with(_ change: (inout NodeInC) -> Void) -> NodeInC {
    var copy = self
    change(&copy)
    return copy
  }
}

/// Calls `body` with an update that lasts as long as the call.
func withUpdate(
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

extension Program {
  /// A window with a text, two buttons and a field.
  func showForm() {
    let status = withUpdate(Self.form, root: 1) { earshot_apply(engine, $0) }
    precondition(status == EARSHOT_OK, lastError)
  }

  static let form: [NodeInC] = [
    NodeInC(1, EARSHOT_ROLE_WINDOW, children: [2, 3, 4, 5]),
    NodeInC(2, EARSHOT_ROLE_TEXT, "Sign in"),
    NodeInC(3, EARSHOT_ROLE_TEXT_FIELD, "Email").with { $0.node.actions = UInt32(EARSHOT_CAN_ACTIVATE) },
    .button(4, "Log in"),
    .button(5, "Cancel").with { $0.actionNames = ["Ask first"] },
  ]
}
