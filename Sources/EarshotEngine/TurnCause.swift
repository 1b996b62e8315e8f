/// What a turn answers to. A turn is one event handled to rest (design §2).
public enum TurnCause: Hashable, Sendable {
  /// The user gave a command to a technology.
  case command
  /// The user typed into the field with the keyboard focus; what is typed is not read back (design §11, 34).
  case typing
  /// Anything else: a deadline, a resize, a key that the app took.
  case other
}
