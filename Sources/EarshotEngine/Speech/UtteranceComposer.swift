import EarshotAccessibility

/// Turns a node into the pieces of an utterance, in VoiceOver's order (`voiceover.md` 2.1). Pure: the same node in the same
/// surroundings always gives the same pieces. An object, since every utterance refers to the composer that will put it
/// into words.
public final class UtteranceComposer: Sendable {
  /// The words it uses.
  public let words: Words
  /// How much is spoken.
  public let verbosity: Verbosity
  /// Whose order is followed.
  public let profile: SpeechProfile
  private let languages: StringTables

  /// Makes a composer.
  ///
  /// - Parameters:
  ///   - language: the user's language, as a BCP 47 tag; without a table for it, it is English.
  ///   - languages: the languages of elements that have another one than the user.
  public init(
    language: String = "en", verbosity: Verbosity = Verbosity(), profile: SpeechProfile = .iOS,
    languages: StringTables = .builtIn
  ) {
    words = Words(languages.table(for: language) ?? .english, profile: profile)
    self.verbosity = verbosity
    self.profile = profile
    self.languages = languages
  }

  convenience init(_ settings: EngineSettings, _ languages: StringTables) {
    self.init(
      language: settings.language, verbosity: settings.verbosity, profile: settings.profile,
      languages: languages)
  }

  /// Everything that is spoken when the cursor lands on `node`; empty for a silent element.
  public func landing(on node: AccessibilityNode, in surroundings: Surroundings = .init()) -> [SpeechToken] {
    landing(on: SpokenParts(node), in: surroundings)
  }

  func landing(on node: SpokenParts, in surroundings: Surroundings) -> [SpeechToken] {
    if let speaker = speaker(of: node.language) { return speaker.landing(on: node, in: surroundings) }
    var tokens: [SpeechToken] = []
    if verbosity.containers { tokens += surroundings.entering.map { SpeechToken(.container, $0) } }
    describe(node, in: surroundings, into: &tokens)
    if verbosity.positions { addPosition(in: surroundings, to: &tokens) }
    addHint(of: node, in: surroundings, to: &tokens)
    addTrailers(of: node, in: surroundings, to: &tokens)
    return tokens
  }

  /// Whether there is nothing to say on landing.
  func isSilent(_ node: SpokenParts, in surroundings: Surroundings) -> Bool {
    node.label.isEmpty && landing(on: node, in: surroundings).isEmpty
  }

  /// The answer to "where am I": the description, and the place among the container's elements.
  func whereAmI(
    _ node: SpokenParts, at position: ElementPosition?, in surroundings: Surroundings
  ) -> [SpeechToken] {
    if let speaker = speaker(of: node.language) {
      return speaker.whereAmI(node, at: position, in: surroundings)
    }
    var tokens: [SpeechToken] = []
    describe(node, in: surroundings, into: &tokens)
    if let position { tokens.append(positionToken(position)) }
    return tokens
  }

  /// Text, role, state and error message: the part of the utterance that tells what the element is.
  func description(of node: SpokenParts, in surroundings: Surroundings) -> [SpeechToken] {
    if let speaker = speaker(of: node.language) { return speaker.description(of: node, in: surroundings) }
    var tokens: [SpeechToken] = []
    describe(node, in: surroundings, into: &tokens)
    return tokens
  }

  /// Who speaks of an element in another language than the user's; `nil` if this composer does
  /// (`voiceover.md` 2.11).
  func speaker(of language: String) -> UtteranceComposer? {
    guard !language.isEmpty, let table = languages.table(for: language),
      table.language != words.table.language
    else { return nil }
    return UtteranceComposer(
      language: table.language, verbosity: verbosity, profile: profile, languages: languages)
  }

  private func describe(
    _ node: SpokenParts, in surroundings: Surroundings, into tokens: inout [SpeechToken]
  ) {
    let kinds = roleWords(of: node, in: surroundings)
    if verbosity.controls == .before { tokens += kinds.filter { $0.kind == .role } }
    addText(of: node, in: surroundings, to: &tokens)
    switch (verbosity.controls, profile) {
    case (.before, _), (.none, _): tokens += kinds.filter { $0.kind != .role }
    case (.after, .iOS): tokens += kinds
    case (.after, .macOS): tokens += kinds.filter { $0.kind != .role } + kinds.filter { $0.kind == .role }
    }
    addError(of: node, to: &tokens)
  }

  /// What is wrong with an element is said whatever the user left out otherwise.
  func addError(of node: SpokenParts, to tokens: inout [SpeechToken]) {
    if !node.error.isEmpty { tokens.append(SpeechToken(.error, aloud(node.error, of: node))) }
  }

  /// Bounds of containers, then "2 of 5" (`voiceover.md` 2.7).
  private func addPosition(in surroundings: Surroundings, to tokens: inout [SpeechToken]) {
    let bounds: [(Surroundings.Bounds, Phrase)] = [
      (.listStart, .listStart), (.listEnd, .listEnd), (.landmarkStart, .landmark),
      (.landmarkEnd, .landmarkEnd),
    ]
    for (bound, phrase) in bounds where surroundings.bounds.contains(bound) {
      tokens.append(SpeechToken(.boundary, words(phrase)))
    }
    if let position = surroundings.position { tokens.append(positionToken(position)) }
  }

  func positionToken(_ position: ElementPosition) -> SpeechToken {
    SpeechToken(.position, words.position(position.index, of: position.count))
  }

  /// That there is more to be found (`voiceover.md` 2.9).
  private func addTrailers(
    of node: SpokenParts, in surroundings: Surroundings, to tokens: inout [SpeechToken]
  ) {
    if node.hasCustomActions || surroundings.hasActions, verbosity.actions {
      tokens.append(SpeechToken(.trailer, words(.actionsAvailable)))
    }
    if node.hasMoreContent, verbosity.moreContent == .speech {
      tokens.append(SpeechToken(.trailer, words(.moreContentAvailable)))
    }
  }
}
