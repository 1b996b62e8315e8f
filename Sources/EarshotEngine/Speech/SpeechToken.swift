/// One piece of an utterance and what it is.
public struct SpeechToken: Hashable, Sendable {
  /// What the piece says.
  public enum Kind: Hashable, Sendable {
    /// Label of a container that the cursor entered.
    case container
    /// The word "selected".
    case selected
    /// The element's label, or the hint that stands in for it.
    case label
    /// The element's value.
    case value
    /// What the element is.
    case role
    /// The state it is in.
    case state
    /// Where it stands among others, or in a table.
    case position
    /// What is wrong with the element.
    case error
    /// That a list or landmark begins or ends here.
    case boundary
    /// The author's hint.
    case hint
    /// What the technology says can be done.
    case instruction
    /// That there is more to be found.
    case trailer
    /// Text that the app had announced.
    case announcement
    /// What was typed, passed over or spelled.
    case echo
    /// VoiceOver's own answer to a command.
    case answer
  }

  /// What the piece says.
  public var kind: Kind
  /// Its words.
  public var text: String

  /// Makes a piece of an utterance.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
