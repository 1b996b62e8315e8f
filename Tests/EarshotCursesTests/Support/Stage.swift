import EarshotCurses
import EarshotGeometry
import EarshotTerminal

/// A driver on a pseudo-terminal, and what a user would see there.
@MainActor final class Stage {
  let pseudo: PseudoTerminal
  let driver: CursesDriver
  var terminal: VirtualTerminal
  /// The modes before the driver came.
  let modesBefore: [UInt32]
  private var shown: CellBuffer

  init(width: Int = 20, height: Int = 4, terminal name: String = "xterm-256color") throws {
    let size = CellSize(width: width, height: height)
    pseudo = PseudoTerminal(size: size)
    modesBefore = pseudo.modes
    terminal = VirtualTerminal(size: size)
    driver = try CursesDriver(input: pseudo.slave, output: pseudo.slave, terminal: name)
    shown = CellBuffer(size: .zero)
  }

  /// Presents what differs from the frame before, and shows it; answers the number of bytes it took.
  @discardableResult
  func present(_ buffer: CellBuffer, cursor: CellPoint? = nil) -> Int {
    let damage = Damage(size: buffer.size, everything: true)
    let runs = CellDiff(from: shown, to: buffer, within: damage).runs
    shown = buffer
    driver.present(TerminalFrame(runs: runs, cursor: cursor))
    return look()
  }

  /// Lets the terminal show what was written.
  @discardableResult
  func look() -> Int {
    let bytes = pseudo.output()
    terminal.receive(bytes)
    return bytes.count
  }

  /// A buffer of the driver's size with these rows.
  func screen(_ rows: String...) -> CellBuffer {
    var buffer = CellBuffer(size: driver.size)
    for (row, text) in rows.enumerated() { buffer.put(text, at: CellPoint(column: 0, row: row)) }
    return buffer
  }
}
