/// What comes from the user's switches (`switch-control.md` B6, B11).
public enum SwitchControlCommand: Hashable, Sendable {
  /// Chooses what is highlighted; wakes a hidden scanner.
  case select
  /// Highlights the next candidate; after the last comes the first.
  case next
  /// Highlights the previous candidate; before the first comes the last.
  case previous
  /// Pauses the scan, or has it go on.
  case stop
  /// Opens the menu of the highlighted element, or closes the open one.
  case menu
  /// A key that stands for a switch but can't be held, as in a terminal: its action, unless it comes sooner after the one
  /// before than ``SwitchControlSettings/ignoreRepeat`` allows (design §11, 43).
  case key(SwitchAction)
  /// The switch of this name in ``SwitchControlSettings/switches`` went down.
  case press(String)
  /// That switch came up.
  case release(String)
}

/// What a switch does.
public enum SwitchAction: String, Hashable, Sendable, CaseIterable {
  /// ``SwitchControlCommand/select``.
  case select
  /// ``SwitchControlCommand/next``.
  case next
  /// ``SwitchControlCommand/previous``.
  case previous
  /// ``SwitchControlCommand/stop``.
  case stop
  /// ``SwitchControlCommand/menu``.
  case menu
}

/// A switch that goes down and comes up (`switch-control.md` B11).
public struct AssistiveSwitch: Hashable, Sendable {
  /// What ``SwitchControlCommand/press(_:)`` calls it.
  public var name: String
  /// What it does.
  public var action: SwitchAction
  /// What it does when it is held for ``SwitchControlSettings/longPress``, while that is set.
  public var longAction: SwitchAction?

  /// Makes a switch.
  public init(_ name: String, _ action: SwitchAction, long: SwitchAction? = nil) {
    self.name = name
    self.action = action
    longAction = long
  }
}
