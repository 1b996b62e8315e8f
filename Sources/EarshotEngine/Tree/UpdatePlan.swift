import EarshotAccessibility

/// What checking an update found out, needed to carry it out.
struct UpdatePlan {
  /// The root after the update.
  var root: NodeID
  /// The nodes listed, by their place in the update.
  var listed: [NodeID: Int] = [:]
  /// Places in the update of the nodes whose list of children is another than before.
  var relisted: [Int] = []
  /// The nodes whose list of children is another than before.
  var relistedIDs: Set<NodeID> = []
  /// For each child in one of those lists, who lists it.
  var claims: [NodeID: NodeID] = [:]
  /// Whether the root is reached from a node after the update, as far as it was asked.
  var fates: [NodeID: Bool] = [:]
}

/// The checks of an update. They look at the nodes it lists, at their children where these changed, and at the
/// way from both to the root; never at the rest of the tree.
extension AccessibilityTree {
  /// Checks `update` against the tree without changing anything.
  func plan(for update: TreeUpdate) throws(TreeError) -> UpdatePlan {
    guard let rootID = update.root ?? root else { throw .missingRoot }
    var plan = UpdatePlan(root: rootID)
    try list(update.nodes, in: &plan)
    guard exists(rootID, after: plan) else { throw .unknownRoot(rootID) }
    try claimChildren(of: update.nodes, in: &plan)
    try checkPaths(of: update.nodes, in: &plan)
    try checkSharing(in: update.nodes, plan: &plan)
    try checkKeyboardFocus(update.keyboardFocus, in: &plan)
    return plan
  }

  private func exists(_ id: NodeID, after plan: UpdatePlan) -> Bool {
    plan.listed[id] != nil || slots[id] != nil
  }

  private func list(_ nodes: [AccessibilityNode], in plan: inout UpdatePlan) throws(TreeError) {
    for (index, node) in nodes.enumerated() {
      guard plan.listed.updateValue(index, forKey: node.id) == nil else { throw .duplicateNode(node.id) }
      if node.children != slots[node.id].map({ self.nodes[$0.index].children }) ?? [] {
        plan.relisted.append(index)
        plan.relistedIDs.insert(node.id)
      }
      if node.hasDetails { try checkWindow(of: node) }
    }
  }

  private func checkWindow(of node: AccessibilityNode) throws(TreeError) {
    guard let window = node.details.virtualChildren else { return }
    guard window.count >= 0, window.firstIndex >= 0,
      window.firstIndex <= window.count - node.children.count
    else {
      throw .windowOutOfList(node.id, window: window, children: node.children.count)
    }
  }

  private func claimChildren(
    of nodes: [AccessibilityNode], in plan: inout UpdatePlan
  ) throws(TreeError) {
    for index in plan.relisted {
      let parent = nodes[index].id
      for child in nodes[index].children {
        guard exists(child, after: plan) else { throw .unknownChild(child, parent: parent) }
        guard let other = plan.claims.updateValue(parent, forKey: child) else { continue }
        if other == parent { throw .duplicateChild(child, parent: parent) }
        throw .sharedChild(child, parents: [other, parent])
      }
    }
  }

  /// Every node listed must hang below the root, and the root below nothing.
  private func checkPaths(of nodes: [AccessibilityNode], in plan: inout UpdatePlan) throws(TreeError) {
    for node in nodes {
      if try !reachesRoot(node.id, in: &plan) { throw .orphan(node.id) }
    }
    guard let above = futureParent(of: plan.root, in: plan) else { return }
    if try reachesRoot(above, in: &plan) { throw .cycle(pathFromRoot(to: above, in: plan)) }
  }

  /// A child that changed hands must not be listed by a parent that stays.
  private func checkSharing(in nodes: [AccessibilityNode], plan: inout UpdatePlan) throws(TreeError) {
    for index in plan.relisted {
      for child in nodes[index].children {
        guard let former = remainingParent(of: child, in: plan), former != nodes[index].id else { continue }
        if try reachesRoot(former, in: &plan) {
          throw .sharedChild(child, parents: [former, nodes[index].id])
        }
      }
    }
  }

  private func checkKeyboardFocus(_ id: NodeID?, in plan: inout UpdatePlan) throws(TreeError) {
    guard let id else { return }
    guard exists(id, after: plan), try reachesRoot(id, in: &plan) else { throw .unknownKeyboardFocus(id) }
  }
}

extension AccessibilityTree {
  /// The parent that lists `id` now and goes on listing it.
  private func remainingParent(of id: NodeID, in plan: UpdatePlan) -> NodeID? {
    guard let parent = parent(of: id), !plan.relistedIDs.contains(parent) else { return nil }
    return parent
  }

  private func futureParent(of id: NodeID, in plan: UpdatePlan) -> NodeID? {
    plan.claims[id] ?? remainingParent(of: id, in: plan)
  }

  /// Whether parents lead from `id` to the root once the update is in; throws if they go round in a circle.
  private func reachesRoot(_ id: NodeID, in plan: inout UpdatePlan) throws(TreeError) -> Bool {
    var path: [NodeID] = []
    var seen: Set<NodeID> = []
    var current: NodeID? = id
    var result = false
    while let node = current {
      if let known = plan.fates[node] {
        result = known
        break
      }
      guard seen.insert(node).inserted else { throw .cycle(circle(in: path, at: node)) }
      path.append(node)
      result = node == plan.root
      current = result ? nil : futureParent(of: node, in: plan)
    }
    for node in path { plan.fates[node] = result }
    return result
  }

  /// The part of a path towards the root that closes at `node`, outermost first.
  private func circle(in path: [NodeID], at node: NodeID) -> [NodeID] {
    let start = path.firstIndex(of: node) ?? path.startIndex
    return path[start...].reversed()
  }

  private func pathFromRoot(to id: NodeID, in plan: UpdatePlan) -> [NodeID] {
    var path = [id]
    while path[path.count - 1] != plan.root, let parent = futureParent(of: path[path.count - 1], in: plan) {
      path.append(parent)
    }
    return path.reversed()
  }
}
