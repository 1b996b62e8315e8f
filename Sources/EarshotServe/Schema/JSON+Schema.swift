extension [MemberDescription] {
  /// The schema of an object with these members and no others.
  func schema(_ summary: String) -> JSON {
    var schema: [JSON.Member] = [JSON.Member("description", .string(summary)), JSON.Member("type", "object")]
    schema.append(JSON.Member("properties", .object(map { JSON.Member($0.name, $0.describedSchema) })))
    let required = filter(\.isRequired).map { JSON.string($0.name) }
    if !required.isEmpty { schema.append(JSON.Member("required", .array(required))) }
    schema.append(JSON.Member("additionalProperties", false))
    return .object(schema)
  }
}

extension MemberDescription {
  /// What is said of the member comes first, in place of what is said of its kind.
  fileprivate var describedSchema: JSON {
    guard case .object(let members) = schema else { return schema }
    return .object(
      [JSON.Member("description", .string(summary))] + members.filter { $0.name != "description" })
  }
}
