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
        0.000 s  Switch Control — (idle)
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

  @Test("What Switch Control does is written down as it comes: groups, exits, menus, taps, and hiding")
  func switchControl() throws {
    let outcome = try run(
      """
      screen grid
      switchcontrol on
      advance 500ms
      switch select
      advance 3s
      switch select
      switch next
      switch select
      switch menu
      switch select
      advance 8s
      """)
    expectSame(
      outcome.transcript.description,
      """
      screen grid
      switchcontrol on
        0.000 s  Switch Control {row1: One Two Three}
      advance 500ms
      switch select
        0.500 s  Switch Control [One]
      advance 3s
        1.500 s  Switch Control [Two]
        2.500 s  Switch Control [Three]
        3.500 s  Switch Control <row1>
      switch select
        3.500 s  Switch Control {row1: One Two Three}
      switch next
        3.500 s  Switch Control {row2: Four Five Six}
      switch select
        3.500 s  Switch Control [Four]
      switch menu
        3.500 s  Switch Control menu(Four): Tap
      switch select
        3.500 s  Switch Control tap Four
        3.500 s  Switch Control {row1: One Two Three}
      advance 8s
        4.500 s  Switch Control {row2: Four, tapped Five Six}
        5.500 s  Switch Control {row1: One Two Three}
        6.500 s  Switch Control {row2: Four, tapped Five Six}
        7.500 s  Switch Control — (hidden)

      """)
  }

  @Test("An element that a tap removes or renames is called what it was when it was highlighted")
  func formerNames() throws {
    let outcome = try run(
      """
      screen grid
      set switchcontrol.style manual
      set switchcontrol.tap always
      set switchcontrol.groups off
      set switchcontrol.aftertap tapped
      set switchcontrol.speech on
      switchcontrol on
      switch previous
      switch previous
      switch select
      switch previous
      switch select
      """)
    expectSame(
      outcome.transcript.entries.suffix(5).map(\.description).joined(),
      """
      switch previous
        0.000 s  Switch Control [Menu]
        0.000 s  Switch Control says "Menu"
      switch previous
        0.000 s  Switch Control [Six]
        0.000 s  Switch Control says "Six"
      switch select
        0.000 s  Switch Control tap Six
        0.000 s  Switch Control [Six]
        0.000 s  Switch Control says "Six"
        0.000 s  Switch Control [Five]
        0.000 s  Switch Control says "Five"
      switch previous
        0.000 s  Switch Control [Four]
        0.000 s  Switch Control says "Four"
      switch select
        0.000 s  Switch Control tap Four
        0.000 s  Switch Control [Four]
        0.000 s  Switch Control says "Four"

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
