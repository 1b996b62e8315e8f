import EarshotTerminal

extension TokenReader {
  /// Reads keys up to the end of the step. One that scripts use themselves stands in quotes: `press "#"`.
  mutating func keys() throws(Mistake) -> [KeyEvent] {
    var keys: [KeyEvent] = []
    while let token = next {
      guard let key = KeyEvent(name: token.content) else {
        throw wrong(token, "a key", hint: KeyEvent.suggestion(insteadOf: token.content))
      }
      keys.append(key)
      advance()
    }
    if keys.isEmpty { throw missing("a key", hint: KeyEvent.nameHint) }
    return keys
  }
}
