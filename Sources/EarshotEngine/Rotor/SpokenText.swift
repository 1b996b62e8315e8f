import EarshotAccessibility

/// An element's text as the rotor reads it piece by piece: label, then value, joined by a blank. A secret has no part in
/// it, nor has the number that stands for a switch's state.
struct SpokenText {
  let characters: [Character]

  init(_ node: AccessibilityNode, label: String) {
    let saysValue = !node.value.isEmpty && node.traits.isDisjoint(with: [.isSecure, .isToggle])
    let separator = label.isEmpty || !saysValue ? "" : " "
    characters = Array(label + separator + (saysValue ? node.value : ""))
  }

  subscript(part: Range<Int>) -> String { String(characters[part.clamped(to: characters.indices)]) }

  /// The part that follows the one read last, or goes before it; `nil` at the ends.
  func part(by unit: TextUnit, forward: Bool, from last: Range<Int>?) -> Range<Int>? {
    let parts = parts(by: unit)
    if forward { return parts.first { $0.lowerBound >= last?.upperBound ?? 0 } }
    return last.flatMap { last in parts.last { $0.lowerBound < last.lowerBound } }
  }

  /// All characters, all words, or all lines that are not empty.
  func parts(by unit: TextUnit) -> [Range<Int>] {
    switch unit {
    case .character: characters.indices.map { $0..<$0 + 1 }
    case .word: parts { $0.isWhitespace }
    case .line: parts { $0.isNewline }
    }
  }

  private func parts(between isSeparator: (Character) -> Bool) -> [Range<Int>] {
    characters.split(whereSeparator: isSeparator).map(\.indices)
  }
}
