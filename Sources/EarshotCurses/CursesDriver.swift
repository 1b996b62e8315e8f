import CNcurses
import CTermGuard
import EarshotGeometry
import EarshotTerminal
import Glibc

/// The screen and keyboard of a real terminal, through ncurses.
///
/// Only one can be open at a time, on the main thread. Whatever ends the process, the terminal is given
/// back as it was: by ``close()``, on `exit`, on signals and on crashes.
@MainActor public final class CursesDriver: TerminalDriver {
  private let screen: CursesScreen
  private let input: Int32
  private let output: Int32
  private let keys: [[UInt8]: KeyEvent]
  /// Read end of the pipe of signals; nil when another terminal than the process's own is driven.
  private let signals: Int32?
  private var state = State.open
  private var sources: [any EventSource] = []

  private enum State { case open, suspended, closed }

  /// The extent of the screen, at most 1000 columns and 500 rows.
  public private(set) var size: CellSize

  /// Takes over the terminal of the process: standard input and output.
  ///
  /// - Throws: ``TerminalError`` if either isn't a terminal, or TERM is not set, unknown, or names one
  ///   that can't show a screen. Nothing has been changed then.
  public convenience init() throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1 else { throw .notATerminal("Standard input") }
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal("Standard output") }
    let name = getenv("TERM").map { String(cString: $0) } ?? ""
    try self.init(input: STDIN_FILENO, output: STDOUT_FILENO, terminal: name, isGuarded: true)
  }

  /// Takes over any terminal, without touching signals unless guarded.
  ///
  /// - Parameter terminal: The name for terminfo, as in TERM.
  package init(input: Int32, output: Int32, terminal: String, isGuarded: Bool = false) throws(TerminalError) {
    let description = try TerminalDescription(name: terminal, descriptor: output)
    TextEncoding.useUTF8()
    signals = isGuarded ? try Self.installGuard(output, description.reset) : nil
    (self.input, self.output, keys) = (input, output, description.keys)
    do {
      screen = try CursesScreen(description, input: input, output: output)
    } catch {
      if isGuarded { tg_remove() }
      throw error
    }
    size = Self.measure(output)
    screen.resize(to: size)
    enter()
  }

  private static func installGuard(_ descriptor: Int32, _ reset: [UInt8]) throws(TerminalError) -> Int32 {
    let pipe = reset.withUnsafeBytes { tg_install(descriptor, $0.baseAddress!, $0.count) }
    guard pipe >= 0 else { throw .system(call: "tg_install", code: errno) }
    return pipe
  }

  /// The size that the terminal reports, within bounds; one that knows none counts as 80 by 24.
  private static func measure(_ descriptor: Int32) -> CellSize {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return CellSize(width: 80, height: 24)
    }
    return CellSize(width: min(Int(size.ws_col), 1000), height: min(Int(size.ws_row), 500))
  }

  /// Draws the runs of `frame`, and moves or hides the hardware cursor; while suspended, once it is resumed.
  public func present(_ frame: TerminalFrame) {
    guard state != .closed else { return }
    screen.draw(frame.runs, cursor: frame.cursor)
    if state == .open { screen.update() }
  }

  /// Rings the terminal's bell, or flashes the screen of one that has none; not while suspended.
  public func ringBell() {
    if state == .open { screen.ringBell() }
  }

  /// Asks the terminal for its size; true if it has changed. ``listen(_:)`` does so by itself.
  @discardableResult public func updateSize() -> Bool {
    let measured = Self.measure(output)
    guard state != .closed, measured != size else { return false }
    size = measured
    screen.resize(to: size)
    return true
  }

  private func enter() {
    if signals != nil { tg_set_armed(1) }
    TerminalModes.write(TerminalModes.enter, to: output)
  }

  private func leave() {
    TerminalModes.write(TerminalModes.leave, to: output)
    screen.leave()
    if signals != nil { tg_set_armed(0) }
  }
}

// MARK: - Giving the terminal back

extension CursesDriver {
  /// Gives the terminal back as it was, for a while: another program may use it until ``resume()``.
  public func suspend() {
    guard state == .open else { return }
    state = .suspended
    sources.forEach { $0.pause() }
    leave()
  }

  /// Takes the terminal again and draws what was last presented.
  ///
  /// - Returns: Whether ``size`` has changed meanwhile; then present a whole frame.
  @discardableResult public func resume() -> Bool {
    guard state == .suspended else { return false }
    state = .open
    enter()
    let isResized = updateSize()
    screen.update()
    sources.forEach { $0.unpause() }
    return isResized
  }

  /// Stops the process, as Ctrl+Z does elsewhere, and returns once it goes on.
  ///
  /// - Returns: Whether ``size`` has changed meanwhile; then present a whole frame.
  @discardableResult public func suspendProcess() -> Bool {
    guard state == .open else { return false }
    suspend()
    tg_stop()
    return resume()
  }

  /// Gives the terminal back for good, and signals their usual meaning. Calling it again does nothing.
  public func close() {
    guard state != .closed else { return }
    sources.forEach { $0.cancel() }
    sources = []
    if state == .open { leave() }
    state = .closed
    screen.close()
    if signals != nil { tg_remove() }
  }
}

// MARK: - Events

extension CursesDriver {
  /// Delivers what comes from the terminal and the system to `handler`, on the main queue, until
  /// ``close()``. It costs nothing while nothing happens. Call it once, and keep the driver.
  public func listen(_ handler: @escaping @MainActor (TerminalEvent) -> Void) {
    precondition(sources.isEmpty && state == .open, "the driver listens already, or isn't open")
    sources = [KeySource(descriptor: input, decoder: KeyDecoder(sequences: keys), handler)]
    if let signals {
      sources.append(SignalSource(descriptor: signals) { [weak self] in self?.receive(signal: $0, handler) })
    }
  }

  private func receive(signal: Int32, _ handler: @MainActor (TerminalEvent) -> Void) {
    switch signal {
    case SIGWINCH: if updateSize() { handler(.resized(size)) }
    case SIGTSTP: handler(.suspendRequested)
    case SIGCONT: comeBack(handler)
    case SIGHUP: handler(.hungUp)
    default: handler(.terminated(signal: signal))
    }
  }

  /// Somebody stopped the process without asking, so the terminal may be in any mode.
  private func comeBack(_ handler: @MainActor (TerminalEvent) -> Void) {
    guard state == .open else { return }
    suspend()
    handler(resume() ? .resized(size) : .resumed)
  }
}
