import EarshotHost
import EarshotScript

/// `earshot speak SCREEN`: what VoiceOver says from the first element to the last, one utterance a line. The cursor is
/// moved through the screen; nothing is activated.
struct SpeakCommand: Command {
  let description = CommandDescription(
    "speak", summary: "Print what VoiceOver says of a screen, in order.",
    operands: [OperandDescription("SCREEN", .required)],
    options: [
      .language, .profile,
      .flag("no-hints", "Leave out hints and instructions."),
      .flag("plain", "Without the numbers in front, to be compared."),
      .items,
    ])

  func run(_ options: ParsedOptions, in context: CommandContext) throws(UsageError) -> ExitStatus {
    var setup = Screen.Setup()
    setup.technologies = [.voiceOver]
    try setup.settings.take(options, of: description)
    setup.settings.engine.verbosity.hints = !options.flags.contains("no-hints")
    do {
      let stage = Stage(try context.show(options.operands[0], setup, options))
      // Elements may come while others are passed, but not without end.
      let limit = 100 + 10 * stage.session.engine.tree.elements.reduce(0) { count, _ in count + 1 }
      guard let utterances = stage.walk(limit: limit) else {
        context.errors(
          "error: the last element was not reached in \(limit) moves: the screen takes the cursor back\n")
        return .failure
      }
      context.output(Self.text(utterances.map(\.caption), isPlain: options.flags.contains("plain")))
      return .success
    } catch {
      context.errors("error: \(error)\n")
      return .usage
    }
  }

  /// The lines, ended by a line feed each. A line break in what is said is a blank.
  private static func text(_ captions: [String], isPlain: Bool) -> String {
    let width = "\(captions.count)".count
    return captions.enumerated().map { index, caption in
      let line = String(caption.map { $0.isNewline ? " " : $0 })
      let number = "\(index + 1)"
      let front = isPlain ? "" : String(repeating: " ", count: width - number.count) + number + "  "
      return front + line + "\n"
    }.joined()
  }
}
