import EarshotAccessibility

/// How a kind of value is written in answers, and what the schema says of it.
struct Output<Value>: Sendable {
  let schema: JSON
  let write: @Sendable (Value) -> JSON

  init(_ schema: JSON, write: @escaping @Sendable (Value) -> JSON) {
    (self.schema, self.write) = (schema, write)
  }

  /// `null` for no value.
  var orNull: Output<Value?> {
    Output<Value?>(schema.orNull) { value in value.map(write) ?? .null }
  }

  /// An array of such values.
  var list: Output<[Value]> {
    Output<[Value]>(["type": "array", "items": schema]) { .array($0.map(write)) }
  }
}

extension Output<String> {
  static let text = Output(["type": "string"]) { .string($0) }
}

extension Output<Bool> {
  static let flag = Output(["type": "boolean"]) { .bool($0) }
}

extension Output<Int> {
  static let count = Output(["type": "integer", "minimum": 0]) { .integer($0) }
  static let integer = Output(["type": "integer"]) { .integer($0) }
}

extension Output<NodeID> {
  static let node = Output(Input<NodeID>.node.schema) { id in
    Int(exactly: id.rawValue).map(JSON.integer) ?? .large(id.rawValue)
  }
}

extension Output<Duration> {
  /// In milliseconds, rounded up to the nanosecond: whoever waits until then has waited long enough.
  static let milliseconds = Output(["type": "number", "minimum": 0]) { time in
    let (seconds, attoseconds) = time.components
    let nanoseconds = Double(seconds) * 1e9 + Double((attoseconds + 999_999_999) / 1_000_000_000)
    return .number(nanoseconds / 1e6)
  }
}

extension JSON {
  /// The schema of this, or `null`.
  var orNull: JSON { ["anyOf": [self, ["type": "null"]]] }
}
