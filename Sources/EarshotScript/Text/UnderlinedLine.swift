/// A source line and, to be printed under it, a line that marks a part of it.
struct UnderlinedLine {
  /// The line as it can be printed: a control character would act on the terminal, so a substitute stands for it.
  let text: String
  /// Blanks, a caret under the first marked character and tildes under the others.
  let mark: String

  init(_ line: String, _ range: SourceRange) {
    let characters = line.map { $0.isControl ? "\u{FFFD}" : $0 }
    let before = characters.prefix(range.column - 1)
    let marked = characters.dropFirst(range.column - 1).prefix(range.length)
    let tildes = marked.reduce(0) { $0 + $1.columns } - 1
    text = String(characters)
    // A tab is as wide as the one above it only if it is a tab too.
    mark =
      before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columns) }.joined()
      + "^" + String(repeating: "~", count: max(0, tildes))
  }
}

extension Character {
  fileprivate var isControl: Bool {
    self != "\t" && unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// Columns the character takes in most terminals.
  fileprivate var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.properties.isGraphemeExtend { return 0 }
    let isEmoji = first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
    return isEmoji || wideScalars.contains { $0.contains(first.value) } ? 2 : 1
  }
}

/// The blocks of East Asian wide and fullwidth characters.
private let wideScalars: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
  0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
]
