import CEarshot
import EarshotAccessibility
import EarshotEngine

/// Changes the tree by an update.
@c @implementation
public func earshot_apply(_ handle: OpaquePointer!, _ update: UnsafePointer<earshot_update>!)
  -> earshot_status
{
  run(handle) { (engine) throws(Failure) in
    let update = try treeUpdate(update)
    do throws(TreeError) { try engine.engine.apply(update) } catch { throw .tree(error.description) }
  }
}

/// Tells the whole tree; only what differs is changed.
@c @implementation
public func earshot_declare(_ handle: OpaquePointer!, _ tree: UnsafePointer<earshot_update>!)
  -> earshot_status
{
  run(handle) { (engine) throws(Failure) in
    let tree = try treeUpdate(tree)
    do throws(TreeError) { try engine.engine.declare(tree) } catch { throw .tree(error.description) }
  }
}

/// How many nodes the tree has.
@c @implementation
public func earshot_node_count(_ handle: OpaquePointer!, _ count: UnsafeMutablePointer<Int>!)
  -> earshot_status
{
  run(handle) { (engine) throws(Failure) in try answer(engine.engine.tree.count, in: count, "count") }
}

private func treeUpdate(_ pointer: UnsafePointer<earshot_update>?) throws(Failure) -> TreeUpdate {
  let update = try read(pointer, "the update")
  return TreeUpdate(
    nodes: try nodes(update), root: update.root == 0 ? nil : NodeID(update.root),
    keyboardFocus: update.keyboard_focus == 0 ? nil : NodeID(update.keyboard_focus))
}

/// The nodes may be those of another version, shorter or longer: the size of the first is that of all.
private func nodes(_ update: earshot_update) throws(Failure) -> [AccessibilityNode] {
  if update.node_count == 0 { return [] }
  guard let first = update.nodes else { throw .argument("`nodes` is NULL, though there are some.") }
  let size = try checkedSize(of: first, "the first node")
  guard plausibleCounts.contains(update.node_count) else {
    throw .argument("`node_count` is more than memory holds.")
  }
  var result: [AccessibilityNode] = []
  for index in 0..<update.node_count {
    let node: earshot_node = load(UnsafeRawPointer(first) + index * size, size: size)
    guard node.size == size else { throw .size(of: "node \(index)") }
    result.append(try node.accessibilityNode())
  }
  return result
}

/// A count beyond these is a mistake; `size_t` has no sign in C, but has one here.
let plausibleCounts = 0...(1 << 28)
