/// Gathers a bracketed paste up to its end marker, in time linear in its length.
struct PasteCollector: Sendable {
  private static let terminator = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How many bytes of the terminator have just been seen. It begins with its only ESC, so after a
  /// mismatch nothing but another ESC can begin it anew.
  private var matched = 0

  /// Takes one byte; answers the text when the paste is over.
  mutating func append(_ byte: UInt8) -> String? {
    if byte == Self.terminator[matched] {
      matched += 1
      return matched == Self.terminator.count ? take() : nil
    }
    bytes += Self.terminator[..<matched]
    matched = byte == Self.terminator[0] ? 1 : 0
    if matched == 0 { bytes.append(byte) }
    return nil
  }

  private mutating func take() -> String {
    defer { self = PasteCollector() }
    return String(decoding: withLineFeeds(), as: UTF8.self)
  }

  /// The bytes with CR and CR LF, which terminals send for a line end, as LF.
  private func withLineFeeds() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0D {
        result.append(0x0A)
      } else if byte != 0x0A || index == 0 || bytes[index - 1] != 0x0D {
        result.append(byte)
      }
    }
    return result
  }
}
