/// A JSON value. Objects keep the order of their members, and integers all their digits.
enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// An integer beyond `Int.max`, as ids may be.
  case large(UInt64)
  /// A finite number that is no integer, or too large for one.
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A name with its value.
  struct Member: Equatable, Sendable {
    var name: String
    var value: JSON

    init(_ name: String, _ value: JSON) { (self.name, self.value) = (name, value) }
  }

  /// What kind of value it is, as an error says it.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .integer, .large, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension [JSON.Member] {
  /// The value of the member of this name.
  subscript(name: String) -> JSON? { first { $0.name == name }?.value }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements.map { Member($0, $1) }) }
}
