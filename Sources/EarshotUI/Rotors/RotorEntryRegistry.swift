/// The name under which a rotor finds a view anywhere on the screen.
struct RotorEntryName: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The views that rotors find by name. Of several of one name the first made counts.
@MainActor final class RotorEntryRegistry {
  private var nodes: [RotorEntryName: [RotorEntryNode]] = [:]
  /// The rotors that look for names, which have to look again.
  private var rotors: [ObjectIdentifier: RotorNode] = [:]

  nonisolated init() {}

  func node(_ name: RotorEntryName) -> ViewNode? { nodes[name]?.first }

  func add(_ node: RotorEntryNode, _ name: RotorEntryName) {
    nodes[name, default: []].append(node)
    rotors.values.forEach { $0.elementsInsideDidChange() }
  }

  func remove(_ node: RotorEntryNode, _ name: RotorEntryName) {
    nodes[name]?.removeAll { $0 === node }
    if nodes[name]?.isEmpty == true { nodes[name] = nil }
    rotors.values.forEach { $0.elementsInsideDidChange() }
  }

  func watch(_ rotor: RotorNode) { rotors[ObjectIdentifier(rotor)] = rotor }
  func forget(_ rotor: RotorNode) { rotors[ObjectIdentifier(rotor)] = nil }
}

struct RotorEntryModifier {
  let name: RotorEntryName
}

extension RotorEntryModifier: PrimitiveModifier {
  func makeNode(in parent: ViewNode) -> RotorEntryNode { RotorEntryNode(name, parent: parent) }
  func updateNode(_ node: RotorEntryNode) { node.name = name }
}

/// Has rotors find what is inside by a name.
final class RotorEntryNode: WrapperNode {
  var name: RotorEntryName {
    didSet {
      if name == oldValue { return }
      graph.rotorEntries.remove(self, oldValue)
      graph.rotorEntries.add(self, name)
    }
  }

  init(_ name: RotorEntryName, parent: ViewNode) {
    self.name = name
    super.init(parent: parent)
  }

  override func contentDidMount() { graph.rotorEntries.add(self, name) }
  override func willUnmount() { graph.rotorEntries.remove(self, name) }
}

extension View {
  /// Names the view, so that the entries of a rotor find it wherever it is.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    modifier(RotorEntryModifier(name: RotorEntryName(id: AnyHashable(id), namespace: namespace)))
  }
}
