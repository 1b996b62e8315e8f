/// Reads a script: lines into tokens, tokens into steps. Goes on after a mistake, to report them all.
struct ScriptParser {
  private let source: SourceText
  private var mistakes: [Mistake] = []
  /// The line that is read next, from 0.
  private var line = 0

  init(_ source: SourceText) { self.source = source }

  mutating func parse() throws(ScriptError) -> [ScriptStep] {
    var steps: [ScriptStep] = []
    while line < source.lines.count {
      if let tokens = nextTokens(), let step = parseStep(tokens) { steps.append(step) }
    }
    if !mistakes.isEmpty { throw ScriptError(mistakes.map(source.report)) }
    return steps
  }

  /// The tokens of the next line, and of the following ones as long as a list is open. `nil` when there are
  /// none or when they can't be read.
  private mutating func nextTokens() -> [Token]? {
    let mistakesBefore = mistakes.count
    var tokens: [Token] = []
    var isListOpen = false
    repeat {
      let lexer = LineLexer(source.lines[line], line: line + 1)
      // No list holds a bare word: its bracket was forgotten, and a new step begins.
      if isListOpen, lexer.tokens.first?.kind == .word { break }
      tokens += lexer.tokens
      mistakes += lexer.mistakes
      isListOpen = lexer.tokens.leavesListOpen ?? isListOpen
      line += 1
    } while isListOpen && line < source.lines.count
    return tokens.isEmpty || mistakes.count > mistakesBefore ? nil : tokens
  }

  private mutating func parseStep(_ tokens: [Token]) -> ScriptStep? {
    do throws(Mistake) {
      var reader = TokenReader(tokens, in: source)
      let command = try reader.command()
      try reader.end()
      return ScriptStep(command, at: source.range(of: tokens.spanOnFirstLine))
    } catch {
      mistakes.append(error)
      return nil
    }
  }
}

extension [Token] {
  /// Whether the last bracket opens a list; `nil` when there is none.
  fileprivate var leavesListOpen: Bool? {
    last { $0.kind == .openBracket || $0.kind == .closeBracket }.map { $0.kind == .openBracket }
  }

  fileprivate var spanOnFirstLine: SourceSpan {
    let first = self[0].span
    let last = prefix { $0.span.line == first.line }.last?.span ?? first
    return SourceSpan(line: first.line, offsets: first.offsets.lowerBound..<last.offsets.upperBound)
  }
}
