/// Why a cursor landed or something was spoken.
public enum Cause: Hashable, Sendable {
  /// The user moved the cursor.
  case command
  /// A technology was switched on, or the first screen appeared.
  case placement
  /// A focus binding was written (R5).
  case focusRequest
  /// The element went or got out of reach (R40, R42).
  case relocation
  /// The keyboard focus came to the element (R51).
  case keyboardFocus
  /// The element with the cursor changed (`voiceover.md` 2.12).
  case change
  /// The app had something announced.
  case announcement
  /// The user asked.
  case whereAmI
  /// The user typed (design §11, 34), or moved the caret.
  case typing
  /// VoiceOver reads on by itself (`voiceover.md` 4.6).
  case reading
  /// Content was scrolled (`voiceover.md` 4.5).
  case scrolling
  /// The rotor was turned, or moved within the element.
  case rotor
  /// A new screen appeared or a part of it changed (`voiceover.md` 5.2).
  case notice
  /// VoiceOver answers a command about itself.
  case answer
  /// Switch Control's highlight moved on by itself.
  case scanning
}
