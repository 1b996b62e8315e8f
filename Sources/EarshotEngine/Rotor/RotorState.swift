import EarshotAccessibility

/// What the rotor is set to, and where in the element it is.
struct RotorState {
  /// What the user chose, for whatever has no kind of its own.
  var chosen = RotorKind.characters
}
