import CNcurses
import EarshotTerminal

/// What terminfo knows about a kind of terminal, as far as it is needed.
struct TerminalDescription {
  /// As in TERM.
  let name: String
  /// What keys send.
  let keys: [[UInt8]: KeyEvent]
  /// What brings the terminal back from everything a program may have set.
  let reset: [UInt8]

  /// Whether it has a usual size: `linux` has none.
  let hasSize: Bool

  /// Reads the description of the terminal called `name`, which is open at `descriptor`.
  init(name: String, descriptor: Int32) throws(TerminalError) {
    guard !name.isEmpty else { throw .unnamed }
    // Else the size in the description is overwritten with that of the terminal, or with LINES and COLUMNS.
    use_env(false)
    use_tioctl(false)
    guard cn_load_terminal(name, descriptor) == 1 else { throw .unknown(name: name) }
    defer { cn_unload_terminal() }
    guard Self.capability("cup") != nil else { throw .incapable(name: name) }
    self.name = name
    keys = Self.readKeys()
    hasSize = tigetnum("lines") > 0 && tigetnum("cols") > 0
    let undo = ["rmkx", "cnorm", "sgr0", "rmcup"].flatMap { Self.capability($0) ?? [] }
    reset = TerminalModes.leave + undo + [0x0D]
  }

  /// The bytes of a capability, without the delays (`$<5>`) that old terminals needed.
  private static func capability(_ name: String) -> [UInt8]? {
    guard let string = cn_tigetstr(name) else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(String(cString: string).utf8)[...]
    while let byte = rest.first {
      if rest.starts(with: "$<".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
        rest = rest[(end + 1)...]
      } else {
        bytes.append(byte)
        rest.removeFirst()
      }
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// Whether a key would take a character from the user who types it.
  private static func isText(_ bytes: [UInt8]) -> Bool { bytes[0] >= 0x20 && bytes[0] != 0x7F }

  private static func readKeys() -> [[UInt8]: KeyEvent] {
    var keys: [[UInt8]: KeyEvent] = [:]
    for (name, event) in TerminalKeys.all {
      guard let bytes = capability(name), keys[bytes] == nil, !isText(bytes) else { continue }
      keys[bytes] = event
    }
    return keys
  }
}
