/// What is missing in the words is reported, once for each language (`voiceover.md` 2.11).
extension EngineState {
  /// Reports a language without words, or with words missing.
  mutating func check(language: String) {
    guard !language.isEmpty, checkedLanguages.insert(language).inserted else { return }
    guard let table = languages.table(for: language) else {
      diagnostics.append(.unknownLanguage(language, known: languages.languages))
      return
    }
    let missing = table.missing
    if !missing.isEmpty { diagnostics.append(.missingPhrases(language: table.language, missing)) }
  }
}
