/// Something that a request asks for. The table of operations is all there is to the protocol: requests are read by it, and
/// schema and messages are made of it.
struct Operation: Sendable {
  let name: String
  /// What it does, in a sentence or two.
  let summary: String
  /// What it takes, besides `id` and `op`.
  let members: [MemberDescription]
  /// What its answer has, besides what all have.
  let answer: [MemberDescription]
  /// Whether it is about an engine, so that its answer has the engine's state and events.
  let isOfEngine: Bool
  /// Does it, and gives the members of the answer.
  let run: @Sendable (ServeSession, [JSON.Member]) throws(Failure) -> [JSON.Member]

  private init<each Value>(
    _ name: String, _ summary: String, _ given: repeat Given<each Value>, answer: [MemberDescription],
    isOfEngine: Bool,
    run: @escaping @Sendable (ServeSession, repeat each Value) throws(Failure) -> [JSON.Member]
  ) {
    var members: [MemberDescription] = []
    repeat members.append((each given).description)
    (self.name, self.summary, self.members) = (name, summary, members)
    (self.answer, self.isOfEngine) = (answer, isOfEngine)
    let names = members.map(\.name)
    let givenOnes = (repeat each given)
    self.run = { (session, members) throws(Failure) in
      try members.check(against: names)
      let values = (repeat try (each givenOnes)(members))
      return try run(session, repeat each values)
    }
  }

  /// An operation on the session.
  static func ofSession<each Value>(
    _ name: String, _ summary: String, _ given: repeat Given<each Value>, answer: [MemberDescription] = [],
    run: @escaping @Sendable (ServeSession, repeat each Value) throws(Failure) -> [JSON.Member]
  ) -> Operation {
    Operation(name, summary, repeat each given, answer: answer, isOfEngine: false, run: run)
  }

  /// An operation on an engine, which the request names, or else on that of the standard name.
  static func ofEngine<each Value>(
    _ name: String, _ summary: String, _ given: repeat Given<each Value>, answer: [MemberDescription] = [],
    run: @escaping @Sendable (ServedEngine, repeat each Value) throws(Failure) -> [JSON.Member]
  ) -> Operation {
    Operation(name, summary, .engine, repeat each given, answer: answer, isOfEngine: true) {
      (session, engine: String, values: repeat each Value) throws(Failure) in
      let engine = try session.engine(named: engine)
      let answer = try run(engine, repeat each values)
      return answer + engine.report()
    }
  }
}

extension Given<String> {
  /// Which engine is meant.
  static let engine = Given.optional("engine", .name, default: "main", "Which engine; \"main\" if left out.")
}
