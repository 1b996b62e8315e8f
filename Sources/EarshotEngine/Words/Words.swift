/// The words of one language as VoiceOver uses them: a table, with English behind it for what that lacks.
public struct Words: Equatable, Sendable {
  /// The table asked first.
  public let table: StringTable

  /// Whether the words of a Mac go before those of a phone.
  public let profile: SpeechProfile

  /// Words of this table.
  public init(_ table: StringTable = .english, profile: SpeechProfile = .iOS) {
    self.table = table
    self.profile = profile
  }

  /// English.
  public static let english = Words()

  /// What is said for a phrase, with `arguments` filled in.
  public func callAsFunction(_ phrase: Phrase, _ arguments: String...) -> String {
    fill(form(of: phrase, for: nil), with: arguments)
  }

  /// What is said for a counted phrase.
  public func callAsFunction(_ phrase: Phrase, count: Int) -> String {
    fill(form(of: phrase, for: count), with: [table.format(count)])
  }

  /// A number in the language's digits.
  public func number(_ number: Int) -> String { table.format(number) }

  /// "3 of 7".
  public func position(_ index: Int, of count: Int) -> String {
    self(.position, number(index), number(count))
  }

  private func form(of phrase: Phrase, for count: Int?) -> String {
    let source = text(of: phrase, in: table) == nil ? StringTable.english : table
    switch text(of: phrase, in: source) {
    case .fixed(let text): return text
    case .counted(let forms):
      let category = source.plurals.category(of: count ?? 0)
      return forms[category] ?? forms[.other] ?? phrase.rawValue
    case nil: return phrase.rawValue
    }
  }

  private func text(of phrase: Phrase, in table: StringTable) -> StringTable.Text? {
    (profile == .macOS ? table.macPhrases[phrase] : nil) ?? table.phrases[phrase]
  }

  private func fill(_ text: String, with arguments: [String]) -> String {
    guard text.contains("{") else { return text }
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let index = Int(rest[rest.index(after: open)..<close])
      result +=
        index.flatMap { arguments.indices.contains($0) ? arguments[$0] : nil } ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
