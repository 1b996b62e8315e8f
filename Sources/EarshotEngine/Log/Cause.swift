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
  /// The user typed (design §11, 34).
  case typing
  /// The user turned the rotor, or read on by it.
  case rotor
}
