/// The words of one language: its phrases, how it counts, and its digits (`voiceover.md` 2.11). Data only, so that a host
/// can bring a language of its own.
public struct StringTable: Equatable, Sendable {
  /// The language, as a BCP 47 tag: "en", "de".
  public let language: String
  /// What is said, by phrase. What is missing is taken from English, and reported (``EngineDiagnostic``).
  public let phrases: [Phrase: Text]
  /// What a Mac says instead (``SpeechProfile/macOS``); only what differs.
  public let macPhrases: [Phrase: Text]
  /// Which form a number takes.
  public let plurals: PluralRule
  /// The digits from 0 to 9.
  public let digits: [Character]

  /// What is said for a phrase.
  public enum Text: Equatable, Sendable, ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
    /// Always the same; `{0}` and `{1}` stand for what is filled in.
    case fixed(String)
    /// One form for each category that the language has; `{0}` stands for the number. `other` is needed.
    case counted([PluralCategory: String])

    /// A text that is always the same.
    public init(stringLiteral text: String) { self = .fixed(text) }

    /// A text for each category.
    public init(dictionaryLiteral forms: (PluralCategory, String)...) {
      self = .counted(Dictionary(forms) { first, _ in first })
    }
  }

  /// Makes a table. Digits other than ten are taken as the European ones.
  public init(
    language: String, plurals: PluralRule, digits: [Character] = Array("0123456789"), phrases: [Phrase: Text],
    macPhrases: [Phrase: Text] = [:]
  ) {
    self.language = language
    self.plurals = plurals
    self.digits = digits.count == 10 ? digits : Array("0123456789")
    self.phrases = phrases
    self.macPhrases = macPhrases
  }

  /// The phrases that the table lacks, in the order of their declaration.
  public var missing: [Phrase] { Phrase.allCases.filter { phrases[$0] == nil } }

  /// A number in the language's digits.
  public func format(_ number: Int) -> String {
    String(
      String(number).map { character in character.wholeNumberValue.map { digits[$0] } ?? character })
  }
}

/// The grammatical categories of number, as Unicode names them.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// How a language chooses the form of a counted word: Unicode's rules for whole numbers.
public enum PluralRule: Hashable, Sendable {
  /// One form for 1, another for the rest: English, German.
  case oneAndOther
  /// Arabic's six forms.
  case arabic

  /// The category of a number from 0 on.
  public func category(of number: Int) -> PluralCategory {
    switch self {
    case .oneAndOther: number == 1 ? .one : .other
    case .arabic: Self.arabicCategory(of: number)
    }
  }

  private static func arabicCategory(of number: Int) -> PluralCategory {
    switch (number, number % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
}
