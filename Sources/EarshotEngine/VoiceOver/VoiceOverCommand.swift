import EarshotAccessibility

/// What a VoiceOver user can do (`voiceover.md` 4).
public enum VoiceOverCommand: Hashable, Sendable {
  /// To the next element in reading order. At the end it stays (design §11, 35), unless ``EngineSettings/wrapsAround``.
  /// With grouped navigation, to the next element or container of the same level.
  case next
  /// To the previous one; undoes ``next``.
  case previous
  /// To the first element of the screen, or to the first element or container of its outermost level.
  case first
  /// To the last of these.
  case last
  /// To the given element, or with grouped navigation also to a container.
  case item(NodeID)
  /// To the first node in this relation to the element that can be reached, or the first element in it: VO+J
  /// (`voiceover.md` 4.2). To an error message only while the element is invalid.
  case relation(NodeRelation)
  /// Back to the element that the one under the cursor, or something around it, says something about: the one that the cursor
  /// came from with ``relation(_:)``, else the first in reading order.
  case relationSource
  /// What a step of the rotor does, by this kind, whatever the rotor is set to.
  case move(RotorKind, forward: Bool)
  /// Into the container under the cursor, with grouped navigation (design §11, 36).
  case moveIn
  /// Out to the container around the cursor, with grouped navigation.
  case moveOut

  /// The default action of the element, or of the nearest thing around it that has one.
  case activate
  /// What a long press does: asks the element, then what is around it.
  case secondaryAction
  /// One of the custom actions offered on the element, its own or of a container around it, by name.
  case customAction(String)
  /// One step up, on an element that takes it.
  case increment
  /// One step down, on an element that takes it.
  case decrement
  /// The escape gesture: asks the element, then what is around it.
  case escape
  /// The magic tap: asks the element, then what is around it.
  case magicTap
  /// Scrolls by a page: asks the element, then what is around it.
  case scroll(ScrollDirection)

  /// Sets the rotor to the next or previous kind that is offered.
  case turnRotor(forward: Bool)
  /// Sets the rotor to a kind.
  case setRotor(RotorKind)
  /// To the next item of the rotor's kind, or one step of what it changes: a swipe down.
  case rotorNext
  /// To the previous item of the rotor's kind, or one step of what it changes: a swipe up.
  case rotorPrevious

  /// Reads on from the first element, or from the cursor, moving the cursor along (`voiceover.md` 4.6).
  case readAll(fromTop: Bool)
  /// Pauses speech, or goes on with it.
  case pause
  /// Speaks the last utterance again.
  case speakAgain
  /// Speaks the element's text letter by letter.
  case spell
  /// Speaks the element again, with its position.
  case whereAmI
  /// Makes the screen dark or visible again.
  case screenCurtain
  /// Switches speech off or on again; captions and log go on.
  case mute
}
