extension Duration {
  private static let units: KeyValuePairs<String, Int> = ["ms": 1, "s": 1000, "m": 60_000]

  /// Reads `200ms`, `1.5s` or `1m`. `nil` for another form, for more than nine digits on a side of the point, and
  /// for times that are no whole number of milliseconds.
  package init?(written text: String) {
    guard let (number, scale) = Self.numberAndScale(text) else { return nil }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy(\.isNineDigitsOrLess), let whole = Int(parts[0]) else {
      return nil
    }
    let fraction = parts.dropFirst().first ?? "0"
    let divisor = fraction.reduce(1) { power, _ in power * 10 }
    guard let numerator = Int(fraction), numerator * scale % divisor == 0 else { return nil }
    self = .milliseconds(whole * scale + numerator * scale / divisor)
  }

  private static func numberAndScale(_ text: String) -> (number: Substring, scale: Int)? {
    let number = text.prefix { !$0.isLetter }
    guard let unit = units.first(where: { $0.key == text[number.endIndex...] }) else { return nil }
    return (number, unit.value)
  }

  /// The time in the largest unit in which it is short: `1m`, `1.5s`, `200ms`.
  package var written: String {
    let milliseconds = wholeMilliseconds
    if milliseconds >= 60_000, milliseconds % 60_000 == 0 { return "\(milliseconds / 60_000)m" }
    if milliseconds < 1000 { return "\(milliseconds)ms" }
    let fraction = String(milliseconds % 1000 + 1000).dropFirst()
    let digits = fraction.reversed().drop { $0 == "0" }.reversed()
    return "\(milliseconds / 1000)\(digits.isEmpty ? "" : "." + String(digits))s"
  }

  private var wholeMilliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}

extension Substring {
  /// Whether it is a whole number that any integer type of the language takes.
  var isNineDigitsOrLess: Bool {
    (1...9).contains(count) && allSatisfy { ("0"..."9").contains($0) }
  }
}
