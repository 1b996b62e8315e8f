import EarshotAccessibility
import EarshotGeometry

/// The numbers of the nodes that a trace calls by name.
struct TraceNames {
  private var ids: [String: NodeID] = [:]
  private var names: [NodeID: String] = [:]

  mutating func id(_ name: String) -> NodeID {
    if let id = ids[name] { return id }
    let id = NodeID(UInt64(ids.count + 1))
    ids[name] = id
    names[id] = name
    return id
  }

  func name(_ id: NodeID) -> String { names[id] ?? id.description }

  /// Everything on the screen, as an update.
  mutating func update(_ nodes: [Trace.Node]) throws -> TreeUpdate {
    var root = AccessibilityNode(id: NodeID(0), role: .window)
    root.children = nodes.map { id($0.id) }
    var result = [root]
    for node in nodes { try add(node, to: &result) }
    return TreeUpdate(nodes: result, root: root.id)
  }

  private mutating func add(_ node: Trace.Node, to result: inout [AccessibilityNode]) throws {
    result.append(try self.node(node))
    for child in node.children ?? [] { try add(child, to: &result) }
  }

  private mutating func node(_ trace: Trace.Node) throws -> AccessibilityNode {
    let name = trace.role ?? (trace.children == nil ? "element" : "container")
    guard let role = Self.roles[name] else { throw TraceError("no role \(name)") }
    var node = AccessibilityNode(
      id: id(trace.id), role: role, label: trace.label ?? "", value: trace.value ?? "")
    if name == "stepper" { node.traits.insert(.isAdjustable) }
    if let adjustable = trace.adjustable { node.set(.isAdjustable, adjustable) }
    if node.traits.contains(.isAdjustable) { node.actions.formUnion(.adjust) }
    if !node.traits.isDisjoint(with: Self.tapped) || trace.tapGesture == true {
      node.actions.insert(.activate)
    }
    if name == "slider" || name == "stepper" {
      node.respondsToUserInteraction = trace.enabled == false ? nil : true
    }
    if trace.enabled == false { node.traits.insert(.isNotEnabled) }
    if let answer = trace.respondsToUserInteraction { node.respondsToUserInteraction = answer }
    if let modal = trace.modal { node.set(.isModal, modal) }
    node.isHidden = trace.hidden ?? false
    node.customActions = trace.actions ?? []
    node.sortPriority = trace.sortPriority ?? 0
    node.frame = trace.frame.map {
      CellRect(column: $0.column, row: $0.row, width: $0.width, height: $0.height ?? 1)
    }
    try addDetails(trace, to: &node)
    return node
  }

  private mutating func addDetails(_ trace: Trace.Node, to node: inout AccessibilityNode) throws {
    if let name = trace.navigationStyle {
      guard let style = AccessibilityNavigationStyle(rawValue: name) else {
        throw TraceError("no style \(name)")
      }
      node.details.navigationStyle = style
    }
    if trace.groupsChildren == true { node.details.groupsChildren = true }
    let children = (trace.children ?? []).map(\.id)
    if let order = trace.order {
      node.details.keepsOrder = true
      let known = order.filter(children.contains)
      node.children = (known + children.filter { !known.contains($0) }).map { id($0) }
    } else {
      node.children = children.map { id($0) }
    }
  }

  private static let tapped: AccessibilityTraits = [.isButton, .isLink, .isToggle, .isTextField, .isTab]

  private static let roles: [String: Role] = [
    "element": .element, "staticText": .text, "text": .text, "heading": .heading, "image": .image,
    "button": .button, "link": .link, "toggle": .toggle, "textField": .textField, "slider": .slider,
    "stepper": .element, "picker": .popUpButton, "tab": .tab, "container": .generic, "group": .group,
    "list": .list, "table": .table, "landmark": .landmark, "toolbar": .toolbar, "tabBar": .tabBar,
    "dialog": .dialog, "alert": .alert,
  ]
}

extension AccessibilityNode {
  fileprivate mutating func set(_ trait: AccessibilityTraits, _ isSet: Bool) {
    if isSet { traits.formUnion(trait) } else { traits.subtract(trait) }
  }
}
