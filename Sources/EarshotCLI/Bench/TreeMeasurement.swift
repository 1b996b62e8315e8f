import EarshotAccessibility
import EarshotEngine

/// Measures the engine alone, over a tree without views: buttons in rows of a hundred, with a heading at the start and one
/// in the middle.
struct TreeMeasurement {
  /// The time of a step, of a jump to the other heading, and of an update of one node.
  let figures: [Figure]

  private static let row = 100

  /// A tree of about `nodes` nodes, at least two rows.
  init(nodes: Int) throws {
    let engine = try Self.engine(nodes: nodes)
    let step = try Self.time(batches: 20, of: 500, steps: 2) {
      _ = try engine.perform(.voiceOver(.next))
      _ = try engine.perform(.voiceOver(.previous))
    }
    _ = try engine.perform(.voiceOver(.first))
    let jump = try Self.time(batches: 10, of: 50, steps: 2) {
      _ = try engine.perform(.voiceOver(.move(.headings, forward: true)))
      _ = try engine.perform(.voiceOver(.move(.headings, forward: false)))
    }
    var value = 0
    let update = try Self.time(batches: 10, of: 100, steps: 1) {
      value += 1
      _ = try engine.apply(TreeUpdate(nodes: [Self.button(Self.row / 2, value: value)]))
      engine.settle()
    }
    figures = [.treeStep(step), .headingJump(jump), .nodeUpdate(update)]
  }

  private static func engine(nodes count: Int) throws -> Engine {
    let rows = max(2, count / row)
    var nodes = [AccessibilityNode(id: NodeID(1), role: .window, children: (0..<rows).map(rowID))]
    for number in 0..<rows {
      let children = (1..<row).map { button(number * row + $0, value: 0) }
      nodes.append(AccessibilityNode(id: rowID(number), role: .generic, children: children.map(\.id)))
      nodes += children
    }
    for number in [0, rows / 2] {
      let heading = AccessibilityNode(id: buttonID(number * row + 1), role: .heading, label: "Part \(number)")
      nodes[1 + number * row + 1] = heading
    }
    let engine = Engine()
    engine.enable(.voiceOver)
    try engine.apply(TreeUpdate(nodes: nodes, root: NodeID(1)))
    engine.settle()
    engine.placeCursors()
    return engine
  }

  private static func rowID(_ number: Int) -> NodeID { NodeID(UInt64(2 + number * row)) }
  private static func buttonID(_ number: Int) -> NodeID { NodeID(UInt64(2 + number)) }

  private static func button(_ number: Int, value: Int) -> AccessibilityNode {
    AccessibilityNode(
      id: buttonID(number), role: .button, label: "Button \(number)", value: "\(value)", actions: .activate)
  }

  /// The best of several batches.
  private static func time(
    batches: Int, of count: Int, steps: Int, _ body: () throws -> Void
  ) rethrows -> Duration {
    let clock = ContinuousClock()
    let times = try (0..<batches).map { _ in
      try clock.measure { for _ in 0..<count { try body() } }
    }
    return (times.min() ?? .zero) / (count * steps)
  }
}
