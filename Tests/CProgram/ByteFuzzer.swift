import CEarshot
import TestSupport

/// Sends nodes of random bytes.
package struct ByteFuzzer {
  private var random: SplitMix64
  private let program = Program()

  package init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    program.showForm()
  }

  package mutating func run(updates: Int) throws(Finding) {
    for round in 0..<updates {
      let before = program.state
      let status = send()
      if status < 0 {
        try demand(program.state == before, "Update \(round) was refused (\(status)) and changed something.")
      }
    }
  }

  private mutating func send() -> earshot_status {
    var node = earshot_node()
    withUnsafeMutableBytes(of: &node) { bytes in
      for index in bytes.indices { bytes[index] = UInt8.random(in: 0...255, using: &random) }
    }
    // Pointers have to point to something: that is the caller's part.
    if random.chance(90) { node.size = MemoryLayout<earshot_node>.stride }
    (node.label, node.value, node.hint, node.identifier, node.language) = (nil, nil, nil, nil, nil)
    (node.children, node.action_names) = (nil, nil)
    (node.labelled_by, node.described_by, node.error_message) = (nil, nil, nil)
    if random.chance() { soften(&node) }
    var update = earshot_update()
    update.size = MemoryLayout<earshot_update>.stride
    update.node_count = 1
    update.root = UInt64.random(in: 0...3, using: &random)
    return withUnsafePointer(to: &node) { pointer in
      update.nodes = pointer
      return earshot_apply(program.engine, &update)
    }
  }

  /// Without this nearly all bytes would be refused for the first number.
  private mutating func soften(_ node: inout earshot_node) {
    (node.child_count, node.action_name_count) = (0, 0)
    (node.labelled_by_count, node.described_by_count, node.error_message_count) = (0, 0, 0)
    (node.list_first, node.list_count) = (node.list_first & 7, node.list_count & 1023)
    node.id = UInt64.random(in: 0...5, using: &random)
    node.role = Int32.random(in: 0...20, using: &random)
    (node.traits, node.actions) = (node.traits & 1023, node.actions & 127)
    (node.heading_level, node.expanded, node.responds_to_input) = (node.heading_level & 3, 0, 0)
    (node.caret, node.live_region) = (node.caret & 3, node.live_region & 1)
    (node.position, node.position_count) = (node.position & 1, 1)
  }
}
