/// What the schema and the documentation know of a member of an object.
struct MemberDescription: Sendable {
  let name: String
  /// What it is, in a sentence or two.
  let summary: String
  let schema: JSON
  let isRequired: Bool
}

/// A member of a request: how it is called, and how it is read.
struct Given<Value>: Sendable {
  let description: MemberDescription
  /// Reads the member; `nil` if it was left out.
  let read: @Sendable (JSON?) throws(Failure) -> Value

  /// Reads the member of this name among those of an object.
  func callAsFunction(_ members: [JSON.Member]) throws(Failure) -> Value {
    do throws(Failure) {
      return try read(members[description.name])
    } catch {
      throw error.inside(description.name)
    }
  }
}

extension Given {
  /// A member that has to be there.
  static func required(_ name: String, _ input: Input<Value>, _ summary: String) -> Given {
    let description = MemberDescription(
      name: name, summary: summary, schema: input.schema, isRequired: true)
    return Given(description: description) { (value) throws(Failure) in
      guard let value else { throw Failure(.argument, "This is missing; write it.") }
      return try input.read(value)
    }
  }

  /// A member that may be left out, or be null.
  static func optional<Wrapped>(_ name: String, _ input: Input<Wrapped>, _ summary: String) -> Given
  where Value == Wrapped? {
    let description = MemberDescription(
      name: name, summary: summary, schema: input.schema.orNull, isRequired: false)
    return Given(description: description) { (value) throws(Failure) in
      guard let value, value != .null else { return nil }
      return try input.read(value)
    }
  }

  /// A member that has a value of its own when it is left out, or null.
  static func optional(
    _ name: String, _ input: Input<Value>, default standard: Value, _ summary: String
  ) -> Given where Value: Sendable {
    let optional = Given<Value?>.optional(name, input, summary)
    return Given(description: optional.description) { (value) throws(Failure) in
      try optional.read(value) ?? standard
    }
  }
}

extension [JSON.Member] {
  /// Makes sure that there are no members but these.
  func check(against known: [String]) throws(Failure) {
    for member in self where !known.contains(member.name) { throw member.isUnknown(among: known) }
  }
}

extension JSON.Member {
  func isUnknown(among known: [String]) -> Failure {
    Failure(.argument, "There is no such member; there are \(known.alternatives).").inside(name)
  }
}
