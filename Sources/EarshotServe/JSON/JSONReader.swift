/// Reads one JSON text (RFC 8259). Stricter than most: a member that occurs twice is a mistake, and so is nesting deeper than
/// ``maximumDepth``, so that the stack is bounded whatever comes. Of our own, unlike the JSON elsewhere in the project: Foundation's
/// keeps one of two members with the same name, and the server needs Foundation for nothing else.
struct JSONReader {
  /// How deep arrays and objects may be nested; the protocol needs eight levels.
  static let maximumDepth = 32

  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  /// Reads a line. All of it has to be one value, with blanks around it.
  static func read(_ line: [UInt8]) throws(Failure) -> JSON {
    guard line.isUTF8 else { throw Failure(.utf8, "The line is no UTF-8; convert it before.") }
    var reader = JSONReader(bytes: line)
    let value = try reader.value()
    reader.skipBlanks()
    if reader.next != nil { throw reader.unexpected("the end of the line; write one request on each") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The byte to be read next; `nil` at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  /// Passes over a byte if it is the next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  func unexpected(_ expected: String) -> Failure {
    let place = next == nil ? "At the end" : "At byte \(position + 1)"
    return Failure(.json, "\(place) of the line, JSON needs \(expected).")
  }

  private mutating func value() throws(Failure) -> JSON {
    skipBlanks()
    switch next {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return try nested { (reader) throws(Failure) in try reader.object() }
    case UInt8(ascii: "["): return try nested { (reader) throws(Failure) in try reader.array() }
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return try number()
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw unexpected("a value")
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(Failure) -> JSON {
    let end = position + word.utf8CodeUnitCount
    let isThere =
      end <= bytes.count
      && word.withUTF8Buffer { bytes[position..<end].elementsEqual($0) }
    guard isThere else { throw unexpected("a value; words are true, false and null") }
    position = end
    return value
  }

  private mutating func nested(
    _ body: (inout JSONReader) throws(Failure) -> JSON
  ) throws(Failure) -> JSON {
    guard depth < Self.maximumDepth else {
      throw Failure(.limit, "The line nests deeper than \(Self.maximumDepth) levels; no request needs that.")
    }
    depth += 1
    position += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func array() throws(Failure) -> JSON {
    var elements: [JSON] = []
    skipBlanks()
    if take(UInt8(ascii: "]")) { return .array(elements) }
    repeat {
      elements.append(try value())
      skipBlanks()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw unexpected("a comma or ]") }
    return .array(elements)
  }

  private mutating func object() throws(Failure) -> JSON {
    var members: [JSON.Member] = []
    skipBlanks()
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      members.append(try member())
      skipBlanks()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw unexpected("a comma or }") }
    if let name = members.repeatedName {
      throw Failure(.json, "The member \(name.clipped) occurs twice in one object; write it once.")
    }
    return .object(members)
  }

  private mutating func member() throws(Failure) -> JSON.Member {
    skipBlanks()
    guard next == UInt8(ascii: "\"") else { throw unexpected("the name of a member, in quotes") }
    let name = try string()
    skipBlanks()
    guard take(UInt8(ascii: ":")) else { throw unexpected("a colon") }
    return JSON.Member(name, try value())
  }
}

extension [UInt8] {
  /// Whether it is text, whole characters throughout.
  fileprivate var isUTF8: Bool {
    allSatisfy { $0 < 0x80 } || String(validating: self, as: UTF8.self) != nil
  }
}

extension [JSON.Member] {
  /// A name that occurs more than once. Comparing pairs is the fastest for the few members that objects have.
  fileprivate var repeatedName: String? {
    if count > 24 {
      var seen: Set<String> = []
      return first { !seen.insert($0.name).inserted }?.name
    }
    for index in indices.dropFirst() {
      for earlier in 0..<index where self[earlier].name == self[index].name { return self[index].name }
    }
    return nil
  }
}
