import EarshotGeometry

/// What comes from the terminal and from the system while a ``TerminalDriver`` listens.
public enum TerminalEvent: Equatable, Sendable {
  /// A key or a paste.
  case input(TerminalInput)
  /// The terminal has another size; present a whole frame.
  case resized(CellSize)
  /// The process was asked to stop (SIGTSTP). In raw mode Ctrl+Z comes as a key instead. The host answers
  /// with ``TerminalDriver/suspendProcess()``.
  case suspendRequested
  /// The process goes on after a stop that ``TerminalDriver/suspendProcess()`` didn't make; the screen has
  /// been redrawn.
  case resumed
  /// The process was asked to end, by this signal. The host closes the driver and exits with 128 + signal.
  case terminated(signal: Int32)
  /// The terminal is gone. The host exits with 129.
  case hungUp
}
