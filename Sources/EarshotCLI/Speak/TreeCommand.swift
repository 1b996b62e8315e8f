import EarshotHost
import EarshotScript

/// `earshot tree SCREEN`: the accessibility tree of a screen as an outline.
struct TreeCommand: Command {
  let description = CommandDescription(
    "tree", summary: "Print the accessibility tree of a screen.",
    operands: [OperandDescription("SCREEN", .required)], options: [.items])

  func run(_ options: ParsedOptions, in context: CommandContext) -> ExitStatus {
    do {
      let stage = Stage(try context.show(options.operands[0], Screen.Setup(), options))
      context.output(stage.session.engine.tree.outline + "\n")
      return .success
    } catch {
      context.errors("error: \(error)\n")
      return .usage
    }
  }
}
