/// Takes the tokens of one step in order, and knows how to say what is missing or wrong.
struct TokenReader {
  let source: SourceText
  private let tokens: [Token]
  private var position = 0
  /// The keywords read so far, which messages name: `vo action`.
  private var keywords: [String] = []

  /// Reads `tokens`, of which there is at least one.
  init(_ tokens: [Token], in source: SourceText) {
    precondition(!tokens.isEmpty, "A step has at least one word.")
    self.source = source
    self.tokens = tokens
  }

  var next: Token? { position < tokens.count ? tokens[position] : nil }
  var isAtEnd: Bool { next == nil }

  /// Goes past the next token.
  mutating func advance() { position += 1 }

  /// Takes what is left of the line that the next token is on; there is one.
  mutating func takeRestOfLine() -> SourceSpan {
    let first = tokens[position].span
    let rest = tokens[position...].prefix { $0.span.line == first.line }
    position += rest.count
    let end = rest.last?.span.offsets.upperBound ?? first.offsets.upperBound
    return SourceSpan(line: first.line, offsets: first.offsets.lowerBound..<end)
  }

  /// Takes the next token if it is this very word.
  mutating func take(word: String) -> Bool {
    guard let token = next, token.kind == .word, token.content == word else { return false }
    keywords.append(word)
    advance()
    return true
  }

  /// Takes one of the keywords and gives what it stands for. `noun` is what they are, such as "a step"; the
  /// hint, where no keyword is meant, is by default their list.
  mutating func choice<Value>(
    _ noun: String, _ choices: [(String, Value)], hint: String? = nil
  ) throws(Mistake) -> Value {
    let words = choices.map(\.0)
    let list = hint ?? "use one of: \(words.joined(separator: ", "))"
    guard let token = next else { throw missing(noun, hint: list) }
    guard let match = choices.first(where: { token.kind == .word && $0.0 == token.content }) else {
      throw wrongKeyword(token, noun, words, otherwise: list)
    }
    keywords.append(match.0)
    advance()
    return match.1
  }

  private func wrongKeyword(_ token: Token, _ noun: String, _ words: [String], otherwise: String) -> Mistake {
    let lowercase = token.content.lowercased()
    if token.kind == .word, words.contains(lowercase) {
      return mistake(token, "`\(shown(token))` must be in lower case", hint: "write `\(lowercase)`")
    }
    return wrong(token, noun, hint: words.nearest(to: token.content).map(didYouMean) ?? otherwise)
  }

  /// Takes a word that `read` understands.
  mutating func word<Value>(
    _ noun: String, hint: String, _ read: (String) -> Value?
  ) throws(Mistake) -> Value {
    guard let token = next else { throw missing(noun, hint: hint) }
    guard token.kind == .word, let value = read(token.content) else { throw wrong(token, noun, hint: hint) }
    advance()
    return value
  }

  /// Takes a text in quotes.
  mutating func text() throws(Mistake) -> String {
    guard let token = next else { throw missing("a text", hint: "write it in double quotes") }
    guard token.kind == .text else {
      throw wrong(token, "a text", hint: "write it in straight double quotes")
    }
    advance()
    return token.content
  }

  /// The step ends here.
  func end() throws(Mistake) {
    guard let token = next else { return }
    throw mistake(token, "`\(shown(token))` is too much", hint: "`\(written)` is complete")
  }
}

extension TokenReader {
  func didYouMean(_ word: String) -> String { "did you mean `\(word)`?" }

  /// `token` is not what has to stand in its place.
  func wrong(_ token: Token, _ noun: String, hint: String) -> Mistake {
    mistake(token, "`\(shown(token))` is not \(noun)", hint: hint)
  }

  /// The step ends where something more has to stand.
  func missing(_ noun: String, hint: String) -> Mistake {
    let last = tokens[tokens.count - 1].span
    let end = SourceSpan(line: last.line, offsets: last.offsets.upperBound..<last.offsets.upperBound)
    return Mistake(span: end, message: "`\(keywords.joined(separator: " "))` needs \(noun)", hint: hint)
  }

  func mistake(_ token: Token, _ message: String, hint: String) -> Mistake {
    Mistake(span: token.span, message: message, hint: hint)
  }

  /// The token as it is written, cut when it is long.
  private func shown(_ token: Token) -> String { source.text(of: token.span).shortened }

  /// What has been read so far, on the line of what is read last.
  private var written: String {
    let last = tokens[position - 1].span
    let first = tokens.first { $0.span.line == last.line }?.span ?? last
    let span = SourceSpan(line: last.line, offsets: first.offsets.lowerBound..<last.offsets.upperBound)
    return source.text(of: span).shortened
  }
}

extension String {
  /// Fit to be quoted in a message.
  fileprivate var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
