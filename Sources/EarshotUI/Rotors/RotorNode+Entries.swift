import EarshotAccessibility

/// Finding what the entries of a rotor mean.
extension RotorNode {
  /// The entries whose views are on the screen.
  func find() -> [CustomRotor.Entry] {
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
  var isNamed: Bool { if case .named = target { true } else { false } }
}

extension ViewNode {
  /// The element or container that the node certainly is, whatever its state: through modifiers and bodies, but not through
  /// choices and lists.
  var onlyElement: Semantics? {
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
