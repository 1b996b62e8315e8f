import EarshotAccessibility

/// One thing that VoiceOver says. It keeps its pieces; texts are made when somebody reads them.
public struct Utterance: Sendable {
  /// Counts stops, utterances and sounds together, from 1.
  public let sequence: Int
  /// When it began, on the virtual clock.
  public let time: Duration
  /// The element it is about; `nil` for announcements.
  public let element: NodeID?
  /// Why it is spoken.
  public let cause: Cause
  let content: Content
  /// How fast it is spoken, as a multiple of the usual rate.
  var rate = 1.0
  /// Whether another utterance began before it had ended.
  public internal(set) var isInterrupted = false
  /// Whether it could be heard: speech was not switched off, and it was not swallowed (`voiceover.md` 8, 9). Captions
  /// show it either way.
  public internal(set) var isAudible = true

  /// What is said, before it is put into words.
  enum Content: Sendable {
    case landing(SpokenParts, Surroundings, UtteranceComposer)
    case words([SpeechToken], label: String, language: String)

    /// Words in the user's language that are about no label.
    static func words(_ tokens: [SpeechToken]) -> Content { .words(tokens, label: "", language: "") }
  }

  /// The element's label at the time; empty for announcements.
  public var label: String {
    switch content {
    case .landing(let parts, _, _): parts.label
    case .words(_, let label, _): label
    }
  }

  /// The language of the voice, as a BCP 47 tag; empty for the user's own (`voiceover.md` 2.11).
  public var language: String {
    switch content {
    case .landing(let parts, _, _): parts.language
    case .words(_, _, let language): language
    }
  }

  /// What is said, piece by piece.
  ///
  /// - Complexity: Put together at each reading, as are all texts.
  public var tokens: [SpeechToken] {
    switch content {
    case .landing(let parts, let surroundings, let composer): composer.landing(on: parts, in: surroundings)
    case .words(let tokens, _, _): tokens
    }
  }

  /// Who speaks.
  public var technology: AssistiveTechnology { .voiceOver }

  /// The whole text as the caption panel shows it: pieces joined by comma and blank (`voiceover.md` 2.2).
  public var caption: String { tokens.joined { _ in true } }

  /// The whole text with nothing between the pieces but blanks (`voiceover.md` 2.2).
  public var plain: String { tokens.joined(separator: " ") { _ in true } }

  /// The text up to the pause before the hint.
  public var description: String { tokens.joined { !$0.isAfterPause && $0 != .trailer } }

  /// What comes after the pause: the author's hint and instructions.
  public var hint: String { tokens.joined(where: \.isAfterPause) }

  /// What comes last of all: that there are actions, and more content.
  public var trailer: String { tokens.joined { $0 == .trailer } }

  /// The caption in the form in which renderings are compared (`voiceover.md` 2.2).
  public var normalized: String { normalizedSpeech(caption) }

  /// How long it lasts, at the rate of its time: 60 ms a character, at least 300 ms, and a pause of 500 ms before a hint
  /// (design §11, 29).
  public var duration: Duration {
    let speech = max(.milliseconds(300), .milliseconds(60) * caption.count)
    let pause: Duration = tokens.contains { $0.kind.isAfterPause } ? .milliseconds(500) : .zero
    return rate == 1 ? speech + pause : (speech + pause) / rate
  }

  func isSpeaking(at instant: Duration) -> Bool {
    (rate <= 1 && instant - time < .milliseconds(300)) || instant - time < duration
  }
}

extension Utterance: Equatable {
  /// Whether the same was said at the same time for the same reason.
  public static func == (lhs: Utterance, rhs: Utterance) -> Bool {
    lhs.sequence == rhs.sequence && lhs.time == rhs.time && lhs.element == rhs.element
      && lhs.cause == rhs.cause && lhs.isInterrupted == rhs.isInterrupted
      && lhs.isAudible == rhs.isAudible && lhs.language == rhs.language && lhs.tokens == rhs.tokens
  }
}

extension [SpeechToken] {
  /// The pieces in one line.
  func joined(separator: String = ", ", where isIncluded: (SpeechToken.Kind) -> Bool = { _ in true })
    -> String
  {
    var text = ""
    for token in self where isIncluded(token.kind) {
      if !text.isEmpty { text += separator }
      text += token.text
    }
    return text
  }
}

extension SpeechToken.Kind {
  /// Whether it is spoken after the pause.
  var isAfterPause: Bool { self == .hint || self == .instruction }
}

/// A spoken text in the form in which renderings are compared: lower case, punctuation and quotation marks as blanks, runs
/// of blanks as one (`voiceover.md` 2.2). Canonically equal texts compare as equal anyway.
public func normalizedSpeech(_ text: String) -> String {
  let marks: Set<Character> = [".", ",", ":", ";", "!", "?", "\"", "'", "“", "”", "„", "‘", "’", "«", "»"]
  let words = text.lowercased().split { $0.isWhitespace || marks.contains($0) }
  var result: [Substring] = []
  for word in words {
    result.append(contentsOf: word == "double-tap" ? ["double", "tap"] : [word])
  }
  return result.joined(separator: " ")
}
