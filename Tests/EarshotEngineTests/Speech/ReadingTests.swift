import EarshotAccessibility
import EarshotEngine
import Testing

/// Continuous reading, pause, mute and the commands about speech (`voiceover.md` 4.1, 4.6).
@Suite("Reading on (voiceover.md 4.6)") struct ReadingTests {
  private func stage() -> Stage {
    let stage = Stage([
      .text("First"), Sketch.button("Second").with { $0.hint = "Does something" }, .text("Third"),
    ])
    stage.listen()
    return stage
  }

  @Test func readingFromTheTopMovesTheCursorAndLeavesHintsOut() {
    let stage = stage()
    stage.perform(.next)
    stage.listen()
    stage.perform(.readAll(fromTop: true))
    #expect(stage.engine.isReadingAll)
    stage.advance(by: .seconds(10))
    #expect(stage.log == ["0 First", "300 Second, Button", "1140 Third"])
    #expect(stage.voiceOver == "Third")
    #expect(!stage.engine.isReadingAll)
    #expect(stage.signals == [.boundary])
  }

  @Test func readingFromTheCursorBeginsThere() {
    let stage = stage()
    stage.perform(.next)
    stage.listen()
    stage.perform(.readAll(fromTop: false))
    stage.advance(by: .seconds(10))
    #expect(stage.spoken == ["Second, Button", "Third"])
  }

  @Test func aMoveOfTheCursorEndsIt() {
    let stage = stage()
    stage.perform(.readAll(fromTop: true))
    stage.perform(.last)
    stage.perform(.previous)
    stage.advance(by: .seconds(10))
    #expect(stage.spoken == ["First", "Third", "Second, Button, Does something"])
    #expect(!stage.engine.isReadingAll)
  }

  @Test func pausingHoldsItAtItsPlace() {
    let stage = stage()
    stage.perform(.readAll(fromTop: true))
    stage.advance(by: .milliseconds(100))
    stage.perform(.pause)
    #expect(stage.engine.isPaused)
    stage.advance(by: .seconds(60))
    #expect(stage.spoken == ["First"])
    stage.perform(.pause)
    #expect(!stage.engine.isPaused)
    stage.advance(by: .milliseconds(199))
    #expect(stage.spoken == ["First"])
    stage.advance(by: .milliseconds(1))
    #expect(stage.spoken == ["First", "Second, Button"])
  }

  @Test func withNothingToPauseThereIsASound() {
    let stage = stage()
    stage.advance(by: .seconds(10))
    stage.perform(.pause)
    #expect(!stage.engine.isPaused)
    #expect(stage.signals == [.empty])
  }

  @Test func aPageThatTurnsItselfIsReadOn() throws {
    let page = Sketch(
      role: .scrollArea, label: "Book",
      children: [
        Sketch.text("Page one").with { $0.traits.insert(.causesPageTurn) }
      ]
    ).with { $0.actions = .scroll }
    let stage = Stage([page])
    stage.listen()
    stage.perform(.readAll(fromTop: true))
    _ = stage.engine.takeActionRequests()
    stage.advance(by: .milliseconds(480))
    let requests = stage.engine.takeActionRequests()
    #expect(
      requests == [
        ActionRequest(
          target: stage.id("Book"), action: .scroll(.down), technology: .voiceOver,
          element: stage.id("Page one"))
      ])
    stage.advance(by: .seconds(5))
    #expect(stage.engine.isReadingAll)
    stage.settle()
    stage.advance(by: .seconds(5))
    #expect(stage.engine.takeActionRequests() == [])
    #expect(!stage.engine.isReadingAll)
    #expect(stage.signals == [.boundary])
  }

  @Test func theLastUtteranceIsSpokenAgain() {
    let stage = stage()
    stage.perform(.next)
    stage.perform(.speakAgain)
    #expect(stage.spoken == ["Second, Button, Does something", "Second, Button, Does something"])
  }

  @Test func anElementIsSpelled() {
    let stage = Stage([.text("a B.")])
    stage.listen()
    stage.perform(.spell)
    stage.engine.settings.verbosity.capitals = .word
    stage.perform(.spell)
    #expect(stage.spoken == ["a, space, B, period", "a, space, cap B, period"])
  }

  @Test func aSecretIsNotSpelled() {
    let secret = Sketch(role: .secureTextField, label: "").with { $0.value = "3" }
    let stage = Stage([secret])
    stage.listen()
    stage.perform(.spell)
    #expect(stage.spoken == [])
    #expect(stage.signals == [.empty])
  }

  @Test func whileMutedCaptionsAndLogGoOn() {
    let stage = stage()
    stage.perform(.mute)
    #expect(stage.engine.isMuted)
    stage.perform(.next)
    stage.perform(.mute)
    #expect(!stage.engine.isMuted)
    stage.perform(.next)
    #expect(
      stage.log == [
        "0 Speech off …", "0 Second, Button, Does something … (unheard)", "0 Speech on …", "0 Third",
      ])
  }

  @Test func theScreenCurtainSaysWhatItDoes() {
    let stage = stage()
    stage.perform(.screenCurtain)
    #expect(stage.engine.hasScreenCurtain)
    stage.perform(.screenCurtain)
    #expect(!stage.engine.hasScreenCurtain)
    #expect(stage.spoken == ["Screen curtain on", "Screen curtain off"])
  }
}
