import EarshotAccessibility
import EarshotEngine
import Testing

/// What is spoken when the element under the cursor changes (`voiceover.md` 2.12; design §11, 38).
@Suite struct ChangeSpeechTests {
  func heard(_ before: Sketch, _ after: Sketch, cause: TurnCause = .other) -> [String] {
    let stage = Stage([before.named("it"), .text("other")])
    stage.listen()
    stage.engine.beginTurn(cause)
    stage.show([after.named("it"), .text("other")])
    stage.settle()
    stage.engine.endTurn()
    return stage.spoken
  }

  @Test func aTurnThatTurnsOutToBeOneOfTypingReadsNothingBack() {
    let stage = Stage([.field("Name", value: "a").named("it")])
    stage.listen()
    stage.engine.beginTurn(.command)
    stage.engine.noteTyping()
    stage.show([.field("Name", value: "ab").named("it")])
    stage.settle()
    stage.engine.endTurn()
    #expect(stage.spoken == [])
    stage.engine.noteTyping()
    stage.engine.beginTurn(.command)
    stage.show([.field("Name", value: "abc").named("it")])
    stage.settle()
    stage.engine.endTurn()
    #expect(stage.spoken != [])
  }

  @Test func aToggledSwitchSaysItsNewState() {
    #expect(heard(.toggle("Wi-Fi", value: "0"), .toggle("Wi-Fi", value: "1"), cause: .command) == ["on"])
    #expect(heard(.toggle("Wi-Fi", value: "1"), .toggle("Wi-Fi", value: "0")) == ["off"])
  }

  @Test func whatIsExpandedOrCollapsedSaysItsNewState() {
    func disclosure(_ isExpanded: Bool?) -> Sketch {
      Sketch.button("More").with { $0.isExpanded = isExpanded }
    }
    #expect(heard(disclosure(false), disclosure(true), cause: .command) == ["expanded"])
    #expect(heard(disclosure(true), disclosure(false)) == ["collapsed"])
    #expect(heard(disclosure(true), disclosure(nil)) == [])
  }

  @Test func aChangedLabelIsSpokenAlone() {
    #expect(heard(.button("Play"), .button("Pause"), cause: .command) == ["Pause"])
  }

  @Test(arguments: [AccessibilityTraits.playsSound, .startsMediaSession])
  func speechDoesNotTalkOverTheSoundOfAnActivation(_ trait: AccessibilityTraits) {
    func player(_ label: String) -> [Sketch] {
      [Sketch.button(label).named("it").with { $0.traits.insert(trait) }]
    }
    let stage = Stage(player("Play"))
    stage.listen()
    stage.engine.beginTurn(.command)
    stage.perform(.activate)
    stage.show(player("Pause"))
    stage.settle()
    stage.engine.endTurn()
    #expect(stage.spoken == [])
    stage.show(player("Play"))
    stage.settle()
    #expect(stage.spoken == ["Play"])
  }

  @Test func aChangedValueIsSpokenAlone() {
    func slider(_ value: String) -> Sketch {
      Sketch(role: .slider, label: "Rate").with { $0.value = value }
    }
    #expect(heard(slider("48%"), slider("38%"), cause: .command) == ["38%"])
  }

  @Test func whatBecomesDisabledIsDimmed() {
    #expect(heard(.button("Send"), .button("Send").disabled) == ["dimmed"])
    #expect(heard(.button("Send").disabled, .button("Send")) == [])
  }

  @Test func severalChangesAreOneUtterance() {
    #expect(
      heard(.toggle("Wi-Fi", value: "0"), .toggle("Network", value: "1").disabled) == ["Network, dimmed, on"])
  }

  @Test func whatIsTypedIsNotReadBack() {
    #expect(heard(.field("Name"), .field("Name", value: "A"), cause: .typing) == [])
    #expect(heard(.field("Name"), .field("Name", value: "A"), cause: .other) == ["A"])
  }

  @Test func whatWasTypedIsNotReadBackLaterEither() {
    let stage = Stage([.field("Name")])
    stage.listen()
    stage.engine.beginTurn(.typing)
    stage.show([.field("Name", value: "A")])
    stage.settle()
    stage.engine.endTurn()
    stage.engine.beginTurn(.other)
    stage.settle()
    stage.engine.endTurn()
    #expect(stage.spoken == [])
  }

  @Test func changesElsewhereAreNotSpoken() {
    let stage = Stage([.text("a"), .field("Name")])
    stage.listen()
    stage.show([.text("a"), .field("Name", value: "x")])
    stage.settle()
    #expect(stage.spoken == [])
  }

  @Test func ofSeveralRoundsTheOutcomeIsSpokenOnce() {
    let stage = Stage([.toggle("Wi-Fi", value: "0")])
    stage.listen()
    stage.engine.beginTurn(.command)
    for value in ["1", "0", "2"] {
      stage.show([.toggle("Wi-Fi", value: value)])
      stage.settle()
    }
    stage.engine.endTurn()
    #expect(stage.spoken == ["mixed"])
  }

  @Test func aChangeIsHeardBeforeWhatIsAnnouncedAboutIt() {
    let stage = Stage([.toggle("Wi-Fi", value: "0")])
    stage.listen()
    stage.engine.beginTurn(.command)
    stage.show([.toggle("Wi-Fi", value: "1")])
    stage.settle()
    stage.engine.post(.announcement(Announcement("Connected")))
    stage.engine.endTurn()
    #expect(stage.spoken == ["on", "Connected"])
  }

  @Test func whatChangesOftenIsReadAtMostEveryThreeSeconds() {
    func clock(_ value: String) -> Sketch {
      .text("Time").with {
        $0.value = value
        $0.traits.insert(.updatesFrequently)
      }
    }
    let stage = Stage([clock("0")])
    stage.listen()
    for second in 1...7 {
      stage.advance(by: .seconds(1))
      stage.show([clock("\(second)")])
      stage.settle()
    }
    #expect(stage.log == ["3000 2", "6000 5"])
  }

  @Test func aChangeThatTakesItselfBackIsNotWaitedFor() {
    func clock(_ value: String) -> Sketch {
      .text("Time").with {
        $0.value = value
        $0.traits.insert(.updatesFrequently)
      }
    }
    let stage = Stage([clock("0")])
    stage.listen()
    for time in ["1", "0"] {
      stage.show([clock(time)])
      stage.settle()
    }
    #expect(stage.clock.nextDeadline == nil)
    #expect(stage.spoken == [])
  }
}

extension Sketch {
  /// The same node for the tree under another name, with its own label.
  func named(_ name: String) -> Sketch {
    let spoken = label
    var copy = with { $0.label = spoken }
    copy.label = name
    return copy
  }
}
