extension ServeSession {
  /// The JSON Schema (draft 2020-12) of requests, answers and events, as text that ends with a line feed.
  public static var schema: String { schemaDocument.outline() + "\n" }

  static let schemaDocument: JSON = .object([
    JSON.Member("$schema", "https://json-schema.org/draft/2020-12/schema"),
    JSON.Member("title", "earshot serve"),
    JSON.Member(
      "description",
      .string("One line of the protocol, version \(version): a request of the program, or an answer to one.")),
    JSON.Member("anyOf", [["$ref": "#/$defs/request"], ["$ref": "#/$defs/answer"]]),
    JSON.Member("$defs", .object(definitions)),
  ])

  private static let definitions: [JSON.Member] =
    [
      JSON.Member("request", alternatives(Operation.all.map { "request.\($0.name)" })),
      JSON.Member("answer", alternatives(Operation.all.map { "answer.\($0.name)" } + ["error"])),
      JSON.Member("event", alternatives(Event.kinds.map { "event.\($0.name)" })),
      JSON.Member("node", Input.nodeSchema),
      JSON.Member("error", errorAnswer),
    ]
    + Operation.all.map { JSON.Member("request.\($0.name)", $0.requestSchema) }
    + Operation.all.map { JSON.Member("answer.\($0.name)", $0.answerSchema) }
    + Event.kinds.map { JSON.Member("event.\($0.name)", $0.schema) }

  private static func alternatives(_ names: [String]) -> JSON {
    ["anyOf": .array(names.map { ["$ref": .string("#/$defs/\($0)")] })]
  }

  private static let errorAnswer = [
    MemberDescription.answerID,
    MemberDescription(
      name: "error", summary: Failure.kind.summary, schema: Failure.kind.schema, isRequired: true),
  ].schema("The answer to a request that was refused.")
}

extension MemberDescription {
  fileprivate static let requestID = MemberDescription(
    name: "id", summary: "Comes back in the answer.", schema: JSON.requestIDSchema, isRequired: false)
  fileprivate static let answerID = MemberDescription(
    name: "id", summary: "That of the request, if it had one that could be read.",
    schema: JSON.answerIDSchema, isRequired: false)

  fileprivate static func constant(_ name: String, _ value: JSON) -> MemberDescription {
    MemberDescription(
      name: name, summary: "Always \(value.text).", schema: ["const": value], isRequired: true)
  }
}

extension Operation {
  fileprivate var requestSchema: JSON {
    ([.requestID, .constant("op", .string(name))] + members).schema(summary)
  }

  fileprivate var answerSchema: JSON {
    let common = isOfEngine ? EngineReport.kind.members : []
    return ([.answerID, .constant("ok", true)] + answer + common).schema("The answer to \"\(name)\".")
  }
}

extension ObjectKind {
  fileprivate var schema: JSON { members.schema(summary) }
}

extension Event.Kind {
  fileprivate var schema: JSON { ([.constant("event", .string(name))] + members).schema(summary) }
}
