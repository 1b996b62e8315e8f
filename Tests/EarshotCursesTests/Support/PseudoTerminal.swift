import CNcurses
import EarshotGeometry
import Glibc

/// Both ends of a pseudo-terminal: the program has `slave`, the test looks at what arrives at `master`.
final class PseudoTerminal {
  let master: Int32
  let slave: Int32
  /// The path under which another process can open the program's end.
  let path: String

  init(size: CellSize) {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var extent = winsize(
      ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
    // `ttyname` would answer all threads in one place, and tests run at the same time.
    path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { name in
      precondition(
        openpty(&ends.master, &ends.slave, name.baseAddress, nil, &extent) == 0, "no pseudo-terminal")
      return String(cString: name.baseAddress!)
    }
    (master, slave) = ends
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }  // no other process may hold them
  }

  deinit {
    hangUp()
    close(slave)
  }

  private var isOpen = true

  /// Closes the user's end, as a terminal window that is closed.
  func hangUp() {
    if isOpen { close(master) }
    isOpen = false
  }

  func resize(to size: CellSize) {
    var extent = winsize(
      ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &extent)
  }

  /// What the program has written since the last call.
  func output() -> [UInt8] {
    var all: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65536)
    while case let count = read(master, &block, block.count), count > 0 { all += block[..<count] }
    return all
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    precondition(write(master, bytes, bytes.count) == bytes.count)
  }

  /// The modes that a program must leave as they were.
  var modes: [UInt32] {
    var modes = termios()
    tcgetattr(slave, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }
}
