extension JSONReader {
  /// Reads a number; what fits into an integer becomes one.
  mutating func number() throws(Failure) -> JSON {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    let isInteger = try !fraction()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isInteger {
      if let integer = Int(text) { return .integer(integer) }
      if let large = UInt64(text) { return .large(large) }
    }
    guard let number = Double(text), number.isFinite else {
      position = start
      throw unexpected("a smaller number")
    }
    return .number(number)
  }

  /// Reads what follows the integer part; whether there was anything.
  private mutating func fraction() throws(Failure) -> Bool {
    let start = position
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
      try digits()
    }
    return position > start
  }

  private mutating func digits() throws(Failure) {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    if position == start { throw unexpected("a digit") }
  }
}
