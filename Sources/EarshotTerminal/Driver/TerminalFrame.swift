import EarshotGeometry

/// One update of the screen.
public struct TerminalFrame: Sendable {
  /// The whole screen as it is after the update.
  public let buffer: CellBuffer
  /// What differs from the frame before: drawing these is enough.
  public let runs: [CellRun]
  /// Where the hardware cursor rests, so that real screen readers follow; nil hides it.
  public let cursor: CellPoint?

  /// Makes a frame.
  public init(buffer: CellBuffer, runs: [CellRun], cursor: CellPoint?) {
    self.buffer = buffer
    self.runs = runs
    self.cursor = cursor
  }
}
