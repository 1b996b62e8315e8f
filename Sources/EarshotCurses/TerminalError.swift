/// Why a terminal can't be used; the description says what to do instead.
public enum TerminalError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Standard input or output isn't a terminal; which.
  case notATerminal(String)
  /// TERM isn't set, or is empty.
  case unnamed
  /// No description of this terminal is installed.
  case unknown(name: String)
  /// The terminal can't place its cursor, as `dumb` can't.
  case incapable(name: String)
  /// A call of the system failed.
  case system(call: String, code: Int32)

  /// One line for the user.
  public var description: String {
    switch self {
    case .notATerminal(let stream):
      "\(stream) isn't a terminal. Run in a terminal, or use --linear."
    case .unnamed:
      "TERM isn't set. Set it to your terminal's name, such as TERM=xterm-256color, or use --linear."
    case .unknown(let name):
      "TERM=\(name) is unknown here. Set TERM to a known name, such as xterm-256color, or use --linear."
    case .incapable(let name):
      "TERM=\(name) can't show a screen. Set TERM to your terminal's real name, or use --linear."
    case .system(let call, let code):
      "The terminal can't be used: \(call) failed with error \(code)."
    }
  }
}
