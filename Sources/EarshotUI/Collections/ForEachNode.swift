/// Keeps a node for each element, by identity.
final class ForEachNode<ID: Hashable, Content: View>: ViewNode {
  /// An identity, and which of its occurrences: 0 unless the collection repeats it.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  /// The identities and contents as they are now.
  struct Elements {
    let ids: ContiguousArray<ID>
    let contents: [Content]
  }

  /// Asks for the elements. Run by the node, which so depends on what the closure for the contents reads: it runs after
  /// the body that it is written in has been evaluated.
  var elements: () -> Elements
  private var ids: ContiguousArray<ID> = []
  private var keys: ContiguousArray<Key> = []
  private var nodes: [ViewNode] = []

  init(_ elements: @escaping () -> Elements, parent: ViewNode) {
    self.elements = elements
    super.init(parent: parent)
  }

  /// Brings the nodes in line with the elements.
  ///
  /// - Complexity: O(n) in the number of elements, with no work below an element whose content is the same.
  override func refresh() {
    isQueued = false
    let current = graph.tracker.record(readsBy: self, elements)
    if current.ids == ids {
      for (node, content) in zip(nodes, current.contents) { Content._updateNode(node, with: content) }
    } else {
      ids = current.ids
      rearrange(makeKeys(), current.contents)
    }
  }

  private func rearrange(_ newKeys: ContiguousArray<Key>, _ contents: [Content]) {
    var old = Dictionary(uniqueKeysWithValues: zip(keys, nodes))
    nodes = zip(newKeys, contents).map { key, content in
      guard let node = old.removeValue(forKey: key) else { return Content._makeNode(content, in: self) }
      Content._updateNode(node, with: content)
      return node
    }
    // In the order they had, so that what disappears does so in a stable order.
    for key in keys { old[key]?.unmount() }
    keys = newKeys
    childListChanged()
  }

  private func makeKeys() -> ContiguousArray<Key> {
    var seen: [ID: Int] = [:]
    seen.reserveCapacity(ids.count)
    return ContiguousArray(
      ids.map { id in
        let occurrence = seen[id, default: 0]
        seen[id] = occurrence + 1
        if occurrence == 1 {
          graph.report("ForEach: the id \(id) occurs several times; give each element its own.")
        }
        return Key(id: id, occurrence: occurrence)
      })
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) { nodes.forEach(visit) }
}
