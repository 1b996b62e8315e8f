/// The nodes that say something about a node, in ARIA's words. They may stand anywhere in the tree, be hidden, or come with a
/// later update; an id that no node has is without effect.
///
/// Relations are followed one level only, as ARIA does: what labels a node says its own label, whatever labels that in turn.
/// So they can point in a circle, or at the node itself, and cost no more than they are long.
public struct NodeRelations: Hashable, Sendable {
  /// Their texts, in this order, are the node's label. They win over ``AccessibilityNode/label``, unless none of them has a
  /// text; a node that names itself puts its own label in its place (accname 1.2, 2B).
  public var labelledBy: [NodeID]
  /// Their texts are spoken after the node's own hint, before what VoiceOver says of its kind ("Double tap to edit").
  public var describedBy: [NodeID]
  /// Their texts say what is wrong with the node's value; spoken while the node is invalid
  /// (``NodeDetails/isInvalid``).
  public var errorMessage: [NodeID]

  /// Makes relations; there are none unless said otherwise.
  public init(labelledBy: [NodeID] = [], describedBy: [NodeID] = [], errorMessage: [NodeID] = []) {
    self.labelledBy = labelledBy
    self.describedBy = describedBy
    self.errorMessage = errorMessage
  }

  /// The nodes that stand in a relation to the node.
  public subscript(relation: NodeRelation) -> [NodeID] {
    switch relation {
    case .label: labelledBy
    case .description: describedBy
    case .errorMessage: errorMessage
    }
  }

  /// Whether there are none.
  public var isEmpty: Bool { labelledBy.isEmpty && describedBy.isEmpty && errorMessage.isEmpty }
}

/// What a node can be to another one.
public enum NodeRelation: String, Hashable, Sendable, CaseIterable {
  /// It says what the other one is called.
  case label
  /// It says more about the other one.
  case description
  /// It says what is wrong with the value of the other one.
  case errorMessage
}
