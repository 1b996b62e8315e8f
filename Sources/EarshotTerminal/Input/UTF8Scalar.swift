/// A UTF-8 encoded scalar that arrives byte by byte; overlong forms and surrogates are refused at the
/// first byte that shows it, so that nothing after it is lost.
struct UTF8Scalar: Sendable {
  private var bits: UInt32
  private var missing: Int
  /// What the next byte may be.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Begins with a lead byte of 0x80 or more; nil if none can begin so.
  init?(lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: (bits, missing) = (UInt32(lead & 0x1F), 1)
    case 0xE0...0xEF: (bits, missing) = (UInt32(lead & 0x0F), 2)
    case 0xF0...0xF4: (bits, missing) = (UInt32(lead & 0x07), 3)
    default: return nil
    }
    switch lead {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: break
    }
  }

  /// Takes the next byte; false, and no change, if it doesn't belong to the scalar.
  mutating func append(_ byte: UInt8) -> Bool {
    guard allowed.contains(byte) else { return false }
    bits = bits << 6 | UInt32(byte & 0x3F)
    missing -= 1
    allowed = 0x80...0xBF
    return true
  }

  /// The scalar once all its bytes have come.
  var value: Unicode.Scalar? { missing == 0 ? Unicode.Scalar(bits) : nil }
}
