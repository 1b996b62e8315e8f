import EarshotAccessibility
import EarshotGeometry

/// A tree kept the plain way, as a table of nodes: the oracle for the engine's.
struct TreeModel {
  var nodes: [NodeID: AccessibilityNode] = [:]
  let root = NodeID(0)

  /// The table after an update, or `nil` if the update doesn't make a tree: everything that is listed from the
  /// root stays, each exactly once, and everything in the update is among it.
  func applying(_ update: [AccessibilityNode]) -> TreeModel? {
    var merged = nodes
    for node in update { merged[node.id] = node }
    guard Set(update.map(\.id)).count == update.count else { return nil }
    var reached: [NodeID: AccessibilityNode] = [:]
    var rest = [root]
    while let id = rest.popLast() {
      guard let node = merged[id], reached.updateValue(node, forKey: id) == nil else { return nil }
      rest.append(contentsOf: node.children)
    }
    guard update.allSatisfy({ reached[$0.id] != nil }) else { return nil }
    return TreeModel(nodes: reached)
  }

  func node(_ id: NodeID) -> AccessibilityNode { nodes[id]! }

  func parent(of id: NodeID) -> NodeID? { nodes.values.first { $0.children.contains(id) }?.id }

  /// The node and everything around it, outwards.
  func path(from id: NodeID) -> [NodeID] {
    [id] + (parent(of: id).map(path(from:)) ?? [])
  }
}

extension TreeModel {
  /// All reachable elements in reading order.
  var elements: [NodeID] { elements(in: root) }

  private func elements(in id: NodeID) -> [NodeID] {
    if node(id).isHidden { return [] }
    if isElement(id) { return [id] }
    let shown = node(id).children.filter { !node($0).isHidden }
    if let modal = shown.last(where: { node($0).traits.contains(.isModal) }) { return elements(in: modal) }
    return orderedChildren(of: id).flatMap(elements(in:))
  }

  /// Whether a cursor can rest on it: containers and what takes no space are passed through.
  func isElement(_ id: NodeID) -> Bool {
    let node = node(id)
    return !node.role.isContainer && node.frame.map { $0.size.width > 0 && $0.size.height > 0 } != false
  }

  func orderedChildren(of id: NodeID) -> [NodeID] {
    let children = node(id).children
    if node(id).details.keepsOrder { return children }
    let standings = children.map(standing)
    let byFrame = standings.allSatisfy { $0 != nil }
    return children.indices.sorted { i, j in
      let (a, b) = (node(children[i]), node(children[j]))
      if a.sortPriority != b.sortPriority { return a.sortPriority > b.sortPriority }
      if byFrame, let p = standings[i], let q = standings[j] {
        if p.row != q.row { return p.row < q.row }
        if p.column != q.column { return p.column < q.column }
      }
      return i < j
    }.map { children[$0] }
  }

  private func standing(_ id: NodeID) -> CellPoint? {
    let node = node(id)
    guard !isElement(id), !node.traits.contains(.isTabBar) else { return node.frame?.origin }
    let first = orderedChildren(of: id).first { !self.node($0).isHidden && holdsElements($0) }
    return first.map(standing) ?? node.frame?.origin
  }

  private func holdsElements(_ id: NodeID) -> Bool {
    if isElement(id) { return true }
    return node(id).children.contains { !self.node($0).isHidden && holdsElements($0) }
  }

  /// The elements that are the first in a container that `matches`.
  func firstElements(inContainers matches: (AccessibilityNode) -> Bool) -> [NodeID] {
    var entered: Set<NodeID> = []
    return elements.filter { element in
      let new = path(from: element).dropFirst().filter {
        node($0).role.isSemanticContainer && matches(node($0)) && entered.insert($0).inserted
      }
      return !new.isEmpty
    }
  }

  /// What a binding's tags say where this cursor is: the value asked for, else the innermost.
  func value(of binding: FocusBindingID, at id: NodeID, asked: FocusValueID?) -> FocusValueID? {
    let values = path(from: id).flatMap { node($0).focusTags }.filter { $0.binding == binding }.map(\.value)
    if let asked, values.contains(asked) { return asked }
    return values.first
  }
}
