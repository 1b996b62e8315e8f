import EarshotAccessibility
import EarshotCurses
import EarshotHost
import EarshotScript
import Foundation

/// `earshot demo [SCREEN]`: shows a screen in the terminal, for a person.
struct DemoCommand: Command {
  private static let standardScreen = "signin"
  private static let technology = OptionDescription.option(
    "technology", "NAME", "What is on at the start: voiceover (the default), switchcontrol, both or none.")

  let description = CommandDescription(
    "demo", summary: "Show a screen in this terminal, with VoiceOver on.",
    operands: [OperandDescription("SCREEN", .optional)],
    options: [
      technology, .language, .profile,
      .flag("bell", "Ring the terminal's bell where nothing further is, and for alerts and new screens."),
      .items,
      .flag("linear", "Lines of words instead of a screen; not in this version."),
    ])

  /// Returns only if the screen can't be shown: the user leaves by ending the process.
  func run(_ options: ParsedOptions, in context: CommandContext) throws(UsageError) -> ExitStatus {
    if options.flags.contains("linear") {
      context.errors("error: --linear is not in this version. Scripts need no terminal: earshot run PATH\n")
      return .environment
    }
    var setup = Screen.Setup()
    setup.mode = .interactive
    setup.settings = .interactive
    try setup.settings.take(options, of: description)
    if options.flags.contains("bell") { setup.settings.sounds = .bell }
    setup.technologies = try technologies(options)
    do {
      try show(context.show(options.operands.first ?? Self.standardScreen, setup, options))
    } catch let error as TerminalError {
      context.errors("error: \(error)\n")
      return .environment
    } catch {
      context.errors("error: \(error)\n")
      return .usage
    }
  }

  /// The screen is made before the terminal is taken, so that a mistake is reported on an undisturbed one.
  private func show(_ session: Session) throws -> Never {
    let driver = try CursesDriver()
    let origin = ContinuousClock.now
    let program = InteractiveProgram(
      session: session, driver: driver, now: { origin.duration(to: .now) }, leave: { exit($0) })
    program.begin()
    while true { RunLoop.main.run() }
  }

  private func technologies(_ options: ParsedOptions) throws(UsageError) -> [AssistiveTechnology] {
    switch options.values[Self.technology.name] {
    case nil, "voiceover": return [.voiceOver]
    case "switchcontrol": return [.switchControl]
    case "both": return [.voiceOver, .switchControl]
    case "none": return []
    case .some(let value):
      let expected = "voiceover, switchcontrol, both or none"
      throw UsageError(
        .invalidValue(Self.technology, value, expected: expected), usage: description.usage)
    }
  }
}
