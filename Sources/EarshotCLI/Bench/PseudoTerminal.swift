import Foundation

/// A terminal that nobody looks at: what is written to it can be counted.
final class PseudoTerminal {
  /// The end that the program has.
  let program: Int32
  private let user: Int32

  /// Opens one of 80 by 24 cells.
  ///
  /// - Throws: ``BenchError`` if the system has none.
  init() throws(BenchError) {
    var ends: (user: Int32, program: Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.user, &ends.program, nil, nil, &size) == 0 else {
      throw .noTerminal(reason: String(cString: strerror(errno)))
    }
    (user, program) = ends
    for end in [user, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(user)
    close(program)
  }

  /// Waits for what the program writes next, and returns how many bytes that is; 0 if there is nothing for so long.
  func read(waiting milliseconds: Int32) -> Int {
    var state = pollfd(fd: user, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, milliseconds) > 0 else { return 0 }
    return withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 1) { buffer in
      max(0, Foundation.read(user, buffer.baseAddress, buffer.count))
    }
  }

  /// Reads what has been written so far, and returns how many bytes that is.
  func drain() -> Int {
    var total = 0
    while case let count = read(waiting: 0), count > 0 { total += count }
    return total
  }

  /// Presses keys, as the bytes that a terminal sends.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(user, bytes, bytes.count)
  }
}
