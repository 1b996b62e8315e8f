import EarshotGeometry

/// What shows frames and tells of keys: a terminal, or ``HeadlessDriver``.
@MainActor public protocol TerminalDriver: AnyObject {
  /// The extent of the screen now. A frame made for another size is clipped.
  var size: CellSize { get }

  /// Shows `frame`; only its runs are drawn. After a change of ``size`` the next frame's runs must cover
  /// the whole screen, which ``CellDiff`` sees to.
  func present(_ frame: TerminalFrame)

  /// Rings the terminal's bell.
  func ringBell()

  /// Delivers what comes from the terminal and the system to `handler`, until ``close()``. To be called once.
  func listen(_ handler: @escaping @MainActor (TerminalEvent) -> Void)

  /// Stops the process, as Ctrl+Z does elsewhere, and returns once it goes on.
  ///
  /// - Returns: Whether ``size`` has changed meanwhile; then present a whole frame.
  @discardableResult func suspendProcess() -> Bool

  /// Gives the terminal back for good. Calling it again does nothing.
  func close()
}
