/// The smallest part of a script that means something.
struct Token {
  enum Kind {
    /// Anything up to a blank or a quote.
    case word
    /// What stands in double quotes.
    case text
    /// `[` where a word could begin.
    case openBracket
    /// `]` that closes a list.
    case closeBracket
  }

  var kind: Kind
  /// The word as it is written; of a text, what it stands for.
  var content: String
  var span: SourceSpan
}
