import Glibc

/// Modes that ncurses knows nothing about.
enum TerminalModes {
  /// Bracketed paste on: a paste can be told from keys.
  static let enter = Array("\u{1B}[?2004h".utf8)
  /// Bracketed paste off.
  static let leave = Array("\u{1B}[?2004l".utf8)

  /// Writes `bytes` to the terminal, all of them, unless it is gone.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
