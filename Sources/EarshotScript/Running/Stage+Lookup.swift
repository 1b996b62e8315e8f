import EarshotAccessibility
import EarshotEngine
import EarshotHost
import EarshotUI

extension Stage {
  /// The element of this label, else of this accessibility identifier; of several the first in reading order.
  ///
  /// - Complexity: O(elements).
  package func element(named name: String) throws(LookupError) -> NodeID {
    if let id = session.engine.tree.firstElement(named: name) { return id }
    let names = session.engine.tree.elements.map(session.name).filter { !$0.isEmpty }
    throw .noElement(name, existing: names)
  }

  /// The kind that the rotor offers under this name, in the language in use.
  package func rotorKind(named name: String) throws(LookupError) -> RotorKind {
    let engine = session.engine
    let kinds = engine.rotorKinds
    if let kind = kinds.first(where: { engine.name(of: $0) == name }) { return kind }
    throw .noRotor(name, offered: kinds.map(engine.name))
  }

  /// The focus property that a script names; without an index the first in tree order.
  package func focusProperty(
    _ reference: FocusReference
  ) throws(LookupError) -> FocusPropertyDescription {
    let instances = session.focusProperties.filter {
      $0.owner == reference.ownerName && $0.name == reference.property
    }
    let index = (reference.index ?? 1) - 1
    if instances.indices.contains(index) { return instances[index] }
    throw .noFocusProperty(reference, existing: namedFocusProperties.map(\.reference))
  }

  /// The focus properties on screen in tree order, each with what a script calls it.
  package var namedFocusProperties: [(reference: FocusReference, property: FocusPropertyDescription)] {
    let all = session.focusProperties.map { (FocusReference(owner: $0.owner, property: $0.name), $0) }
    let totals = Dictionary(all.map { ($0.0, 1) }, uniquingKeysWith: +)
    var seen: [FocusReference: Int] = [:]
    return all.map { reference, property in
      var numbered = reference
      seen[reference, default: 0] += 1
      if totals[reference] != 1 { numbered.index = seen[reference] }
      return (numbered, property)
    }
  }

  /// Makes sure that there is a field to type into.
  package func requireField() throws(LookupError) {
    if !session.isEditingText { throw .noField(keyboardFocus: session.keyboardFocusName) }
  }
}
