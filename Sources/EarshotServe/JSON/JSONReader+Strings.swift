extension JSONReader {
  /// Reads a string from its opening to its closing quote. The line is known to be UTF-8.
  mutating func string() throws(Failure) -> String {
    position += 1
    let start = position
    while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      position += 1
    }
    let plain = bytes[start..<position]
    if take(UInt8(ascii: "\"")) { return String(decoding: plain, as: UTF8.self) }
    var text = Array(plain)
    try readEscaped(into: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func readEscaped(into text: inout [UInt8]) throws(Failure) {
    while let byte = next, byte >= 0x20 {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return
      case UInt8(ascii: "\\"): text.append(contentsOf: String(try escape()).utf8)
      default: text.append(byte)
      }
    }
    throw unexpected(next == nil ? "a closing quote" : "control characters to be written as \\u escapes")
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    guard let byte = next else { throw unexpected("the rest of an escape") }
    let simple: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
      UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let scalar = simple[byte] {
      position += 1
      return scalar
    }
    guard byte == UInt8(ascii: "u") else { throw unexpected("an escape: \\n, \\u00e9 and the like") }
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    return try pair(beginningWith: first)
  }

  /// The second half of a pair of surrogates.
  private mutating func pair(beginningWith high: UInt32) throws(Failure) -> Unicode.Scalar {
    let start = position
    guard high < 0xDC00, take(UInt8(ascii: "\\")), next == UInt8(ascii: "u"),
      case let low = try codeUnit(), (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else {
      position = start
      throw unexpected("both halves of a pair of surrogates")
    }
    return scalar
  }

  /// The four digits behind the `u` that is next.
  private mutating func codeUnit() throws(Failure) -> UInt32 {
    position += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw unexpected("four hexadecimal digits")
      }
      unit = unit << 4 + UInt32(digit)
      position += 1
    }
    return unit
  }
}
