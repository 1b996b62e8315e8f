/// A value of a focus property as Swift prints it.
public enum FocusLiteral: Hashable, Sendable {
  /// No focus: `nil`.
  case nothing
  /// The value of a Bool property.
  case bool(Bool)
  /// A case of an enum with its dot, and in brackets its associated values: `.row(id: 3)`.
  case enumCase(String)
  /// A text.
  case text(String)
  /// A number, written as Swift prints it: `3`, `-0.5`.
  case number(String)

  /// Reads what stands unquoted after `==`; `nil` when it has another form.
  package init?(scriptText text: String) {
    switch text {
    case "nil": self = .nothing
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    case _ where Self.isEnumCase(text): self = .enumCase(text)
    case _ where Self.isNumber(text): self = .number(text)
    default: return nil
    }
  }

  private static func isEnumCase(_ text: String) -> Bool {
    guard text.first == "." else { return false }
    let name = text.dropFirst().prefix { $0 != "(" }
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName && (name.endIndex == text.endIndex || isBracketed(text[name.endIndex...]))
  }

  /// Whether the bracket at the start is closed by the one at the end; those inside quotes don't count.
  private static func isBracketed(_ text: Substring) -> Bool {
    var depth = 0
    var isQuoted = false
    for (index, character) in zip(text.indices, text) {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, character == "(" { depth += 1 }
      if !isQuoted, character == ")" { depth -= 1 }
      if depth == 0 { return text.index(after: index) == text.endIndex }
    }
    return false
  }

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    return (1...2).contains(parts.count)
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }
  }
}

extension FocusLiteral: CustomStringConvertible {
  /// The value as scripts write it.
  public var description: String {
    switch self {
    case .nothing: "nil"
    case .bool(let value): "\(value)"
    case .enumCase(let text), .number(let text): text
    case .text(let text): text.quoted
    }
  }
}
