import EarshotAccessibility
import EarshotEngine
import EarshotHost

extension TokenReader {
  private typealias ConditionReader =
    @Sendable (inout TokenReader) throws(Mistake) -> ScriptExpectation.Condition

  private static let conditions: [(String, ConditionReader)] = [
    ("speech", { (reader) throws(Mistake) in try reader.speech() }),
    ("spoken", { (reader) throws(Mistake) in .spoken(try reader.list()) }),
    ("sounds", { (reader) throws(Mistake) in .sounds(try reader.sounds()) }),
    ("rotor", { (reader) throws(Mistake) in .rotor(try reader.text()) }),
    ("cursor", { (reader) throws(Mistake) in try reader.cursor() }),
    ("highlight", { (reader) throws(Mistake) in .highlight(try reader.highlight()) }),
    ("scanner", { (reader) throws(Mistake) in .scanner(try reader.list()) }),
    ("keyboard", { (reader) throws(Mistake) in .keyboard(try reader.element()) }),
    ("focus", { (reader) throws(Mistake) in try reader.focus() }),
    ("screen", { (reader) throws(Mistake) in try reader.screenText() }),
  ]

  /// Reads what follows `expect`.
  mutating func expectation() throws(Mistake) -> ScriptExpectation {
    let either = Self.conditions.map { ($0.0, Optional($0.1)) } + [("not", nil)]
    if let read = try choice("an expectation", either) { return ScriptExpectation(try read(&self)) }
    return ScriptExpectation(try choice("an expectation", Self.conditions)(&self), isNegated: true)
  }

  private mutating func speech() throws(Mistake) -> ScriptExpectation.Condition {
    if next?.kind == .text { return .speech(.exact, try text()) }
    let hint = "write a text in double quotes, alone or after `contains` or `like`"
    let comparisons: [(String, TextComparison)] = [("contains", .contains), ("like", .like)]
    let comparison = try choice("a text or a comparison", comparisons, hint: hint)
    return .speech(comparison, comparison == .contains ? try part() : try text())
  }

  private mutating func screenText() throws(Mistake) -> ScriptExpectation.Condition {
    try choice("a comparison", [("contains", ())], hint: "write `contains` and a text in double quotes")
    return .screen(contains: try part())
  }

  /// Reads a text to be looked for. Every text contains the empty one, so that expectation could never fail.
  private mutating func part() throws(Mistake) -> String {
    if let token = next, token.kind == .text, token.content.isEmpty {
      throw mistake(token, "every text contains the empty text", hint: "write what is to be found")
    }
    return try text()
  }

  private mutating func cursor() throws(Mistake) -> ScriptExpectation.Condition {
    let technology = AssistiveTechnology.allCases.first { take(word: $0.scriptName) }
    return .cursor(technology, try element(orOneOf: technology == nil))
  }

  /// Reads what is highlighted in quotes, or `none`.
  private mutating func highlight() throws(Mistake) -> String? {
    if next?.kind == .text { return try text() }
    if take(word: "none") { return nil }
    let hint = "write it in double quotes, such as \"[Email]\" or \"menu(Email): Tap\", or none"
    guard let token = next else { throw missing("a highlight", hint: hint) }
    throw wrong(token, "a highlight", hint: hint)
  }

  /// Reads an element in quotes, or `none`. Where a technology may stand too, messages say so.
  private mutating func element(orOneOf technologyToo: Bool = false) throws(Mistake) -> String? {
    if next?.kind == .text { return try text() }
    if take(word: "none") { return nil }
    let hint = "write its label in double quotes, or none"
    guard let token = next else { throw missing("an element", hint: hint) }
    let words = (technologyToo ? AssistiveTechnology.allCases.map(\.scriptName) : []) + ["none"]
    throw wrong(token, "an element", hint: words.nearest(to: token.content).map(didYouMean) ?? hint)
  }

  /// Reads texts between brackets.
  private mutating func list() throws(Mistake) -> [String] {
    try list { (reader, _) throws(Mistake) in try reader.text() }
  }

  private mutating func sounds() throws(Mistake) -> [Sound] {
    try list { (reader, token) throws(Mistake) in
      let name = try reader.text()
      let sounds = Sound.allCases.filter(\.isNotable)
      if let sound = sounds.first(where: { $0.rawValue == name }) { return sound }
      throw reader.wrong(token, "a sound", hint: sounds.map(\.rawValue).suggestion(for: name, or: "use"))
    }
  }

  /// Reads what stands between brackets, one after the other.
  private mutating func list<Item>(
    of item: (inout TokenReader, Token) throws(Mistake) -> Item
  ) throws(Mistake) -> [Item] {
    guard let open = next else { throw missing("a list", hint: "write texts between [ and ]") }
    guard open.kind == .openBracket else { throw wrong(open, "a list", hint: "write texts between [ and ]") }
    advance()
    var items: [Item] = []
    while let token = next, token.kind != .closeBracket {
      if token.content == "," { throw wrong(token, "a text", hint: "separate the texts by blanks only") }
      items.append(try item(&self, token))
    }
    if isAtEnd { throw mistake(open, "this list has no end", hint: "end it with `]`") }
    advance()
    return items
  }
}
