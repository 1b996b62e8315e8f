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
  private var entries: [RotorEntry] = []
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

// MARK: - Finding what entries mean

extension RotorNode {
  /// The entries whose views are on the screen.
  private func find() -> [CustomRotor.Entry] {
    let identities = entries.contains(where: \.isIdentity) ? identities : [:]
    return entries.compactMap { entry in
      guard let target = target(of: entry, identities) else { return nil }
      let range = entry.textRange.map { $0.characters(of: target.text) }
      return CustomRotor.Entry(target: target.id, label: entry.label, textRange: range)
    }
  }

  /// Every view inside that has an identity; of several with one, the first.
  private var identities: [AnyHashable: ViewNode] {
    var found: [AnyHashable: ViewNode] = [:]
    func search(_ node: ViewNode) {
      node.visitIdentities { id, child in if found[id] == nil { found[id] = child } }
      node.visitChildren(search)
    }
    search(content)
    return found
  }

  private func target(of entry: RotorEntry, _ identities: [AnyHashable: ViewNode]) -> Semantics? {
    let node =
      switch entry.target {
      case .own: content
      case .identity(let id): identities[id]
      case .named(let name): graph.rotorEntries.node(name)
      }
    // What is hidden is not in the tree.
    return node?.firstElement.flatMap { graph.semanticsPass.semantics($0.id) }
  }
}

extension RotorEntry {
  fileprivate var isIdentity: Bool { if case .identity = target { true } else { false } }
  fileprivate var isNamed: Bool { if case .named = target { true } else { false } }
}

extension ViewNode {
  /// The element or container that the node certainly is, whatever its state: through modifiers and bodies, but not through
  /// choices and lists.
  fileprivate var onlyElement: Semantics? {
    if let semantics { return semantics }
    guard hasFixedChildren else { return nil }
    var children: [ViewNode] = []
    visitChildren { children.append($0) }
    return children.count == 1 ? children[0].onlyElement : nil
  }

  /// The first element or container inside that can be reached; that which it is merged into, if it is.
  fileprivate var firstElement: Semantics? {
    var list: [Semantics] = []
    collectSemantics(into: &list)
    return list.first.map { $0.mergingElement ?? $0 }
  }
}

extension Semantics {
  /// The text of which an entry means a part: the value of a field, the label of anything else.
  fileprivate var text: String {
    let record = makeRecord()
    return record.traits.contains(.isTextField) ? record.value : record.label
  }
}

extension Range<String.Index> {
  /// The range in characters of a text, as far as it reaches.
  fileprivate func characters(of text: String) -> Range<Int> {
    let whole = clamped(to: text.startIndex..<text.endIndex)
    let start = text.distance(from: text.startIndex, to: whole.lowerBound)
    return start..<start + text.distance(from: whole.lowerBound, to: whole.upperBound)
  }
}
