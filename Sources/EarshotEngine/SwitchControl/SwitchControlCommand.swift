/// What the switches do in the manual style: no timer, every step is a press (design §11, 20).
public enum SwitchControlCommand: Hashable, Sendable {
  /// Taps the highlighted element.
  case select
  /// Highlights the next scannable element; after the last comes the first.
  case next
  /// Highlights the previous scannable element; before the first comes the last.
  case previous
}
