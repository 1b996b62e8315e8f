import TestSupport

/// Makes random screens for the scanner: controls and texts in rows, some of them in containers.
struct ScreenGenerator {
  var random: SplitMix64
  private var count = 0
  private var row = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A screen with something to scan.
  mutating func screen() -> [Trace.Node] {
    row = 0
    var nodes = (0..<Int.random(in: 1...4, using: &random)).flatMap { _ in part(depth: 0) }
    nodes.append(leaf(column: 0, role: "button"))
    return nodes
  }

  /// The same screen with something changed in it.
  mutating func changed(_ nodes: [Trace.Node]) -> [Trace.Node] {
    var result: [Trace.Node] = []
    for var node in nodes {
      if random.chance(10) { continue }
      if let children = node.children { node.children = changed(children) }
      if random.chance(8) { node.hidden = random.chance() }
      if random.chance(8) { node.enabled = random.chance() }
      if random.chance(5), let frame = node.frame {
        node.frame = Trace.Frame(row: frame.row + 1, column: frame.column, width: frame.width, height: 1)
      }
      if node.children != nil, random.chance(10) { node.navigationStyle = style() }
      result.append(node)
      if random.chance(6) { result += part(depth: 1) }
    }
    return result
  }

  private mutating func part(depth: Int) -> [Trace.Node] {
    if depth < 3, random.chance(40) { return [container(depth: depth)] }
    row += 1
    return (0..<Int.random(in: 1...4, using: &random)).map { leaf(column: $0 * 4, role: anyRole()) }
  }

  private mutating func container(depth: Int) -> Trace.Node {
    count += 1
    var node = Trace.Node(id: "g\(count)")
    node.role = random.pick(["container", "group", "list", "toolbar"])
    node.navigationStyle = style()
    node.children = (0..<Int.random(in: 0...3, using: &random)).flatMap { _ in part(depth: depth + 1) }
    if random.chance(20) { node.order = node.children?.map(\.id).shuffled(using: &random) }
    if random.chance(5) { node.hidden = true }
    if random.chance(3) { node.modal = true }
    return node
  }

  private mutating func leaf(column: Int, role: String) -> Trace.Node {
    count += 1
    var node = Trace.Node(id: "e\(count)")
    node.role = role
    node.label = "e\(count)"
    node.frame = Trace.Frame(row: row, column: column, width: 4, height: 1)
    if random.chance(10) { node.actions = ["Delete"] }
    if random.chance(5) { node.enabled = false }
    if random.chance(5) { node.hidden = true }
    if random.chance(5) { node.respondsToUserInteraction = random.chance() }
    if random.chance(5) { node.sortPriority = Double(Int.random(in: -1...1, using: &random)) }
    return node
  }

  private mutating func anyRole() -> String {
    random.pick(["button", "button", "textField", "slider", "toggle", "link", "staticText", "heading"])
  }

  private mutating func style() -> String? {
    random.chance(30) ? random.pick(["automatic", "combined", "separate"]) : nil
  }

  /// What a user might do next.
  mutating func input(time: Int, ids: [String]) -> Trace.Input {
    let kind = random.pick([
      "select", "select", "select", "next", "next", "previous", "stop", "menu", "setFocus", "press",
      "release",
    ])
    let isFocus = kind == "setFocus"
    return Trace.Input(
      time: time, kind: kind, switch: random.pick(["N", "S"]),
      id: isFocus && random.chance(80) ? random.pick(ids) : nil,
      argument: nil, tree: nil)
  }
}

extension [Trace.Node] {
  /// The ids of these and of all inside.
  var allIDs: [String] { flatMap { [$0.id] + ($0.children ?? []).allIDs } }

  /// The ids of the nodes without children.
  var leafIDs: [String] { flatMap { $0.children?.leafIDs ?? [$0.id] } }
}
