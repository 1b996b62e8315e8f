import EarshotAccessibility

/// What a VoiceOver user can do (`voiceover.md` 4).
public enum VoiceOverCommand: Hashable, Sendable {
  /// To the next element in reading order; stays at the end (design §11, 35).
  case next
  /// To the previous element.
  case previous
  /// To the first element.
  case first
  /// To the last element.
  case last
  /// The default action of the element, or of the nearest thing around it that has one.
  case activate
  /// One step up, on an element that takes it.
  case increment
  /// One step down, on an element that takes it.
  case decrement
  /// The escape gesture: asks the element, then what is around it.
  case escape
  /// The magic tap: asks the element, then what is around it.
  case magicTap
  /// Speaks the element again, with its position.
  case whereAmI
  /// One of the element's custom actions, by name.
  case customAction(String)
  /// To the given element.
  case item(NodeID)
}
