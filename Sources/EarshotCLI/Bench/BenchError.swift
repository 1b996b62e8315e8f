/// Why a measurement isn't possible.
enum BenchError: Error, CustomStringConvertible {
  /// The system has no pseudo-terminal.
  case noTerminal(reason: String)
  /// The program didn't start, or ended before it had shown its screen.
  case noProgram(path: String, reason: String)

  var description: String {
    switch self {
    case .noTerminal(let reason): "the system gives no pseudo-terminal to measure with: \(reason)"
    case .noProgram(let path, let reason): "cannot measure the program \(path): \(reason)"
    }
  }
}
