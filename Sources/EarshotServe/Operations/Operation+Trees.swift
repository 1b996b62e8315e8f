import EarshotAccessibility
import EarshotEngine

extension Operation {
  static let trees = [apply, declare]

  private static let nodes = Given.required(
    "nodes", .list(of: .nodeObject), "The nodes, each whole. A node exists as long as a parent lists it.")
  private static let root = Given.optional(
    "root", Input.node, "The outermost node; needed in the first update, else it stays as it is.")
  private static let keyboardFocus = Given.optional(
    "keyboardFocus", Input.node, "The node with the keyboard focus; left out, none has it.")

  private static let apply = ofEngine(
    "apply", "Changes the tree, as a whole or not at all: each node replaces that of its id.",
    nodes, root, keyboardFocus
  ) { (engine, nodes: [AccessibilityNode], root: NodeID?, focus: NodeID?) throws(Failure) in
    let update = TreeUpdate(nodes: nodes, root: root, keyboardFocus: focus)
    try engine.change(by: update) { (update) throws(TreeError) in try engine.engine.apply(update) }
    return []
  }

  private static let declare = ofEngine(
    "declare", "Tells the whole tree; only what differs is changed, and an equal tree changes nothing.",
    nodes, root, keyboardFocus
  ) { (engine, nodes: [AccessibilityNode], root: NodeID?, focus: NodeID?) throws(Failure) in
    let update = TreeUpdate(nodes: nodes, root: root, keyboardFocus: focus)
    try engine.change(by: update) { (update) throws(TreeError) in try engine.engine.declare(update) }
    return []
  }
}

extension ServedEngine {
  fileprivate func change(
    by update: TreeUpdate, _ body: (TreeUpdate) throws(TreeError) -> [TreeChange]
  ) throws(Failure) {
    try checkSize(of: update)
    do throws(TreeError) {
      _ = try body(update)
    } catch {
      throw Failure(.tree, error.description).inside("nodes")
    }
  }

  /// Nodes that go with the update still count, since that is only known when it is carried out.
  private func checkSize(of update: TreeUpdate) throws(Failure) {
    let present = engine.tree.count
    guard present + update.nodes.count > limits.nodes else { return }
    let new = update.nodes.count { engine.tree.node($0.id) == nil }
    guard present + new > limits.nodes else { return }
    let message =
      "The tree has \(present) nodes, and \(new) more are beyond the limit of \(limits.nodes); take others out with an "
      + "update before, or start the server with a higher --max-nodes."
    throw Failure(.limit, message).inside("nodes")
  }
}
