import EarshotScript
import Testing

@Suite("Reports of failures")
@MainActor struct FailureReportTests {
  @Test("A report names the place and the step, and shows everything that helps")
  func whole() throws {
    let outcome = try run(
      """
      size 80x8
      screen login
      voiceover on
      vo next
        expect speech   like "name"
      """)
    expectSame(
      try #require(outcome.report).description,
      """
      a.keys:5:3: failed: expect speech like "name"
        there was: "Name, Text field, Double tap to edit"
      cursors:
        VoiceOver: "Name"
        Switch Control: off
      keyboard focus:
        none
      focus properties:
        LoginView.focus = .name (all technologies)
        LoginView.keyboard = nil (keyboard)
      last utterances:
        0.000 s  "Hello, Heading" (interrupted)
        0.000 s  "Name, Text field, Double tap to edit"
      screen, 80x8:
        +--------------------------------------------------------------------------------+
        |  Hello                                                                         |
        |> [Name                                                                        ]|
        |  [Secret                                                                      ]|
        |  [ Count 0 ]                                                                   |
        |                                                                                |
        |────────────────────────────────────────────────────────────────────────────────|
        |Name, Text field                                                                |
        |VoiceOver · 2 of 4 · 0.000 s                                  F1 help · F10 quit|
        +--------------------------------------------------------------------------------+

      """)
  }

  @Test("Only the last ten utterances are shown, and instances are numbered")
  func lastUtterances() throws {
    let moves = (1...14).map { _ in "vo next\nadvance 1s" }.joined(separator: "\n")
    let outcome = try run("screen rows --items 14\nvoiceover on\n\(moves)\nexpect keyboard \"x\"")
    let state = try #require(outcome.report).state
    let spoken = (5...14).map { "  \($0 - 1).000 s  \"Row \($0)\"\n" }.joined()
    #expect(state.contains("last utterances:\n\(spoken)screen"))
    #expect(state.contains("  Row[13].isFocused = false (all technologies)\n  Row[14].isFocused = true"))
  }

  @Test(
    "What is typed into a secure field appears nowhere, however it gets there",
    arguments: [
      ("vo item \"Secret\"\nvo activate\ntype \"hunter2\"", "type (7 characters)"),
      ("vo item \"Secret\"\nvo activate\npaste \"hunter2\"", "paste (7 characters)"),
      ("press Tab Tab h u n t e r 2", "press Tab Tab • • • • • • •"),
      (
        "press Tab Tab\npress h u Left Backspace Home n t e r \"2\"",
        "press • • Left Backspace Home • • • • •"
      ),
    ])
  func secrets(steps: String, shown: String) throws {
    let outcome = try run(
      "screen login\nvoiceover on\n\(steps)\nvo previous\nvo next\nvo where\nexpect keyboard \"x\"")
    let everything = "\(outcome.transcript)\n\(try #require(outcome.report))"
    #expect(everything.contains("\(shown)\n"), "\(everything)")
    #expect(
      everything.contains("7 characters, Secure text field") || everything.contains("6 characters, Secure"))
    for secret in ["hunter2", "hunter", "h u n"] { #expect(!everything.contains(secret)) }
  }

  @Test("A text that finds no field may be a secret and is not shown")
  func misdirectedSecret() throws {
    let outcome = try run("screen login\ntype \"hunter2\"")
    let everything = "\(outcome.transcript)\n\(try #require(outcome.report))"
    #expect(everything.contains("a.keys:2:1: failed: type (7 characters)"))
    #expect(!everything.contains("hunter2"))
  }
}
