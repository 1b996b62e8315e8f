/// What is known of a switch that was pressed (`switch-control.md` B11).
struct HeldSwitch {
  var name: String
  /// When it went down; `nil` while it is up, or the press was dropped.
  var pressedAt: Duration?
  /// Whether the present press has already counted.
  var hasFired = false
  /// When it does something by itself.
  var deadline: Duration?
  /// When it did something last.
  var lastFired: Duration?

  init(_ name: String) { self.name = name }
}
