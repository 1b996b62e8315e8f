extension TokenReader {
  /// Reads what follows `screen`: a name, then options with a value each.
  mutating func screen() throws(Mistake) -> ScriptCommand {
    let name = try argument("the name of a screen", hint: "write it after `screen`, such as `screen signin`")
    var options: [ScreenOption] = []
    while let token = next {
      let option = try screenOption()
      if options.contains(where: { $0.name == option.name }) {
        throw mistake(token, "`--\(option.name)` is given twice", hint: "give each option once")
      }
      options.append(option)
    }
    return .screen(name, options: options)
  }

  /// Reads `--items 1000` or `--items=1000`.
  private mutating func screenOption() throws(Mistake) -> ScreenOption {
    let hint = "write a name with two dashes and a value, such as `--items 1000`"
    let word = try word("an option", hint: hint) { $0.hasPrefix("--") ? $0.dropFirst(2) : nil }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    let value = parts.count == 2 ? String(parts[1]) : try argument("a value for `--\(name)`", hint: hint)
    return ScreenOption(name: name, value: value)
  }

  /// Takes a word that is no option, or a text.
  private mutating func argument(_ noun: String, hint: String) throws(Mistake) -> String {
    guard let token = next else { throw missing(noun, hint: hint) }
    let isOption = token.kind == .word && token.content.hasPrefix("--")
    guard token.kind == .text || (token.kind == .word && !isOption) else {
      throw wrong(token, noun, hint: hint)
    }
    advance()
    return token.content
  }
}
