import EarshotGeometry

/// What shows frames: a terminal, or ``HeadlessDriver``.
@MainActor public protocol TerminalDriver: AnyObject {
  /// The extent of the screen now. A frame made for another size is clipped.
  var size: CellSize { get }

  /// Shows `frame`; only its runs are drawn. After a change of ``size`` the next frame's runs must cover
  /// the whole screen, which ``CellDiff`` sees to.
  func present(_ frame: TerminalFrame)
}
