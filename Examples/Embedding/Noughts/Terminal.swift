import EarshotGeometry
import Glibc

/// The terminal in raw mode, with a screen of its own; as it was before when this goes.
final class Terminal {
  /// What has happened.
  enum Event {
    case key(String)
    case resized
    case ended
  }

  private var before = termios()

  init?() {
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    var raw = before
    cfmakeraw(&raw)
    for number in [SIGTERM, SIGHUP, SIGINT, SIGWINCH] {
      signal(number) { number in
        var byte = UInt8(number)
        _ = Glibc.write(signals.end, &byte, 1)
      }
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    write("\u{1B}[?1049h")
  }

  deinit {
    write("\u{1B}[?1049l\u{1B}[?25h")
    tcsetattr(STDIN_FILENO, TCSADRAIN, &before)
  }

  var size: CellSize {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return CellSize(width: 80, height: 24)
    }
    return CellSize(width: Int(size.ws_col), height: Int(size.ws_row))
  }

  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR { return }
      rest.removeFirst(max(count, 0))
    }
  }

  /// Waits for something to happen, for this long at most, or without end.
  func events(within time: Duration?) -> [Event] {
    var sources = [STDIN_FILENO, signals.start].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let milliseconds = time.map { Int32(clamping: Int64(($0 / .milliseconds(1)).rounded(.up))) }
    guard poll(&sources, 2, milliseconds.map { max($0, 0) } ?? -1) > 0 else { return [] }
    if sources[1].revents != 0 { return bytes(of: signals.start).map(Self.event) }
    let input = bytes(of: STDIN_FILENO)
    return input.isEmpty ? [.ended] : Self.keys(in: input).map(Event.key)
  }

  private static func event(ofSignal number: UInt8) -> Event {
    Int32(number) == SIGWINCH ? .resized : .ended
  }

  private func bytes(of file: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(file, &bytes, bytes.count)
    return Array(bytes.prefix(max(count, 0)))
  }

  /// Characters, and sequences such as "\u{1B}[C"; a terminal sends each at once.
  private static func keys(in bytes: [UInt8]) -> [String] {
    var keys: [String] = []
    var rest = bytes[...]
    while let first = rest.popFirst() {
      var key = [first]
      if first == 0x1B, let next = rest.first, next == UInt8(ascii: "[") || next == UInt8(ascii: "O") {
        key.append(rest.removeFirst())
        while let byte = rest.popFirst() {
          key.append(byte)
          if byte >= 0x40 { break }
        }
      }
      keys.append(String(decoding: key, as: UTF8.self))
    }
    return keys
  }
}

/// A pipe through which signals come as bytes, since nothing else may be done when they arrive.
private let signals: (start: Int32, end: Int32) = {
  var ends: [Int32] = [-1, -1]
  pipe(&ends)
  return (ends[0], ends[1])
}()
