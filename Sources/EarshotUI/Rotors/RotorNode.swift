import EarshotAccessibility

/// A rotor kind for what is inside.
struct RotorModifier<Content: AccessibilityRotorContent> {
  let name: CustomRotor.Name
  let content: () -> Content
}

extension RotorModifier: PrimitiveModifier {
  func makeNode(in parent: ViewNode) -> RotorNode { RotorNode(name, { entries() }, parent: parent) }
  func updateNode(_ node: RotorNode) { node.update(name) { entries() } }

  @MainActor private func entries() -> [RotorEntry] {
    var list = _RotorEntryList()
    Content._collect(content(), into: &list)
    return list.entries
  }
}

/// Offers a rotor for what is inside: on the element or container that it is attached to, else on a plain container of its
/// own, so that the rotor is offered nowhere else.
///
/// Where its entries lead is found anew only when they are others, or when containers inside list other elements.
final class RotorNode: WrapperNode {
  private var name: CustomRotor.Name
  private var makeEntries: () -> [RotorEntry]
  private(set) var entries: [RotorEntry] = []
  private var known: [CustomRotor.Entry]?
  private var facet: Semantics?

  init(_ name: CustomRotor.Name, _ makeEntries: @escaping () -> [RotorEntry], parent: ViewNode) {
    self.name = name
    self.makeEntries = makeEntries
    super.init(parent: parent)
    graph.semanticsPass.watchers += 1
  }

  override func contentDidMount() {
    if content.onlyElement == nil { facet = Semantics(.container, of: self) }
    refresh()
  }

  func update(_ newName: CustomRotor.Name, _ makeEntries: @escaping () -> [RotorEntry]) {
    self.makeEntries = makeEntries
    refresh()
    if name == newName { return }
    name = newName
    carrier?.invalidate()
  }

  /// Also called when something changed that the entries were made of.
  override func refresh() {
    isQueued = false
    let new = graph.tracker.record(readsBy: self, makeEntries)
    if new == entries { return }
    entries = new
    if entries.contains(where: \.isNamed) { graph.rotorEntries.watch(self) }
    elementsInsideDidChange()
  }

  override var semantics: Semantics? { facet }

  /// What the rotor is offered on.
  private var carrier: Semantics? { facet ?? content.onlyElement }

  override func elementsInsideDidChange() {
    known = nil
    carrier?.invalidate()
  }

  override func describe(_ record: inout SemanticRecord) {
    record.node.role = .generic
    offer(in: &record)
  }

  override func contribute(to record: inout SemanticRecord) { if facet == nil { offer(in: &record) } }

  /// While entries are looked for, their elements are asked for their texts: the element itself may be among them.
  private var isFinding = false

  private func offer(in record: inout SemanticRecord) {
    if isFinding { return }
    isFinding = true
    let found = known ?? find()
    known = found
    isFinding = false
    record.rotors.append(CustomRotor(name: name, entries: found))
  }

  override func willUnmount() {
    graph.semanticsPass.watchers -= 1
    graph.rotorEntries.forget(self)
  }
}
