import EarshotAccessibility
import EarshotGeometry
import TestSupport

/// Makes random updates for a tree: some of them small and sound, some wild and often contradictory.
struct TreeChanger {
  var random: SplitMix64
  private var lastID: UInt64 = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A first tree.
  mutating func firstUpdate() -> [AccessibilityNode] {
    var root = AccessibilityNode(id: NodeID(0), role: .window)
    let children = (0..<12).map { _ in newNode() }
    root.children = children.map(\.id)
    return [root] + children
  }

  mutating func update(of model: TreeModel) -> [AccessibilityNode] {
    random.chance(15) ? wildUpdate(of: model) : soundUpdate(of: model)
  }

  private mutating func soundUpdate(of model: TreeModel) -> [AccessibilityNode] {
    if model.elements.count < 5, random.chance(50) { return uncovering(model) }
    return switch Int.random(in: 0..<10, using: &random) {
    case 0...2: insertion(into: model)
    case 3: model.nodes.count > 12 ? removal(from: model) : insertion(into: model)
    case 4: move(in: model)
    case 5: reordering(of: model)
    default: [changed(model.node(anyNode(of: model)))]
    }
  }

  private mutating func wildUpdate(of model: TreeModel) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      var node = random.chance(30) ? newNode() : model.node(anyNode(of: model))
      node.children = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        random.chance(90) ? anyNode(of: model) : NodeID(lastID + 1)
      }
      nodes.append(node)
    }
    return nodes
  }

  mutating func anyNode(of model: TreeModel) -> NodeID {
    model.nodes.keys.sorted().randomElement(using: &random)!
  }

  private mutating func insertion(into model: TreeModel) -> [AccessibilityNode] {
    var parent = model.node(anyNode(of: model))
    let added = (0..<Int.random(in: 1...3, using: &random)).map { _ in newNode() }
    for node in added {
      parent.children.insert(node.id, at: Int.random(in: 0...parent.children.count, using: &random))
    }
    return [parent] + added
  }

  private mutating func removal(from model: TreeModel) -> [AccessibilityNode] {
    let id = anyNode(of: model)
    guard let parentID = model.parent(of: id) else { return [] }
    var parent = model.node(parentID)
    parent.children.removeAll { $0 == id }
    return [parent]
  }

  private mutating func move(in model: TreeModel) -> [AccessibilityNode] {
    let id = anyNode(of: model)
    let target = anyNode(of: model)
    guard let source = model.parent(of: id), source != target else { return [] }
    var from = model.node(source)
    var to = model.node(target)
    from.children.removeAll { $0 == id }
    to.children.append(id)
    return [from, to]
  }

  private mutating func reordering(of model: TreeModel) -> [AccessibilityNode] {
    var node = model.node(anyNode(of: model))
    node.children.shuffle(using: &random)
    return [node]
  }

  private mutating func newNode() -> AccessibilityNode {
    lastID += 1
    var node = AccessibilityNode(id: NodeID(lastID), label: "\(lastID)")
    for _ in 0..<4 { node = changed(node) }
    return node
  }

  private mutating func changed(_ node: AccessibilityNode) -> AccessibilityNode {
    var node = node
    switch Int.random(in: 0..<11, using: &random) {
    case 0 where node.id != NodeID(0): node.isHidden = random.chance(20)
    case 1: node.traits = random.chance(10) ? .isModal : node.role.impliedTraits
    case 2: node.sortPriority = Double(Int.random(in: 0...2, using: &random))
    case 3: node.frame = frame()
    case 4, 5: node.focusTags = tags()
    case 6,
      7 where node.id != NodeID(0):
      node.role = Self.roles.randomElement(using: &random)!
      node.traits = node.role.impliedTraits
    case 8: node.headingLevel = Int.random(in: 0...3, using: &random)
    case 9: node.details = details()
    case 10: node.customActions = random.chance(50) ? [] : ["Reply", "Delete"]
    default: node.value = "\(Int.random(in: 0...2, using: &random))"
    }
    if node.traits.contains(.isSecure) { node.value = Self.secret }
    return node
  }

  /// The same tree with nothing hidden or covered, so that sessions don't end up with nothing to do.
  private func uncovering(_ model: TreeModel) -> [AccessibilityNode] {
    model.nodes.values.sorted { $0.id < $1.id }.map {
      var node = $0
      node.isHidden = false
      node.traits.remove(.isModal)
      return node
    }
  }

  private mutating func frame() -> CellRect? {
    guard random.chance(70) else { return nil }
    return CellRect(
      column: Int.random(in: 0..<4, using: &random), row: Int.random(in: 0..<4, using: &random),
      width: random.chance(5) ? 0 : 1, height: 1)
  }

  /// What secure fields hold: a number of characters that nothing else has in it.
  static let secret = "987654"

  private static let roles: [Role] = [
    .text, .button, .button, .toggle, .heading, .link, .image, .slider, .textField, .secureTextField,
    .group, .generic, .tabBar, .list, .landmark, .table,
  ]

  private mutating func details() -> NodeDetails {
    var details = NodeDetails()
    details.keepsOrder = random.chance(20)
    if random.chance(20) { details.customContent = [CustomContent(label: "Age", value: "3 years")] }
    if random.chance(40) {
      let entries = (0..<3).map { _ in
        CustomRotor.Entry(target: NodeID(UInt64.random(in: 1...lastID, using: &random)), textRange: 0..<2)
      }
      details.rotors = [CustomRotor(name: .custom("Mine"), entries: entries)]
    }
    return details
  }

  private mutating func tags() -> [FocusTag] {
    (0..<Int.random(in: 0...2, using: &random)).map { _ in
      FocusTag(
        binding: FocusBindingID(UInt32.random(in: 1...4, using: &random)),
        value: FocusValueID.random(in: 0...2, using: &random))
    }
  }
}
