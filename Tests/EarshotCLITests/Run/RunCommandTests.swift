import Testing

@Suite("earshot run")
@MainActor struct RunCommandTests {
  private let good = "screen hello\nvoiceover on\nexpect speech \"Hello\"\n"
  private let failing = "screen hello\nvoiceover on\nexpect speech \"Goodbye\"\n"

  @Test("Scripts in folders run in the order of their paths, each once, and the summary ends the output")
  func folders() throws {
    let folder = try ScriptFolder([
      "b.keys": good, "a/2.keys": good, "a/1.keys": good, "a/notes.txt": "none of ours", "c.script": good,
    ])
    #expect(
      earshot("run", "@", "@/b.keys", "@/c.script", in: folder)
        == ProgramResult(
          status: 0,
          output: """
            passed  @/a/1.keys
            passed  @/a/2.keys
            passed  @/b.keys
            passed  @/c.script
            4 passed, 0 failed

            """))
  }

  @Test("A failed expectation gives the report and status 1")
  func failure() throws {
    let folder = try ScriptFolder(["a.keys": failing, "b.keys": good])
    let result = earshot("run", "@", in: folder)
    #expect(result.status == 1)
    #expect(result.errors == "")
    #expect(
      result.output.hasPrefix(
        "@/a.keys:3:1: failed: expect speech \"Goodbye\"\n  there was: \"Hello\"\ncursors:\n"))
    #expect(result.output.hasSuffix("+\n\npassed  @/b.keys\n1 passed, 1 failed\n"))
  }

  @Test("A wrong script is told on standard error, the others run, and the status is 2")
  func wrongScripts() throws {
    let folder = try ScriptFolder([
      "1.keys": "screne hello\n", "2.keys": failing, "3.keys": "screen nobody\n", "4.keys": good,
    ])
    let result = earshot("run", "--quiet", "@", in: folder)
    #expect(result.status == 2)
    #expect(
      result.errors == """
        @/1.keys:1:1: error: `screne` is not a step
          screne hello
          ^~~~~~
        hint: did you mean `screen`?
        @/3.keys:1:1: error: there is no screen `nobody`; the screens are `hello`, `rows`

        """)
    #expect(result.output.hasPrefix("@/2.keys:3:1: failed"))
    #expect(result.output.hasSuffix("\n1 passed, 3 failed\n"))
  }

  @Test("Paths that hold no script stop the run before it begins")
  func missing() throws {
    let folder = try ScriptFolder(["a.keys": good, "empty/readme.txt": ""])
    #expect(
      earshot("run", "@", "@/b.keys", in: folder)
        == ProgramResult(status: 2, errors: "error: there is no file or folder `@/b.keys`\n"))
    #expect(
      earshot("run", "@/empty", in: folder)
        == ProgramResult(
          status: 2, errors: "error: the folder `@/empty` holds no scripts; their names end in .keys\n"))
  }

  @Test("Only the summary is printed when asked to be quiet")
  func quiet() throws {
    let folder = try ScriptFolder(["a.keys": good])
    #expect(
      earshot("run", "@", "--quiet", in: folder) == ProgramResult(status: 0, output: "1 passed, 0 failed\n"))
  }

  @Test("A transcript shows every step and what was heard")
  func transcript() throws {
    let folder = try ScriptFolder([
      "a.keys": "screen rows --items 2\nvoiceover on\nadvance 1s\nvo next\nvo next\n"
    ])
    #expect(
      earshot("run", "--transcript", "@/a.keys", in: folder)
        == ProgramResult(
          status: 0,
          output: """
            @/a.keys

            screen rows --items 2
            voiceover on
              0.000 s  "Row 1"
            advance 1s
            vo next
              1.000 s  "Row 2"
            vo next
              boundary

            passed  @/a.keys
            1 passed, 0 failed

            """))
  }
}
