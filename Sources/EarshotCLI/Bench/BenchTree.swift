import EarshotAccessibility

/// The tree that the engine is measured over: rows of a hundred nodes, with a heading at the start and one in the middle.
struct BenchTree {
  /// All of it.
  let update: TreeUpdate

  static let row = 100

  /// A tree of about `count` nodes, at least two rows.
  init(nodes count: Int) {
    let rows = max(2, count / Self.row)
    var nodes = [AccessibilityNode(id: NodeID(1), role: .window, children: (0..<rows).map(Self.rowID))]
    nodes.reserveCapacity(rows * Self.row + 1)
    for number in 0..<rows {
      let children = (1..<Self.row).map { Self.button(number * Self.row + $0, value: 0) }
      nodes.append(
        AccessibilityNode(id: Self.rowID(number), role: .generic, children: children.map(\.id)))
      nodes += children
    }
    for number in [0, rows / 2] {
      let place = number * Self.row + 1
      nodes[1 + place] = AccessibilityNode(id: Self.id(place), role: .heading, label: "Part \(number)")
    }
    update = TreeUpdate(nodes: nodes, root: NodeID(1))
  }

  /// The button at a place from 0 on, which must be no beginning of a row.
  func button(_ place: Int, value: Int) -> AccessibilityNode { Self.button(place, value: value) }

  private static func button(_ place: Int, value: Int) -> AccessibilityNode {
    AccessibilityNode(
      id: id(place), role: .button, label: "Button \(place)", value: "\(value)", actions: .activate)
  }

  private static func rowID(_ number: Int) -> NodeID { id(number * row) }
  private static func id(_ place: Int) -> NodeID { NodeID(UInt64(2 + place)) }
}
