/// A member of an answer or an event: how it is called, and how it is written.
struct Told<Value>: Sendable {
  let description: MemberDescription
  /// The member; `nil` if it is left out.
  let write: @Sendable (Value) -> JSON.Member?

  /// A member that is always there.
  init(_ name: String, _ output: Output<Value>, _ summary: String) {
    description = MemberDescription(name: name, summary: summary, schema: output.schema, isRequired: true)
    write = { JSON.Member(name, output.write($0)) }
  }

  /// A member that is left out if there is no value.
  init<Wrapped>(optional name: String, _ output: Output<Wrapped>, _ summary: String) where Value == Wrapped? {
    description = MemberDescription(name: name, summary: summary, schema: output.schema, isRequired: false)
    write = { value in value.map { JSON.Member(name, output.write($0)) } }
  }
}

/// A kind of object in answers, made of something: an event of an utterance, say.
struct ObjectKind<Source>: Sendable {
  let name: String
  let summary: String
  let members: [MemberDescription]
  /// The members that tell of a thing, in the order of the table.
  let write: @Sendable (Source) -> [JSON.Member]

  init<each Value>(
    _ name: String, _ summary: String, _ told: repeat Told<each Value>,
    of values: @escaping @Sendable (Source) -> (repeat each Value)
  ) {
    var members: [MemberDescription] = []
    repeat members.append((each told).description)
    (self.name, self.summary, self.members) = (name, summary, members)
    let toldOnes = (repeat each told)
    write = { source in
      let source = values(source)
      var written: [JSON.Member] = []
      repeat written.append(contentsOf: CollectionOfOne((each toldOnes).write(each source)).compactMap { $0 })
      return written
    }
  }

  /// As a value of its own.
  var output: Output<Source> { Output(members.schema(summary)) { .object(write($0)) } }
}
