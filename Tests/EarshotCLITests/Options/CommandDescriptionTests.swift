import EarshotCLI
import Testing

@Suite("Options of a command")
struct CommandDescriptionTests {
  private let command = CommandDescription(
    "play", summary: "Play files.",
    operands: [OperandDescription("PATH", .required), OperandDescription("PART", .optional)],
    options: [
      .option("size", "WxH", "Columns and rows of the screen."), .flag("linear", "Words only."),
    ])

  private func parsed(_ arguments: String...) throws -> ParsedOptions? {
    guard case .run(let parsed) = try command.parse(arguments) else { return nil }
    return parsed
  }

  private func message(_ arguments: String...) -> String? {
    do throws(UsageError) {
      _ = try command.parse(arguments)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("Options and operands may be mixed, values stand after a blank or an equals sign")
  func mixed() throws {
    for arguments in [["--size", "80x24", "a", "--linear", "b"], ["a", "b", "--linear", "--size=80x24"]] {
      guard case .run(let parsed) = try command.parse(arguments) else {
        Issue.record("help instead of a run")
        return
      }
      #expect(parsed.values == ["size": "80x24"])
      #expect(parsed.flags == ["linear"])
      #expect(parsed.operands == ["a", "b"])
    }
  }

  @Test("After two dashes everything is an operand, and a single dash is one too")
  func terminator() throws {
    #expect(try parsed("--", "--linear", "--help")?.operands == ["--linear", "--help"])
    #expect(try parsed("--", "--linear")?.flags == [])
    #expect(try parsed("-")?.operands == ["-"])
  }

  @Test("A value may be empty, hold equals signs or begin with one dash")
  func values() throws {
    #expect(try parsed("a", "--size=")?.values == ["size": ""])
    #expect(try parsed("a", "--size=b=c")?.values == ["size": "b=c"])
    #expect(try parsed("a", "--size", "-1")?.values == ["size": "-1"])
  }

  @Test("Help is asked for wherever it stands, also where operands are missing")
  func help() throws {
    #expect(try command.parse(["--help"]) == .help)
    #expect(try command.parse(["a", "--linear", "--help", "--wrong"]) == .help)
    #expect(
      command.help == """
        usage: play PATH [PART] [--size WxH] [--linear]

        Play files.

        options:
          --size WxH  Columns and rows of the screen.
          --linear    Words only.
          --help      Show this help.

        """)
  }

  @Test("A wrong command line says what to write instead, with the usage")
  func mistakes() {
    let usage = "\nusage: play PATH [PART] [--size WxH] [--linear]"
    #expect(message("--szie", "1") == "error: `--szie` is not an option here; did you mean `--size`?" + usage)
    #expect(message("-linear") == "error: `-linear` is not an option here; did you mean `--linear`?" + usage)
    #expect(message("--hlep") == "error: `--hlep` is not an option here; did you mean `--help`?" + usage)
    #expect(message("--colour=red") == "error: `--colour` is not an option here" + usage)
    #expect(message("--size") == "error: `--size` needs a value: `--size WxH`" + usage)
    #expect(message("--size", "--linear") == "error: `--size` needs a value: `--size WxH`" + usage)
    #expect(message("--linear=yes") == "error: `--linear` takes no value; leave out `=yes`" + usage)
    #expect(message("--size=1", "--size=2") == "error: `--size` is given twice; give it once" + usage)
    #expect(message("--linear", "--linear") == "error: `--linear` is given twice; give it once" + usage)
    #expect(message() == "error: PATH is missing" + usage)
    #expect(message("a", "b", "c") == "error: `c` is too much; leave it out" + usage)
  }

  @Test("A command can refuse a value in the same form")
  func invalidValue() {
    let error = UsageError(
      .invalidValue(command.options[0], "80", expected: "columns x rows, such as 80x24"), usage: command.usage
    )
    #expect(
      error.description == """
        error: `80` is not a value of `--size`; give columns x rows, such as 80x24
        usage: play PATH [PART] [--size WxH] [--linear]
        """)
  }

  @Test("One or more operands need one and take any number")
  func oneOrMore() throws {
    let run = CommandDescription("run", summary: "Run.", operands: [OperandDescription("PATH", .oneOrMore)])
    guard case .run(let parsed) = try run.parse(["a", "b", "c"]) else {
      Issue.record("help instead of a run")
      return
    }
    #expect(parsed.operands == ["a", "b", "c"])
    #expect(throws: UsageError(.missingOperand("PATH"), usage: "usage: run PATH…")) { try run.parse([]) }
  }
}
