import EarshotAccessibility
import EarshotEngine
import Testing

/// Values, actions and more content of the element (`voiceover.md` 2.9, 4.4).
@Suite struct RotorItemTests {
  let forward = VoiceOverCommand.rotorNext
  let back = VoiceOverCommand.rotorPrevious

  @Test("design §5: up increments, down decrements")
  func theValueIsAdjusted() {
    let stage = Stage([.slider("s", value: "5")])
    #expect(stage.perform(back).requests == [stage.request(.increment, "s")])
    #expect(stage.perform(forward).requests == [stage.request(.decrement, "s")])
    #expect(stage.perform(.move(.adjustValue, forward: false)).requests == [stage.request(.increment, "s")])
    #expect(Stage([.slider("s").disabled]).perform(back).sound == .empty)
  }

  @Test("voiceover.md 2.9: first \"Activate, Default\", then the actions in their order")
  func actionsAreChosenOneByOne() {
    let stage = Stage([.button("b").offering("Reply", "Delete")])
    stage.listen()
    for _ in 1...3 { stage.perform(forward) }
    #expect(stage.perform(forward) == CommandOutcome(sound: .boundary))
    stage.perform(back)
    #expect(stage.spoken == ["Activate, Default", "Reply", "Delete", "Reply"])
  }

  @Test("voiceover.md 4.4: activating runs the action that was chosen")
  func activatingRunsTheChosenAction() {
    let stage = Stage([.button("b").offering("Reply", "Delete")])
    #expect(stage.perform(.activate).requests == [stage.request(.activate, "b")])
    stage.perform(forward)
    #expect(stage.perform(.activate).requests == [stage.request(.activate, "b")])
    stage.perform(forward)
    #expect(stage.perform(.activate).requests == [stage.request(.custom("Reply"), "b")])
    stage.perform(forward)
    #expect(stage.perform(.activate).requests == [stage.request(.custom("Delete"), "b")])
    #expect(stage.perform(back).requests == [])
  }

  @Test func theChoiceIsForgottenWhenTheCursorLeavesOrTheRotorTurns() {
    let stage = Stage([.button("b").offering("Reply"), .text("t")])
    for _ in 1...2 { stage.perform(forward) }
    stage.perform(.next)
    stage.perform(.previous)
    #expect(stage.perform(.activate).requests == [stage.request(.activate, "b")])
    for _ in 1...2 { stage.perform(forward) }
    stage.perform(.turnRotor(forward: true))
    #expect(stage.perform(.activate).requests == [stage.request(.activate, "b")])
  }

  @Test func theChoiceFollowsTheActionsName() {
    let stage = Stage([.button("b").offering("Reply", "Delete")])
    for _ in 1...2 { stage.perform(forward) }
    stage.show([.button("b").offering("Delete", "Reply")])
    #expect(stage.perform(.activate).requests == [stage.request(.custom("Reply"), "b")])
    stage.show([.button("b").offering("Delete")])
    #expect(stage.perform(.activate).requests == [stage.request(.activate, "b")])
  }

  @Test func theActionsOfAnElementWithoutAnyAreNothing() {
    let stage = Stage([.button("b")])
    #expect(stage.perform(.move(.actions, forward: true)).sound == .empty)
    #expect(stage.perform(.move(.moreContent, forward: true)).sound == .empty)
  }

  @Test("voiceover.md 2.9: more content is read label before value")
  func moreContentIsReadOnRequest() {
    let stage = Stage([.text("t").content(("Age", "3 years"), ("", "beagle"))])
    #expect(stage.engine.rotorKinds == [.characters, .words, .moreContent])
    stage.perform(.setRotor(.moreContent))
    stage.listen()
    stage.perform(forward)
    stage.perform(forward)
    #expect(stage.perform(forward).hitBoundary)
    stage.perform(back)
    #expect(stage.spoken == ["Age, 3 years", "beagle", "Age, 3 years"])
    #expect(stage.perform(back).hitBoundary)
  }
}
