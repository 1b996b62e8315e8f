import EarshotScript

/// A command of the program: what it is called, what it takes, and what it does.
@MainActor protocol Command {
  /// What the command line and the help know of it.
  var description: CommandDescription { get }

  /// Does it.
  ///
  /// - Throws: ``UsageError`` if the options or operands are understood but make no sense here.
  func run(_ options: ParsedOptions, in context: CommandContext) throws(UsageError) -> ExitStatus
}

/// What a command works with.
@MainActor struct CommandContext {
  /// The screens that the program knows.
  let screens: ScreenCatalog
  /// The path of the program's file; `nil` for that of this process.
  let executable: String?
  /// Takes text for standard output, as it is.
  let output: (String) -> Void
  /// Takes text for standard error, as it is.
  let errors: (String) -> Void
}

/// What the program tells its caller at the end (design §6).
public enum ExitStatus: Int32, Sendable {
  /// All went well.
  case success = 0
  /// An expectation failed.
  case failure = 1
  /// A script or the command line is wrong.
  case usage = 2
  /// The environment doesn't allow it: no terminal, or an unknown one.
  case environment = 3
}
