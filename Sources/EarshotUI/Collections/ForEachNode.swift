/// Keeps a node for each element, by identity.
final class ForEachNode<ID: Hashable, Content: View>: ViewNode {
  /// An identity, and which of its occurrences: 0 unless the collection repeats it.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private var ids: ContiguousArray<ID> = []
  private var keys: ContiguousArray<Key> = []
  private var nodes: [ViewNode] = []

  private var makeElements: () -> Elements = { ([], []) }

  /// Identities and contents, of the same number.
  typealias Elements = (ids: ContiguousArray<ID>, contents: ContiguousArray<Content>)

  /// Brings the nodes in line with what `makeElements` gives.
  ///
  /// - Complexity: O(n) in the number of elements, with no work below an element whose content is the same.
  func update(_ makeElements: @escaping () -> Elements) {
    self.makeElements = makeElements
    refresh()
  }

  /// Also called when something changed that the elements were made of: they are made here, not by the body that has
  /// the `ForEach`.
  override func refresh() {
    isQueued = false
    let new = graph.tracker.record(readsBy: self, makeElements)
    if new.ids == ids {
      for (node, content) in zip(nodes, new.contents) { Content._updateNode(node, with: content) }
    } else {
      ids = new.ids
      rearrange(makeKeys(), new.contents)
    }
  }

  private func rearrange(_ newKeys: ContiguousArray<Key>, _ contents: ContiguousArray<Content>) {
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

  override var hasFixedChildren: Bool { false }

  override func visitIdentities(_ visit: (AnyHashable, ViewNode) -> Void) {
    for (key, node) in zip(keys, nodes) { visit(AnyHashable(key.id), node) }
  }
}
