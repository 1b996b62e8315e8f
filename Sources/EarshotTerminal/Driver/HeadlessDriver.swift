import EarshotGeometry

/// A driver without a terminal, for scripts and tests. Its screen is made of the runs alone, so a run
/// that is missing shows.
@MainActor public final class HeadlessDriver: TerminalDriver {
  /// What a terminal would show.
  public private(set) var screen: CellBuffer
  /// Where the hardware cursor is; nil while hidden.
  public private(set) var cursor: CellPoint?
  /// Number of frames presented.
  public private(set) var presentCount = 0
  /// Number of cells sent in all frames.
  public private(set) var cellCount = 0

  /// Makes a blank screen.
  public init(size: CellSize) { screen = CellBuffer(size: size) }

  /// The extent of the screen.
  public var size: CellSize { screen.size }

  /// The text of each row, without trailing blanks.
  public var rows: [String] { screen.rows }

  /// Changes the size, as a user does who drags a window's corner; what still fits stays.
  public func resize(to size: CellSize) { screen.resize(to: size) }

  /// Applies the runs of `frame` and counts them.
  public func present(_ frame: TerminalFrame) {
    presentCount += 1
    for run in frame.runs {
      screen.apply(run)
      cellCount += run.cells.count
    }
    cursor = frame.cursor
  }
}
