/// Values that have a word each.
struct Words<Value: Equatable & Sendable>: Sendable {
  /// What the values are, for messages: "role".
  let subject: String
  let entries: [(word: String, value: Value)]
  private let values: [String: Value]

  init(_ subject: String, _ entries: KeyValuePairs<String, Value>) {
    self.init(subject, entries.map { ($0, $1) })
  }

  init(_ subject: String, _ entries: [(word: String, value: Value)]) {
    self.subject = subject
    self.entries = entries
    values = Dictionary(uniqueKeysWithValues: entries.map { ($0.word, $0.value) })
  }

  private var schema: JSON { ["enum": .array(entries.map { .string($0.word) })] }

  /// Reads a word.
  var input: Input<Value> {
    Input(schema) { (value) throws(Failure) in
      let word = try Input<String>.text.read(value)
      guard let found = values[word] else {
        throw Failure(
          .argument,
          "There is no \(subject) \(word.clipped); write one of \(entries.map(\.word).alternatives).")
      }
      return found
    }
  }

  /// Writes the word of a value.
  var output: Output<Value> {
    Output(schema) { value in
      guard let entry = entries.first(where: { $0.value == value }) else {
        preconditionFailure("There is no word for the \(subject) \(value).")
      }
      return .string(entry.word)
    }
  }
}

extension Words where Value: RawRepresentable<String> & CaseIterable {
  /// The words of an enum that has them itself.
  init(_ subject: String) {
    self.init(subject, Value.allCases.map { ($0.rawValue, $0) })
  }
}
