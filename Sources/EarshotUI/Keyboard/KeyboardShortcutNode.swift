import EarshotAccessibility
import EarshotTerminal

struct KeyboardShortcutModifier {
  let event: KeyEvent?
}

extension KeyboardShortcutModifier: PrimitiveModifier {
  func makeNode(in parent: ViewNode) -> KeyboardShortcutNode {
    KeyboardShortcutNode(event, parent: parent)
  }

  func updateNode(_ node: KeyboardShortcutNode) { node.event = event }
}

/// Has a key activate the first control inside.
final class KeyboardShortcutNode: WrapperNode {
  var event: KeyEvent? {
    didSet {
      if event == oldValue { return }
      if let oldValue { graph.shortcuts.remove(self, oldValue) }
      if let event { graph.shortcuts.add(self, event) }
    }
  }

  init(_ event: KeyEvent?, parent: ViewNode) {
    self.event = event
    super.init(parent: parent)
  }

  override func contentDidMount() {
    if let event { graph.shortcuts.add(self, event) }
  }

  override func willUnmount() {
    if let event { graph.shortcuts.remove(self, event) }
  }

  /// The control or element inside.
  var target: Semantics? {
    var list: [Semantics] = []
    content.collectSemantics(into: &list)
    return list.first.map { $0.mergingElement ?? $0 }
  }
}

/// The shortcuts on screen, by their keys. Of several for the same keys the first made counts.
@MainActor final class ShortcutRegistry {
  private var nodes: [KeyEvent: [KeyboardShortcutNode]] = [:]

  nonisolated init() {}

  func add(_ node: KeyboardShortcutNode, _ event: KeyEvent) { nodes[event, default: []].append(node) }

  func remove(_ node: KeyboardShortcutNode, _ event: KeyEvent) {
    nodes[event]?.removeAll { $0 === node }
    if nodes[event]?.isEmpty == true { nodes[event] = nil }
  }

  subscript(event: KeyEvent) -> KeyboardShortcutNode? { nodes[event]?.first }

  /// The keys, in the order of their names.
  var events: [KeyEvent] { nodes.keys.sorted { $0.name < $1.name } }
}

extension ViewGraph {
  /// Activates the control whose shortcut these keys are; answers whether there is one that acts.
  @discardableResult
  package func performShortcut(_ event: KeyEvent) -> Bool {
    shortcuts[event]?.target?.perform(.activate) ?? false
  }

  /// The shortcuts on screen and the names of what they activate, in the order of the keys' names.
  package var shortcutNames: [(event: KeyEvent, name: String)] {
    shortcuts.events.compactMap { event in
      shortcuts[event]?.target.map { (event, $0.makeRecord().label) }
    }
  }
}
