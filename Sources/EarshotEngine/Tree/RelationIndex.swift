import EarshotAccessibility

/// Which nodes each node says something about: relations the other way round, kept up with every change of a node that has any.
struct RelationIndex {
  private var sources: [NodeID: Set<NodeID>] = [:]

  /// The nodes that name this one in a relation, in no order.
  func sources(of target: NodeID) -> Set<NodeID> { sources.isEmpty ? [] : sources[target] ?? [] }

  mutating func update(_ source: NodeID, from old: NodeRelations, to new: NodeRelations) {
    guard old != new else { return }
    for relation in NodeRelation.allCases { old[relation].forEach { remove(source, from: $0) } }
    for relation in NodeRelation.allCases {
      for target in new[relation] { sources[target, default: []].insert(source) }
    }
  }

  private mutating func remove(_ source: NodeID, from target: NodeID) {
    sources[target]?.remove(source)
    if sources[target]?.isEmpty == true { sources[target] = nil }
  }
}

extension AccessibilityNode {
  /// Its relations, at no cost if it has no details.
  var relations: NodeRelations { hasDetails ? details.relations : NodeRelations() }
}
