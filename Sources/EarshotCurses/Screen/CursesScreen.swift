import CNcurses
import EarshotGeometry
import EarshotTerminal
import Glibc

/// One terminal in the hands of ncurses. ncurses knows only one current terminal, so every call selects
/// its own first.
@MainActor final class CursesScreen {
  private let screen: OpaquePointer
  private let files: (input: UnsafeMutablePointer<FILE>, output: UnsafeMutablePointer<FILE>)
  private let encoder = GlyphEncoder()
  private var cursor: CellPoint?
  private var isCursorVisible = true

  /// Takes over the terminal at the two descriptors, which stay the caller's.
  init(_ description: TerminalDescription, input: Int32, output: Int32) throws(TerminalError) {
    files = (try Self.open(input, "r"), try Self.open(output, "w"))
    // A size of 65535, which some terminals report, is too much for ncurses: it begins with the usual size and
    // is told the real one. LINES and COLUMNS count for nothing (`TerminalDescription` saw to that).
    use_tioctl(!description.hasSize)
    guard let screen = newterm(description.name, files.output, files.input) else {
      throw .system(call: "newterm", code: errno)
    }
    self.screen = screen
    // Keys as they are pressed and not shown, Ctrl+C too; Enter stays a carriage return.
    raw()
    noecho()
    nonl()
    keypad(window, true)
    // ncurses would look for input while it draws, and stop drawing.
    typeahead(-1)
    leaveok(window, false)
    scrollok(window, false)
  }

  private static func open(_ descriptor: Int32, _ mode: String)
    throws(TerminalError) -> UnsafeMutablePointer<FILE>
  {
    let copy = dup(descriptor)
    guard copy >= 0, let file = fdopen(copy, mode) else { throw .system(call: "fdopen", code: errno) }
    return file
  }

  /// The whole screen; ncurses makes it together with the terminal.
  private var window: UnsafeMutablePointer<WINDOW> { cn_stdscr()! }

  private func select() { set_term(screen) }

  /// What ncurses believes the screen's extent to be.
  var size: CellSize { CellSize(width: Int(cn_cols()), height: Int(cn_lines())) }

  /// Tells ncurses the extent; what is shown is drawn anew by the next `update`.
  func resize(to size: CellSize) {
    select()
    resizeterm(Int32(size.height), Int32(size.width))
    clearok(cn_curscr(), true)
  }

  /// Notes what to show, and where the hardware cursor belongs (nil hides it), for the next `update()`.
  func draw(_ runs: [CellRun], cursor: CellPoint?) {
    select()
    runs.forEach(draw)
    self.cursor = cursor
  }

  /// Draws the part of a run that lies on the screen.
  private func draw(_ run: CellRun) {
    let width = size.width - run.column
    guard run.row >= 0, run.row < size.height, run.column >= 0, width > 0 else { return }
    let characters = encoder.encode(run.cells.prefix(width))
    mvwadd_wchnstr(window, Int32(run.row), Int32(run.column), characters, Int32(characters.count))
  }

  /// Sends what changed, and places the hardware cursor.
  func update() {
    select()
    let place = cursor.flatMap { CellRect(origin: .zero, size: size).contains($0) ? $0 : nil }
    show(cursor: place != nil)
    if let place { wmove(window, Int32(place.row), Int32(place.column)) }
    wnoutrefresh(window)
    doupdate()
  }

  /// Not every terminal can hide its cursor; then it stays visible.
  private func show(cursor isVisible: Bool) {
    guard isVisible != isCursorVisible else { return }
    isCursorVisible = isVisible
    curs_set(isVisible ? 1 : 0)
  }

  /// Rings the bell at once.
  func ringBell() {
    select()
    beep()
  }

  /// Gives the terminal back as it was; the next `update()` takes it again, and draws everything anew.
  func leave() {
    select()
    endwin()
  }

  /// Ends ncurses' part in this terminal; nothing may be called after it.
  func close() {
    leave()
    delscreen(screen)
    fclose(files.input)
    fclose(files.output)
  }
}
