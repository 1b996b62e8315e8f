import EarshotAccessibility
import EarshotEngine
import Testing

/// Sounds besides speech (`voiceover.md` 6).
@Suite struct SoundTests {
  @Test func everyLandingOfVoiceOverIsHeard() {
    let stage = Stage([.text("a"), .text("b")], on: [.voiceOver, .switchControl])
    let flag = stage.flag("f", on: "a", for: .voiceOver)
    stage.perform(.next)
    stage.perform(.next)
    flag.value = true
    stage.settle()
    #expect(stage.sounds == ["focusMoved a", "focusMoved b", "boundary", "focusMoved a"])
  }

  @Test func anActivationIsHeardWhereItIsAskedFor() {
    let row = Sketch.group("row", [.text("label")]).with { $0.actions = .activate }
    let stage = Stage([.button("a"), row, .text("plain")])
    for _ in 1...3 {
      stage.perform(.activate)
      stage.perform(.next)
    }
    #expect(
      stage.sounds == [
        "focusMoved a", "activated a", "focusMoved label", "activated row", "focusMoved plain", "empty",
        "boundary",
      ])
  }

  @Test("voiceover.md 2.4: what makes a sound itself is activated without one")
  func whatMakesASoundItselfIsActivatedSilently() {
    let play = Sketch.button("play").with { $0.traits.insert(.startsMediaSession) }
    let bell = Sketch.button("bell").with { $0.traits.insert(.playsSound) }
    let stage = Stage([play, bell])
    stage.perform(.activate)
    stage.perform(.next)
    stage.perform(.activate)
    #expect(stage.sounds == ["focusMoved play", "focusMoved bell"])
  }

  @Test func anActionChosenWithTheRotorIsHeardLikeAnActivation() {
    let stage = Stage([.text("t").offering("Delete")])
    stage.perform(.rotorNext)
    stage.perform(.rotorNext)
    stage.perform(.activate)
    #expect(stage.sounds == ["focusMoved t", "activated t"])
  }

  @Test func anAlertIsHeardOnceWhenItIsEntered() {
    func alert(_ title: String) -> Sketch {
      .container(.alert, title, [.text("\(title) text"), .group("\(title) more", [.button("\(title) OK")])])
    }
    let stage = Stage([.text("a")])
    stage.show([.text("a"), alert("one")])
    stage.settle()
    for _ in 1...2 { stage.perform(.next) }
    stage.show([.text("a"), alert("two")])
    stage.settle()
    stage.show([.text("a")])
    stage.settle()
    #expect(
      stage.sounds == [
        "focusMoved a", "focusMoved one text", "alert one", "focusMoved one OK", "boundary",
        "focusMoved two text", "alert two", "focusMoved a",
      ])
  }

  @Test func anAlertLeftAndEnteredAgainIsHeardAgain() {
    let alert = Sketch.container(.alert, "alert", [.text("in")]).with { $0.traits.remove(.isModal) }
    let stage = Stage([.text("a"), alert])
    stage.perform(.next)
    stage.perform(.previous)
    stage.perform(.next)
    #expect(stage.sounds.filter { $0.hasPrefix("alert") } == ["alert alert", "alert alert"])
  }
}
