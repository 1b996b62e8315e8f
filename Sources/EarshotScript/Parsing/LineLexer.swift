/// Cuts one line of a script into tokens.
struct LineLexer {
  private(set) var tokens: [Token] = []
  private(set) var mistakes: [Mistake] = []
  private let scalars: [Unicode.Scalar]
  private let line: Int
  private var offset = 0

  /// Reads the whole line; `line` counts from 1.
  init(_ scalars: [Unicode.Scalar], line: Int) {
    self.scalars = scalars
    self.line = line
    while let start = nextStart() { readToken(startingWith: start) }
  }

  private var current: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  /// Skips blanks; `nil` at the end of the line or of what is no comment.
  private mutating func nextStart() -> Unicode.Scalar? {
    while let blank = current, blank.properties.isWhitespace { offset += 1 }
    return current == "#" ? nil : current
  }

  private mutating func readToken(startingWith start: Unicode.Scalar) {
    switch start {
    case "\"": readText()
    case "[": readBracket(.openBracket)
    case "]": readBracket(.closeBracket)
    default: readWord()
    }
  }

  private mutating func readBracket(_ kind: Token.Kind) {
    add(kind, String(scalars[offset]), from: offset, to: offset + 1)
  }

  /// A word ends at a blank, a quote, or a bracket that none in the word opened: `Row[2].name` is one word.
  private mutating func readWord() {
    var end = offset
    var openBrackets = 0
    while end < scalars.count, !scalars[end].properties.isWhitespace, scalars[end] != "\"" {
      if scalars[end] == "[" { openBrackets += 1 }
      if scalars[end] == "]" { openBrackets -= 1 }
      if openBrackets < 0 { break }
      end += 1
    }
    add(.word, String(scalars: scalars[offset..<end]), from: offset, to: end)
  }

  private mutating func add(_ kind: Token.Kind, _ content: String, from start: Int, to end: Int) {
    tokens.append(Token(kind: kind, content: content, span: SourceSpan(line: line, offsets: start..<end)))
    offset = end
  }

  private mutating func report(_ message: String, at offsets: Range<Int>, hint: String) {
    mistakes.append(Mistake(span: SourceSpan(line: line, offsets: offsets), message: message, hint: hint))
  }
}

extension LineLexer {
  private mutating func readText() {
    let start = offset
    var content = String.UnicodeScalarView()
    offset += 1
    while let scalar = current, scalar != "\"" {
      if scalar == "\\" {
        if let meant = readEscape() { content.append(meant) }
      } else {
        content.append(scalar)
        offset += 1
      }
    }
    guard current != nil else { return reportUnclosedText(from: start) }
    add(.text, String(content), from: start, to: offset + 1)
  }

  private mutating func reportUnclosedText(from start: Int) {
    let hint = "end it with `\"`; inside a text, a quote is written `\\\"` and a new line `\\n`"
    report("this text has no end", at: start..<scalars.count, hint: hint)
  }

  /// Reads from the backslash on; `nil` after a mistake, and at the end of the line, which the text reports.
  private mutating func readEscape() -> Unicode.Scalar? {
    let start = offset
    offset = min(offset + 2, scalars.count)
    guard start + 1 < scalars.count else { return nil }
    switch scalars[start + 1] {
    case "n": return "\n"
    case "t": return "\t"
    case "\"": return "\""
    case "\\": return "\\"
    case "u": return readCode(from: start)
    default:
      let escape = String(scalars: scalars[start..<offset])
      report(
        "`\(escape)` is not an escape", at: start..<offset,
        hint: #"use \n, \t, \", \\ or a code such as \u{e9}"#)
      return nil
    }
  }

  /// Reads `{…}`, the rest of `\u{…}`.
  private mutating func readCode(from start: Int) -> Unicode.Scalar? {
    let digits = scalars[offset...].dropFirst().prefix { $0.properties.isASCIIHexDigit }
    guard current == "{", digits.endIndex < scalars.count, scalars[digits.endIndex] == "}" else {
      report(
        "`\\u` without a code in braces", at: start..<offset,
        hint: #"write the code in hexadecimal, such as \u{e9}"#)
      return nil
    }
    offset = digits.endIndex + 1
    let scalar = UInt32(String(scalars: digits), radix: 16).flatMap(Unicode.Scalar.init)
    if scalar == nil {
      report(
        "`\(String(scalars: scalars[start..<offset]))` is no character", at: start..<offset,
        hint: "codes go from 0 to d7ff and from e000 to 10ffff")
    }
    return scalar
  }
}
