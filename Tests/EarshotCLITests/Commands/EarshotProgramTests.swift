import EarshotCLI
import Testing

@Suite("The program")
@MainActor struct EarshotProgramTests {
  @Test("The help lists the commands, with or without asking")
  func help() {
    let expected = ProgramResult(
      status: 0,
      output: """
        usage: earshot COMMAND [OPTION…]

        Hear a user interface: a simulated screen reader for views in a terminal.

        commands:
          demo   Show a screen in this terminal, with VoiceOver on.
          run    Run scripts and check what they expect.
          speak  Print what VoiceOver says of a screen, in order.
          tree   Print the accessibility tree of a screen.
          list   List the screens and their options.
          serve  Answer a program's requests in JSON lines, for use from any language.
          bench  Measure what a key and a start cost.

        options:
          --help     Show this help.
          --version  Show the version.

        `earshot COMMAND --help` tells about one command.

        """)
    #expect(earshot("--help") == expected)
    #expect(earshot() == expected)
  }

  @Test("A command has its own help")
  func commandHelp() {
    #expect(
      earshot("run", "--help")
        == ProgramResult(
          status: 0,
          output: """
            usage: earshot run PATH… [--transcript] [--quiet]

            Run scripts and check what they expect.

            options:
              --transcript  Print every step and what was heard.
              --quiet       Print failures and the summary only.
              --help        Show this help.

            """))
  }

  @Test("The version is one line")
  func version() {
    #expect(earshot("--version") == ProgramResult(status: 0, output: "earshot \(EarshotProgram.version)\n"))
  }

  @Test("The screens are listed with their options")
  func list() {
    #expect(
      earshot("list")
        == ProgramResult(
          status: 0,
          output: """
            screens:
              hello      One line
              rows       Many lines
                --items  how many, 3 by default

            """))
  }

  @Test(
    "A wrong command line says what is wrong on standard error, with status 2",
    arguments: [
      (["rnu"], "error: `rnu` is not a command; did you mean `run`?\nusage: earshot COMMAND [OPTION…]\n"),
      (["run"], "error: PATH is missing\nusage: earshot run PATH… [--transcript] [--quiet]\n"),
      (["list", "x"], "error: `x` is too much; leave it out\nusage: earshot list\n"),
    ])
  func wrongCommandLine(arguments: [String], message: String) {
    let expected = ProgramResult(status: 2, errors: message)
    #expect((arguments.count == 1 ? earshot(arguments[0]) : earshot(arguments[0], arguments[1])) == expected)
  }
}
