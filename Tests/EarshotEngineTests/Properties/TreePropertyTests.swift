import EarshotAccessibility
import Testing

@testable import EarshotEngine

/// Random updates: the engine's tree against the plain model, against a fresh build, and refused ones against
/// what was there before.
@Suite struct TreePropertyTests {
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func theTreeIsWhatTheUpdatesSay(seed: UInt64) throws {
    var changer = TreeChanger(seed: seed)
    var model = try #require(TreeModel().applying(changer.firstUpdate()))
    let engine = Engine()
    try engine.apply(TreeUpdate(nodes: model.nodes.values.sorted { $0.id < $1.id }, root: model.root))
    for _ in 0..<40 {
      let update = changer.update(of: model)
      if let next = model.applying(update) {
        try engine.apply(TreeUpdate(nodes: update))
        model = next
      } else {
        #expect(throws: TreeError.self) { try engine.apply(TreeUpdate(nodes: update)) }
      }
      try agree(engine, model)
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func changesTellExactlyWhatDiffers(seed: UInt64) throws {
    var changer = TreeChanger(seed: seed)
    var model = try #require(TreeModel().applying(changer.firstUpdate()))
    let engine = Engine()
    try engine.apply(TreeUpdate(nodes: model.nodes.values.sorted { $0.id < $1.id }, root: model.root))
    for _ in 0..<40 {
      let update = changer.update(of: model)
      guard let next = model.applying(update) else { continue }
      var replayed = model.nodes
      for change in try engine.apply(TreeUpdate(nodes: update)) {
        switch change {
        case .added(let id):
          #expect(replayed[id] == nil)
          replayed[id] = engine.tree.node(id)
        case .updated(let id, let old):
          #expect(replayed[id] == old)
          #expect(engine.tree.node(id) != old)
          replayed[id] = engine.tree.node(id)
        case .removed(let id, let old):
          #expect(replayed.removeValue(forKey: id) == old)
        case .keyboardFocusMoved: Issue.record("no update named a keyboard focus")
        }
      }
      model = next
      #expect(replayed == model.nodes)
    }
  }

  private func agree(_ engine: Engine, _ model: TreeModel) throws {
    let fresh = Engine()
    try fresh.apply(TreeUpdate(nodes: model.nodes.values.sorted { $0.id < $1.id }, root: model.root))
    #expect(engine.tree.count == model.nodes.count)
    #expect(Array(engine.tree.elements) == model.elements)
    let reachable = Set(model.elements)
    #expect(engine.state.tree.kindsInReach.contains(.element) == !reachable.isEmpty)
    #expect(engine.rotorKinds == fresh.rotorKinds)
    for (id, node) in model.nodes {
      #expect(engine.tree.node(id) == node)
      #expect(engine.tree.children(of: id) == model.orderedChildren(of: id))
      #expect(engine.tree.parent(of: id) == fresh.tree.parent(of: id))
      #expect(engine.tree.position(of: id) == fresh.tree.position(of: id))
      #expect(engine.state.tree.kinds(of: id) == fresh.state.tree.kinds(of: id))
      if model.isElement(id) { #expect(engine.tree.isReachable(id) == reachable.contains(id)) }
    }
  }
}

extension AccessibilityTree {
  fileprivate func kinds(of id: NodeID) -> NodeKinds? { slots[id].map { self[$0].kinds } }
}
