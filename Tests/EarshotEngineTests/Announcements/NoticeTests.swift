import EarshotAccessibility
import EarshotEngine
import Testing

/// Screen changed, layout changed, page scrolled (`voiceover.md` 4.5, 5.2).
@Suite("Notices (voiceover.md 5.2)") struct NoticeTests {
  private func stage() -> Stage {
    let stage = Stage([.text("Title"), .button("One"), .group("Box", [.text("In the box")])])
    stage.perform(.next)
    stage.listen()
    return stage
  }

  @Test func aLayoutChangeWithoutAnElementIsSilent() {
    let stage = stage()
    stage.engine.post(.layoutChanged(nil))
    #expect(stage.spoken == [])
    #expect(stage.voiceOver == "One")
    #expect(stage.sounds == [])
  }

  @Test func aLayoutChangeTakesTheCursorToItsElementWithoutASound() {
    let stage = stage()
    stage.engine.post(.layoutChanged(.node(stage.id("Title"))))
    #expect(stage.spoken == ["Title"])
    #expect(stage.sounds == [])
  }

  @Test func aLayoutChangeWithATextIsAnAnnouncement() {
    let stage = stage()
    stage.engine.post(.layoutChanged(.text("Two more")))
    #expect(stage.spoken == ["Two more"])
    #expect(stage.voiceOver == "One")
  }

  @Test func aScreenChangeTakesTheCursorToTheFirstElementWithASound() {
    let stage = stage()
    stage.engine.post(.screenChanged(nil))
    #expect(stage.spoken == ["Title"])
    #expect(stage.sounds == [.screenChanged])
  }

  @Test func aScreenChangeTakesTheCursorToItsElement() {
    let stage = stage()
    stage.engine.post(.screenChanged(.node(stage.id("Box"))))
    #expect(stage.spoken == ["Box, In the box"])
    #expect(stage.sounds == [.screenChanged])
  }

  @Test func anElementThatHasTheCursorIsSpokenAgain() {
    let stage = stage()
    stage.engine.post(.layoutChanged(.node(stage.id("One"))))
    #expect(stage.spoken == ["One, Button"])
  }

  @Test func anElementThatComesWithTheSameTurnIsWaitedFor() {
    let stage = stage()
    stage.engine.beginTurn(.other)
    stage.engine.post(.layoutChanged(.node(stage.id("New"))))
    stage.settle()
    #expect(stage.spoken == [])
    stage.show([.text("Title"), .button("One"), .text("New")])
    stage.settle()
    stage.engine.endTurn()
    #expect(stage.spoken == ["New"])
  }

  @Test func anElementThatNeverComesIsForgotten() {
    let stage = stage()
    stage.engine.beginTurn(.other)
    stage.engine.post(.layoutChanged(.node(stage.id("New"))))
    stage.settle()
    stage.engine.endTurn()
    stage.show([.text("Title"), .button("One"), .text("New")])
    stage.settle()
    #expect(stage.voiceOver == "One")
  }

  @Test func aPageStatusIsSpokenInWords() {
    let stage = stage()
    stage.engine.post(.pageScrolled(.text("Tab 3 of 5")))
    stage.engine.post(.pageScrolled(.page(2, of: 11)))
    stage.engine.post(.pageScrolled(.rows(4...9, of: 20)))
    #expect(stage.spoken == ["Tab 3 of 5", "Page 2 of 11", "Rows 4 to 9 of 20"])
    #expect(stage.sounds == [])
  }

  @Test func theSamePageStatusTwiceIsTheEnd() {
    let stage = stage()
    stage.engine.post(.pageScrolled(.page(11, of: 11)))
    stage.engine.post(.pageScrolled(.page(11, of: 11)))
    #expect(stage.spoken == ["Page 11 of 11", "Page 11 of 11"])
    #expect(stage.sounds == [.boundary])
  }
}
