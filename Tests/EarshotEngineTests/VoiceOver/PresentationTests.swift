import EarshotAccessibility
import EarshotEngine
import Testing

/// Sheets, alerts and menus that open and close (`voiceover.md` 3.3, 5.4; design §11, 24 and 25).
@Suite("Presentations (voiceover.md 5.4)") struct PresentationTests {
  private let beneath: [Sketch] = [.text("Title"), .button("Share"), .text("Text")]

  /// The cursor on "Share", then something modal opens.
  private func opened(_ role: Role, _ children: [Sketch], returnsFocus: Bool = false) -> Stage {
    let stage = Stage(beneath)
    stage.engine.settings.returnsFocus = returnsFocus
    stage.move(to: "Share")
    stage.listen()
    stage.show(beneath + [Sketch(role: role, label: "Modal", children: children)])
    stage.settle()
    return stage
  }

  private func close(_ stage: Stage) {
    stage.show(beneath)
    stage.settle()
  }

  @Test(arguments: [Role.dialog, .alert, .menu]) func whatOpensTakesTheCursorIn(_ role: Role) {
    let stage = opened(role, [.text("Copy link?"), .button("Copy")])
    #expect(stage.spoken == ["Modal, Copy link?"])
    stage.perform(.next)
    #expect(stage.perform(.next).hitBoundary)
    #expect(stage.voiceOver == "Copy")
  }

  @Test func byItselfTheCursorDoesNotGoBack() {
    let stage = opened(.dialog, [.button("Copy")])
    close(stage)
    #expect(stage.voiceOver == "Title")
    #expect(stage.spoken == ["Modal, Copy, Button", "Title"])
  }

  @Test func whereTheUserWantsItTheCursorGoesBack() {
    let stage = opened(.dialog, [.button("Copy")], returnsFocus: true)
    close(stage)
    #expect(stage.voiceOver == "Share")
    #expect(stage.spoken == ["Modal, Copy, Button", "Share, Button"])
  }

  @Test func fromADialogInADialogItGoesBackStepByStep() {
    let inner = Sketch.dialog("Inner", [.button("Yes")])
    let stage = opened(.dialog, [.button("Copy"), .button("Print")], returnsFocus: true)
    stage.move(to: "Print")
    stage.show(beneath + [Sketch.dialog("Modal", [.button("Copy"), .button("Print"), inner])])
    stage.settle()
    #expect(stage.voiceOver == "Yes")
    stage.show(beneath + [Sketch.dialog("Modal", [.button("Copy"), .button("Print")])])
    stage.settle()
    #expect(stage.voiceOver == "Print")
    close(stage)
    #expect(stage.voiceOver == "Share")
  }

  @Test func bothAtOnceGoBackToTheOutermost() {
    let inner = Sketch.dialog("Inner", [.button("Yes")])
    let stage = opened(.dialog, [.button("Copy"), inner], returnsFocus: true)
    close(stage)
    #expect(stage.voiceOver == "Share")
  }

  @Test func whatIsGoneIsNotGoneBackTo() {
    let stage = opened(.dialog, [.button("Copy")], returnsFocus: true)
    stage.show([.text("Title"), .text("Text")])
    stage.settle()
    #expect(stage.voiceOver == "Title")
  }
}
