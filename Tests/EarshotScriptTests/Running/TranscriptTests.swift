import EarshotScript
import Testing

@Suite("Transcripts of scripts")
@MainActor struct TranscriptTests {
  @Test("A transcript has every step, and under it what was heard and when")
  func whole() throws {
    let outcome = try run(
      """
      screen late
      voiceover on
      switchcontrol on
      vo previous
      advance 2s   # the element comes at 1.5 s
      vo previous
      press F10 Alt+Right
      """)
    expectSame(
      outcome.transcript.description,
      """
      screen late
      voiceover on
        0.000 s  "Now"
      switchcontrol on
      vo previous
        boundary
      advance 2s
        1.500 s  "Late"
      vo previous
        2.000 s  "Ticks 2"
      press F10 Alt+Right
        2.000 s  "Late"
        note: The key asks the program to quit; a script goes on.

      """)
    #expect(outcome.verdict == .passed)
    #expect(outcome.steps == 7)
    #expect(outcome.expectations == 0)
  }

  @Test("Where Switch Control goes is written down, since it is silent")
  func switchControl() throws {
    let steps = "switch previous\nswitch select\nswitch select\nswitch next"
    let outcome = try run("screen login\nswitchcontrol on\n" + steps)
    expectSame(
      outcome.transcript.description,
      """
      screen login
      switchcontrol on
        0.000 s  Switch Control on "Name"
      switch previous
        0.000 s  Switch Control on "Count 0"
      switch select
      switch select
        0.000 s  Switch Control on "Name"
      switch next
        0.000 s  Switch Control on "Secret"

      """)
  }

  @Test("What the app's author should know is noted under the step that brought it up")
  func notes() throws {
    let outcome = try run("screen lost\nvoiceover on\nvo last\nvo activate")
    let entry = try #require(outcome.transcript.entries.last)
    #expect(entry.step == "vo activate")
    let note = try #require(entry.events.first)
    #expect(note.description.hasPrefix("note: "))
    #expect(entry.events.count == 1)
  }

  @Test("A script gives the same outcome each time, whatever ran before it")
  func determinism() throws {
    let text = "screen late\nvoiceover on\nadvance 10s\nvo previous\nexpect speech \"Ticks 11\""
    let first = try run(text)
    _ = try run("screen late\nset hints off\nvoiceover on\nadvance 90s")
    #expect(try run(text) == first)
    #expect(first.problem == "there was: \"Ticks 10\"")
  }
}
