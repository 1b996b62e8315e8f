import EarshotAccessibility

/// Turns a node into the pieces of an utterance, in VoiceOver's order (`voiceover.md` 2.1). Pure: the same node
/// in the same surroundings always gives the same pieces. An object, since every utterance refers to the composer
/// that will put it into words.
public final class UtteranceComposer: Sendable {
  /// The words it uses.
  public let words: Words
  /// How much is spoken.
  public let verbosity: Verbosity
  /// Whose order is followed.
  public let profile: SpeechProfile

  /// Makes a composer.
  public init(words: Words = .english, verbosity: Verbosity = Verbosity(), profile: SpeechProfile = .iOS) {
    self.words = words
    self.verbosity = verbosity
    self.profile = profile
  }

  convenience init(_ settings: EngineSettings, _ languages: StringTables) {
    self.init(
      words: Words(languages.table(for: settings.language) ?? .english), verbosity: settings.verbosity,
      profile: settings.profile)
  }

  /// What is around the element.
  public struct Surroundings: Equatable, Sendable {
    /// Labels of the containers entered, outermost first.
    public var entering: [String]
    /// Whether the element has the keyboard focus.
    public var hasKeyboardFocus: Bool
    /// Which tab it is, if it is directly inside a tab bar.
    public var tab: ElementPosition?

    /// Describes what is around an element.
    public init(entering: [String] = [], hasKeyboardFocus: Bool = false, tab: ElementPosition? = nil) {
      self.entering = entering
      self.hasKeyboardFocus = hasKeyboardFocus
      self.tab = tab
    }
  }

  /// Everything that is spoken when the cursor lands on `node`; empty for a silent element.
  public func landing(on node: AccessibilityNode, in surroundings: Surroundings = .init()) -> [SpeechToken] {
    landing(on: SpokenParts(node), in: surroundings)
  }

  func landing(on node: SpokenParts, in surroundings: Surroundings) -> [SpeechToken] {
    var tokens = surroundings.entering.map { SpeechToken(.container, $0) }
    describe(node, in: surroundings, into: &tokens)
    if let tab = surroundings.tab {
      tokens.append(SpeechToken(.position, words.position(tab.index, of: tab.count)))
    }
    addHint(of: node, in: surroundings, to: &tokens)
    if node.hasCustomActions { tokens.append(SpeechToken(.trailer, words(.actionsAvailable))) }
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
    var tokens: [SpeechToken] = []
    describe(node, in: surroundings, into: &tokens)
    if let position {
      tokens.append(SpeechToken(.position, words.position(position.index, of: position.count)))
    }
    return tokens
  }

  private func describe(
    _ node: SpokenParts, in surroundings: Surroundings, into tokens: inout [SpeechToken]
  ) {
    if node.traits.contains(.isSelected) { tokens.append(SpeechToken(.selected, words(.selected))) }
    addText(of: node, to: &tokens)
    addRoles(of: node, in: surroundings, to: &tokens)
  }

  /// Label and value, or the hint in place of both (`voiceover.md` 2.3).
  private func addText(of node: SpokenParts, to tokens: inout [SpeechToken]) {
    let label = spokenLabel(of: node)
    if !label.isEmpty { tokens.append(SpeechToken(.label, label)) }
    if !node.value.isEmpty, !node.traits.contains(.isToggle) {
      tokens.append(SpeechToken(.value, spokenValue(of: node)))
    }
    if promotesHint(of: node) { tokens.append(SpeechToken(.label, node.hint)) }
  }

  private func spokenLabel(of node: SpokenParts) -> String {
    let isPlainBack =
      node.traits.contains(.isBackButton) && node.label.lowercased() == words(.back).lowercased()
    return isPlainBack ? "" : node.label
  }

  /// A secret is told by its length (design §11, 32).
  func spokenValue(of node: SpokenParts) -> String {
    guard node.traits.contains(.isSecure), let count = Int(node.value) else { return node.value }
    return words(.characterCount, count: count)
  }

  /// Without label, value and selection the hint becomes the text (`voiceover.md` 2.3).
  func promotesHint(of node: SpokenParts) -> Bool {
    verbosity.hints && !node.hint.isEmpty && !hasText(node) && !node.traits.contains(.isSelected)
      && !instructionReplacesHint(of: node)
  }

  func hasText(_ node: SpokenParts) -> Bool {
    !spokenLabel(of: node).isEmpty || (!node.value.isEmpty && !node.traits.contains(.isToggle))
  }
}
