import CEarshot

/// Why a call failed: its status, and what `earshot_last_error()` says of it.
struct Failure: Error {
  let status: earshot_status
  let message: String

  static func argument(_ message: String) -> Failure {
    Failure(status: earshot_status(EARSHOT_ERROR_ARGUMENT), message: message)
  }

  static func size(of name: String) -> Failure {
    Failure(
      status: earshot_status(EARSHOT_ERROR_SIZE),
      message: "`size` of \(name) is smaller than any version of it; set it with sizeof.")
  }

  static func text(_ name: String) -> Failure {
    Failure(
      status: earshot_status(EARSHOT_ERROR_UTF8), message: "\(name) is no UTF-8; convert it before.")
  }

  static func tree(_ message: String) -> Failure {
    Failure(status: earshot_status(EARSHOT_ERROR_TREE), message: message)
  }

  static func off(_ message: String) -> Failure {
    Failure(status: earshot_status(EARSHOT_ERROR_OFF), message: message)
  }

  static func unknown(_ message: String) -> Failure {
    Failure(status: earshot_status(EARSHOT_ERROR_UNKNOWN), message: message)
  }
}
