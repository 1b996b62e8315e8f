import EarshotCLI
import Testing

@Suite("A program with commands")
struct ProgramDescriptionTests {
  private let program = ProgramDescription(
    "band", summary: "Make music.", version: "1.2",
    commands: [
      CommandDescription("play", summary: "Play a file.", operands: [OperandDescription("FILE", .required)]),
      CommandDescription("list", summary: "List the files.", options: [.flag("long", "With sizes.")]),
    ])

  private let help = """
    usage: band COMMAND [OPTION…]

    Make music.

    commands:
      play  Play a file.
      list  List the files.

    options:
      --help     Show this help.
      --version  Show the version.

    `band COMMAND --help` tells about one command.

    """

  private func message(_ arguments: String...) -> String? {
    do throws(UsageError) {
      _ = try program.parse(arguments)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("Without arguments and with --help, the help of the program is printed")
  func programHelp() throws {
    #expect(try program.parse([]) == .print(help))
    #expect(try program.parse(["--help"]) == .print(help))
    #expect(try program.parse(["--version"]) == .print("band 1.2\n"))
  }

  @Test("A command's help names the program too")
  func commandHelp() throws {
    #expect(
      try program.parse(["list", "--help"])
        == .print(
          """
          usage: band list [--long]

          List the files.

          options:
            --long  With sizes.
            --help  Show this help.

          """))
  }

  @Test("A command runs with its own arguments")
  func run() throws {
    guard case .run("list", let parsed) = try program.parse(["list", "--long"]) else {
      Issue.record("not a run of list")
      return
    }
    #expect(parsed.flags == ["long"])
  }

  @Test("A wrong command or option says what to write instead")
  func mistakes() {
    let usage = "\nusage: band COMMAND [OPTION…]"
    #expect(message("lits") == "error: `lits` is not a command; did you mean `list`?" + usage)
    #expect(message("record") == "error: `record` is not a command" + usage)
    #expect(
      message("--versoin") == "error: `--versoin` is not an option here; did you mean `--version`?" + usage)
    #expect(message("play") == "error: FILE is missing\nusage: band play FILE")
    #expect(message("list", "--lnog").map { $0.hasSuffix("usage: band list [--long]") } == true)
  }
}
