import EarshotScript

/// `earshot run PATH…`: runs scripts and says which hold.
struct RunCommand: Command {
  let description = CommandDescription(
    "run", summary: "Run scripts and check what they expect.",
    operands: [OperandDescription("PATH", .oneOrMore)],
    options: [
      .flag("transcript", "Print every step and what was heard."),
      .flag("quiet", "Print failures and the summary only."),
    ])

  func run(_ options: ParsedOptions, in context: CommandContext) -> ExitStatus {
    do throws(ScriptFilesError) {
      let files = try ScriptFiles.find(options.operands)
      var suite = SuiteRun(options: options, context: context)
      for file in files { suite.run(file) }
      return suite.finish()
    } catch {
      context.errors("error: \(error)\n")
      return .usage
    }
  }
}
