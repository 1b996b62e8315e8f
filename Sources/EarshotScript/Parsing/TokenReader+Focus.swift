extension TokenReader {
  /// Reads `Owner.name == value`.
  mutating func focus() throws(Mistake) -> ScriptExpectation.Condition {
    let reference = try word(
      "a focus property", hint: "write Owner.name or Owner[2].name, such as SignInView.focus",
      FocusReference.init(scriptText:))
    try equalsSign()
    return .focus(reference, try focusLiteral())
  }

  private mutating func equalsSign() throws(Mistake) {
    let isUnequal = next?.content == "!="
    let hint = isUnequal ? "write `expect not focus … == …`" : "write `==` between property and value"
    try word("`==`", hint: hint) { $0 == "==" ? () : nil }
  }

  private mutating func focusLiteral() throws(Mistake) -> FocusLiteral {
    if next?.kind == .text { return .text(try text()) }
    let hint = "use a case such as .email, true, false, nil, a number, or a text in double quotes"
    guard let token = next, token.content.contains("(") else {
      return try word("a value", hint: hint, FocusLiteral.init(scriptText:))
    }
    // Associated values are printed with blanks and quotes: `.row(id: "a")` is no single word.
    let rest = takeRestOfLine()
    guard let literal = FocusLiteral(scriptText: source.text(of: rest)) else {
      throw Mistake(span: rest, message: "`\(source.text(of: rest))` is not a value", hint: hint)
    }
    return literal
  }
}
