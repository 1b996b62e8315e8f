import EarshotAccessibility
import EarshotGeometry

/// A member of a node besides its id and role: how it is called, and how it gets into a node. Members are called as the
/// properties of the Swift type.
struct NodeMember: Sendable {
  static let summary = "One node. Whatever is left out, or null, it has nothing of."

  let description: MemberDescription
  let set: @Sendable (JSON, inout AccessibilityNode) throws(Failure) -> Void

  init<Value>(
    _ name: String, _ input: Input<Value>, _ summary: String,
    set: @escaping @Sendable (Value, inout AccessibilityNode) -> Void
  ) {
    description = MemberDescription(
      name: name, summary: summary, schema: input.schema.orNull, isRequired: false)
    self.set = { (value, node) throws(Failure) in
      do throws(Failure) { set(try input.read(value), &node) } catch { throw error.inside(name) }
    }
  }
}

extension Input<AccessibilityNode> {
  private static let id = Given.required(
    "id", .node, "Not 0, unique in the tree, and never used again for another thing.")
  private static let role = Given.optional(
    "role", Words.roles.input, default: .element, "What kind of thing it is.")
  private static let members = Dictionary(
    uniqueKeysWithValues: NodeMember.all.map { ($0.description.name, $0) })
  /// All members, those too that every node has.
  static let nodeMembers = [id.description, role.description] + NodeMember.all.map(\.description)

  /// The schema of a node, to which others point.
  static let nodeSchema = nodeMembers.schema(NodeMember.summary)

  /// A node as an object.
  static let nodeObject = Input(["$ref": "#/$defs/node"]) { (value) throws(Failure) in
    guard case .object(let members) = value else { throw .expected("a node, which is an object", not: value) }
    var node = AccessibilityNode(id: try id(members), role: try role(members))
    for member in members where member.name != "id" && member.name != "role" {
      guard let known = Self.members[member.name] else {
        throw member.isUnknown(among: nodeMembers.map(\.name))
      }
      if member.value != .null { try known.set(member.value, &node) }
    }
    if node.tellsSecret {
      throw Failure(
        .argument, "A secure field has the number of its characters in digits as its value, never the text."
      ).inside("value")
    }
    return node
  }
}
