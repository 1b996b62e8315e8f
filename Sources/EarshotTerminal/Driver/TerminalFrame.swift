import EarshotGeometry

/// One update of the screen.
public struct TerminalFrame: Sendable {
  /// What differs from the frame before: drawing these is enough.
  public let runs: [CellRun]
  /// Where the hardware cursor rests, so that real screen readers follow; nil hides it.
  public let cursor: CellPoint?

  /// Makes a frame.
  public init(runs: [CellRun], cursor: CellPoint?) {
    self.runs = runs
    self.cursor = cursor
  }
}
