import EarshotScript

/// `earshot list`: the screens that can be shown, with their options.
struct ListCommand: Command {
  let description = CommandDescription("list", summary: "List the screens and their options.")

  func run(_ options: ParsedOptions, in context: CommandContext) -> ExitStatus {
    let rows = context.screens.screens.flatMap(Self.rows)
    context.output(HelpTable("screens", rows).text)
    return .success
  }

  private static func rows(of screen: Screen) -> [(term: String, summary: String)] {
    [(screen.name, screen.summary)] + screen.options.map { ("  --\($0.name)", $0.summary) }
  }
}
