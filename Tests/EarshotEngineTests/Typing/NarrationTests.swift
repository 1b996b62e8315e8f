import EarshotAccessibility
import EarshotEngine
import Testing

/// What is said of typing and of the caret (`voiceover.md` 2.8; design §11, 34).
@Suite("Typing (voiceover.md 2.8)") struct NarrationTests {
  private func heard(
    _ events: TextEvent..., echo: TypingEcho = .none, secure: Bool = false,
    edit: (inout EngineSettings) -> Void = { _ in }
  ) -> [String] {
    let stage = stage(secure: secure)
    stage.engine.settings.echo = echo
    edit(&stage.engine.settings)
    for event in events { stage.engine.narrate(event) }
    return stage.spoken
  }

  private func stage(secure: Bool) -> Stage {
    let field = Sketch(role: secure ? .secureTextField : .textField, label: "Field")
    let stage = Stage()
    stage.show([field], keyboard: "Field")
    stage.settle()
    stage.listen()
    return stage
  }

  @Test func wordsAreEchoedWhenTheyAreComplete() {
    let events: (TypingEcho) -> [String] = { echo in
      self.heard(.inserted("o", completing: ""), .inserted(" ", completing: "Hello"), echo: echo)
    }
    #expect(events(.none) == [])
    #expect(events(.characters) == ["o", "space"])
    #expect(events(.words) == ["Hello"])
    #expect(events(.both) == ["o", "space", "Hello"])
  }

  @Test func whatIsDeletedIsSaid() {
    #expect(heard(.deleted("x"), .deleted("Hello"), echo: .characters) == ["x", "Hello"])
    #expect(heard(.deleted("x"), echo: .none) == [])
  }

  @Test func theCaretSaysWhatItPassesOver() {
    #expect(
      heard(
        .caretMoved(over: "a", by: .character), .caretMoved(over: " ", by: .character),
        .caretMoved(over: "Hello", by: .word), .caretMoved(over: "Second line", by: .line),
        .caretMoved(over: "", by: .line)) == ["a", "space", "Hello", "Second line", "new line"])
  }

  @Test func theCaretIsHeardAndSoIsTheEndOfTheText() {
    let stage = stage(secure: false)
    stage.engine.narrate(.caretMoved(over: "a", by: .character))
    stage.engine.narrate(.boundary)
    #expect(stage.sounds == [.caret, .boundary])
  }

  @Test func capitalsAreToldByAWordWhereThatIsWanted() {
    #expect(heard(.inserted("A", completing: ""), echo: .characters) == ["A"])
    #expect(
      heard(.inserted("A", completing: ""), echo: .characters) { $0.verbosity.capitals = .word } == ["cap A"])
  }

  @Test func selectionsAreSaid() {
    #expect(
      heard(.selected("Hello"), .unselected("lo"), .selected("")) == ["Hello, selected", "lo, unselected"])
  }

  @Test func whatUndoBringsBackIsSaid() {
    #expect(heard(.restored("Hello"), echo: .characters) == ["Hello"])
  }

  /// Even a host that hands over the secret itself gives nothing away.
  @Test func ofASecretOnlyItsLengthIsSaid() {
    #expect(
      heard(
        .inserted("p", completing: "pass"), .deleted("p"), .caretMoved(over: "pass", by: .word),
        .selected("pa"), .restored("pass"), echo: .both, secure: true)
        == ["bullet", "bullet", "4 characters", "2 characters, selected", "4 characters"])
  }
}
