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
  /// How often the bell was rung.
  public private(set) var bellCount = 0

  /// Called in place of stopping the process.
  public var onSuspend: () -> Void = {}
  /// Whether the screen was given back.
  public private(set) var isClosed = false
  private var handler: (@MainActor (TerminalEvent) -> Void)?

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

  /// Counts.
  public func ringBell() { bellCount += 1 }

  /// Keeps the handler for ``send(_:)``.
  public func listen(_ handler: @escaping @MainActor (TerminalEvent) -> Void) { self.handler = handler }

  /// Delivers an event, as a terminal does by itself.
  public func send(_ event: TerminalEvent) { handler?(event) }

  /// Calls ``onSuspend``.
  public func suspendProcess() -> Bool {
    let before = size
    onSuspend()
    return size != before
  }

  /// No more events are delivered.
  public func close() {
    isClosed = true
    handler = nil
  }
}
