/// The sequences of one kind of terminal, as a tree of bytes.
struct KeySequenceTable: Sendable {
  /// What a byte leads to.
  enum Step {
    /// A sequence ends here.
    case complete(KeyEvent)
    /// A sequence goes on; the next place in the tree.
    case longer(Int)
    /// No sequence goes this way.
    case unknown
  }

  private struct Node: Sendable {
    var event: KeyEvent?
    var next: [UInt8: Int] = [:]
  }

  /// The place where every sequence begins.
  static let root = 0
  private var nodes = [Node()]

  init(_ sequences: [[UInt8]: KeyEvent]) {
    for (bytes, event) in sequences where !bytes.isEmpty && bytes != [0x1B] {
      nodes[node(for: bytes)].event = event
    }
  }

  func step(from place: Int, _ byte: UInt8) -> Step {
    guard let next = nodes[place].next[byte] else { return .unknown }
    return nodes[next].event.map(Step.complete) ?? .longer(next)
  }

  /// Finds or makes the node at the end of `bytes`.
  private mutating func node(for bytes: [UInt8]) -> Int {
    var place = Self.root
    for byte in bytes {
      if let next = nodes[place].next[byte] {
        place = next
      } else {
        nodes.append(Node())
        nodes[place].next[byte] = nodes.count - 1
        place = nodes.count - 1
      }
    }
    return place
  }
}
