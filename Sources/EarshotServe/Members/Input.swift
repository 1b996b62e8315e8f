import EarshotAccessibility

/// How a kind of value is read from requests, and what the schema says of it.
struct Input<Value>: Sendable {
  let schema: JSON
  let read: @Sendable (JSON) throws(Failure) -> Value

  init(_ schema: JSON, read: @escaping @Sendable (JSON) throws(Failure) -> Value) {
    (self.schema, self.read) = (schema, read)
  }
}

extension Failure {
  static func expected(_ kind: String, not value: JSON) -> Failure {
    Failure(.argument, "This is \(value.kind); write \(kind).")
  }
}

extension Input<String> {
  static let text = Input(["type": "string"]) { (value) throws(Failure) in
    guard case .string(let text) = value else { throw .expected("a string", not: value) }
    return text
  }

  /// A name that a program chooses.
  static let name = Input(["type": "string", "minLength": 1, "maxLength": 100]) { (value) throws(Failure) in
    let text = try Input.text.read(value)
    guard (1...100).contains(text.unicodeScalars.count) else {
      throw Failure(.argument, "Names have 1 to 100 characters.")
    }
    return text
  }
}

extension Input<Bool> {
  static let flag = Input(["type": "boolean"]) { (value) throws(Failure) in
    guard case .bool(let flag) = value else { throw .expected("true or false", not: value) }
    return flag
  }
}

extension Input<Int> {
  /// A whole number of a range.
  static func integer(_ range: ClosedRange<Int>) -> Input {
    let schema: JSON = [
      "type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound),
    ]
    return Input(schema) { (value) throws(Failure) in
      switch value {
      case .integer(let number) where range.contains(number): return number
      case .number(let number):
        if let number = Int(exactly: number), range.contains(number) { return number }
      default: break
      }
      let bounds = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      if case .integer(let number) = value {
        throw Failure(.argument, "\(number) is out of range; write \(bounds).")
      }
      throw .expected(bounds, not: value)
    }
  }
}

extension Input<Double> {
  static let number = Input(["type": "number"]) { (value) throws(Failure) in
    switch value {
    case .integer(let number): return Double(number)
    case .large(let number): return Double(number)
    case .number(let number): return number
    default: throw .expected("a number", not: value)
    }
  }
}

extension Input<NodeID> {
  static let node = Input([
    "type": "integer", "minimum": 1, "maximum": .large(.max),
  ]) { (value) throws(Failure) in
    switch value {
    case .integer(let number) where number > 0: return NodeID(UInt64(number))
    case .large(let number): return NodeID(number)
    case .number(let number):
      // Beyond these, neighbours can't be told from each other.
      if number < 9_007_199_254_740_992, let id = UInt64(exactly: number), id > 0 { return NodeID(id) }
      fallthrough
    default:
      throw Failure(
        .argument, "An id is a whole number from 1 to \(UInt64.max), unique in the tree; write one.")
    }
  }
}

extension Input<Duration> {
  /// A time in milliseconds, to the nanosecond.
  static let milliseconds = Input(["type": "number", "minimum": 0]) { (value) throws(Failure) in
    let nanoseconds = (try Input<Double>.number.read(value) * 1_000_000).rounded()
    guard let whole = Int64(exactly: nanoseconds), whole >= 0 else {
      throw Failure(.argument, "A time is a number of milliseconds since the engine was made, from 0 on.")
    }
    return .nanoseconds(whole)
  }
}

extension Input {
  /// An array of such values.
  static func list<Element>(of input: Input<Element>) -> Input<[Element]> where Value == [Element] {
    Input(["type": "array", "items": input.schema]) { (value) throws(Failure) in
      guard case .array(let elements) = value else { throw .expected("an array", not: value) }
      var result: [Element] = []
      result.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        do throws(Failure) {
          result.append(try input.read(element))
        } catch {
          throw error.inside(index)
        }
      }
      return result
    }
  }

  /// Made of another value.
  func map<Result>(_ change: @escaping @Sendable (Value) throws(Failure) -> Result) -> Input<Result> {
    Input<Result>(schema) { (value) throws(Failure) in try change(read(value)) }
  }
}
