import EarshotScript

/// The program `earshot`, apart from the process around it.
///
/// ```swift
/// let program = EarshotProgram(screens: ScreenCatalog([…]))
/// exit(program.run(["run", "Scripts"], output: { print($0, terminator: "") }, errors: …))
/// ```
@MainActor public struct EarshotProgram {
  /// The version, as `--version` prints it.
  public static let version = "0.1.0"

  /// The commands, in the order of the help.
  static let commands: [any Command] = [
    DemoCommand(), RunCommand(), SpeakCommand(), TreeCommand(), ListCommand(), ServeCommand(),
    BenchCommand(),
  ]

  private let screens: ScreenCatalog
  private let executable: String?

  /// Makes the program for these screens.
  ///
  /// - Parameter executable: the path of the program's file, for `bench` to run it; that of this process, if none is given.
  public init(screens: ScreenCatalog, executable: String? = nil) {
    (self.screens, self.executable) = (screens, executable)
  }

  private var description: ProgramDescription {
    ProgramDescription(
      "earshot", summary: "Hear a user interface: a simulated screen reader for views in a terminal.",
      version: Self.version, commands: Self.commands.map(\.description))
  }

  /// Runs the command that the arguments name.
  ///
  /// - Parameters:
  ///   - arguments: those that follow the program's name.
  ///   - output: takes text for standard output.
  ///   - errors: takes text for standard error.
  /// - Returns: the status for the process to exit with, an ``ExitStatus``.
  public func run(
    _ arguments: [String], output: @escaping (String) -> Void, errors: @escaping (String) -> Void
  ) -> Int32 {
    let context = CommandContext(
      screens: screens, executable: executable, output: output, errors: errors)
    do throws(UsageError) {
      return try carryOut(description.parse(arguments), in: context).rawValue
    } catch {
      errors("\(error)\n")
      return ExitStatus.usage.rawValue
    }
  }

  private func carryOut(
    _ request: ProgramRequest, in context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    switch request {
    case .print(let text):
      context.output(text)
      return .success
    case .run(let name, let options):
      guard let command = Self.commands.first(where: { $0.description.name == name }) else {
        preconditionFailure("The command `\(name)` was parsed from the table of commands.")
      }
      do throws(UsageError) {
        return try command.run(options, in: context)
      } catch {
        throw UsageError(error.cause, usage: description.named(command.description).usage)
      }
    }
  }
}
