import EarshotAccessibility
import EarshotEngine
import Testing

/// Announcements on the virtual clock (`voiceover.md` 5.5; design §11, 28 and 29). A caption lasts 60 ms a character, at
/// least 300 ms.
@Suite("Announcements (voiceover.md 5.5)") struct AnnouncementTests {
  /// The landing on "Hello" lasts 300 ms.
  private func stage() -> Stage {
    let stage = Stage([.text("Hello"), .text("World")])
    stage.listen()
    return stage
  }

  @Test func byDefaultTheyInterruptAndMayBeInterrupted() {
    let stage = stage()
    stage.announce("First one")
    stage.advance(by: .milliseconds(100))
    stage.announce("Second")
    stage.advance(by: .seconds(2))
    #expect(stage.log == ["0 First one …", "100 Second"])
    #expect(stage.engine.utterances.utterances.first?.isInterrupted == true)
    #expect(
      stage.engine.takeAnnouncementResults() == [
        AnnouncementResult(text: "First one", wasSuccessful: false),
        AnnouncementResult(text: "Second", wasSuccessful: true),
      ])
    #expect(stage.engine.takeAnnouncementResults() == [])
  }

  @Test func theSameTextTwiceIsSpokenTwice() {
    let stage = stage()
    stage.announce("Saved")
    stage.announce("Saved")
    #expect(stage.spoken == ["Saved", "Saved"])
  }

  @Test func ofLowPriorityTheyWaitUntilNothingElseIsSpoken() {
    let stage = stage()
    stage.announce("Later", .low)
    #expect(stage.spoken == [])
    stage.advance(by: .milliseconds(299))
    #expect(stage.spoken == [])
    stage.announce("Urgent")
    stage.advance(by: .seconds(1))
    #expect(stage.log == ["299 Urgent", "659 Later"])
  }

  @Test func ofLowPriorityTheyMayBeInterrupted() {
    let stage = stage()
    stage.advance(by: .seconds(1))
    stage.announce("A long story", .low)
    stage.perform(.next)
    #expect(stage.log == ["1000 A long story …", "1000 World"])
  }

  @Test func ofHighPriorityTheyAreSpokenToTheEnd() {
    let stage = stage()
    stage.announce("Fire in the house", .high)
    stage.perform(.next)
    stage.perform(.previous)
    stage.announce("Saved")
    #expect(stage.spoken == ["Fire in the house"])
    #expect(stage.voiceOver == "Hello")
    stage.advance(by: .seconds(5))
    #expect(stage.log == ["0 Fire in the house", "1020 Hello", "1320 Saved"])
  }

  @Test func queuedOnesFollowOneAnother() {
    let stage = stage()
    stage.announce("one", queued: true)
    stage.announce("two", queued: true)
    stage.announce("three", .high, queued: true)
    stage.advance(by: .seconds(5))
    #expect(stage.log == ["300 one", "600 two", "900 three"])
  }

  @Test func aMoveOfTheCursorCutsThemShort() {
    let stage = stage()
    stage.announce("Loading all messages")
    stage.perform(.next)
    #expect(stage.log == ["0 Loading all messages …", "0 World"])
    #expect(stage.engine.takeAnnouncementResults().map(\.wasSuccessful) == [false])
  }

  @Test func withVoiceOverOffNothingIsSaidAndWhatWaitsIsDropped() {
    let stage = stage()
    stage.announce("Later", .low)
    stage.engine.disable(.voiceOver)
    stage.announce("Never")
    stage.advance(by: .seconds(5))
    #expect(stage.spoken == [])
    #expect(
      stage.engine.takeAnnouncementResults() == [AnnouncementResult(text: "Later", wasSuccessful: false)])
  }

  @Test func anAlertThatIsFocusedAndAnnouncedAtOnceIsSpokenOnce() {
    let stage = stage()
    let focus = stage.flag("focus", on: "Wrong password")
    stage.engine.beginTurn(.other)
    stage.announce("Wrong password")
    stage.show([.text("Hello"), .text("Wrong password")])
    focus.value = true
    stage.settle()
    stage.engine.endTurn()
    #expect(stage.spoken == ["Wrong password"])
    #expect(stage.voiceOver == "Wrong password")
  }

  @Test func anAnnouncementBeforeALandingIsSpokenBeforeIt() {
    let stage = stage()
    stage.engine.beginTurn(.other)
    stage.announce("Three results")
    stage.engine.post(.layoutChanged(.node(stage.id("World"))))
    stage.settle()
    stage.engine.endTurn()
    #expect(stage.spoken == ["Three results", "World"])
  }

  @Test func hastyOnesGoUnheardWhereADeviceSwallowsThem() {
    let stage = Stage([.button("Save")])
    stage.listen()
    stage.engine.settings.swallowsHastyAnnouncements = true
    stage.perform(.activate)
    stage.announce("Saved")
    stage.advance(by: .milliseconds(750))
    stage.announce("Saved again")
    #expect(stage.log == ["0 Saved (unheard)", "750 Saved again"])
  }

  @Test func theirLanguageIsInTheLog() {
    let stage = stage()
    stage.engine.post(.announcement(Announcement("Gespeichert", language: "de")))
    #expect(stage.engine.utterances.last?.language == "de")
  }

  @Test func atTwiceTheRateTheyTakeHalfTheTime() {
    let stage = stage()
    stage.engine.settings.speechRate = 2
    stage.advance(by: .seconds(1))
    stage.announce("0123456789")
    stage.announce("end", .low)
    stage.advance(by: .milliseconds(299))
    #expect(stage.spoken == ["0123456789"])
    stage.advance(by: .milliseconds(1))
    #expect(stage.spoken == ["0123456789", "end"])
  }
}
