import EarshotAccessibility
import EarshotEngine
import Testing

/// What the rotor is set to and what it offers (`voiceover.md` 4.4).
@Suite struct RotorKindTests {
  @Test("voiceover.md 4.4: characters and words are always there")
  func charactersAndWordsAreAlwaysThere() {
    #expect(Stage([.text("a")]).engine.rotorKinds == [.characters, .words])
    #expect(Stage().engine.rotorKinds == [.characters, .words])
  }

  @Test("voiceover.md 4.4: the kinds depend on what is on the screen")
  func theKindsDependOnTheScreen() {
    let stage = Stage([
      .text("t"), .heading("h"), .link("l"), .button("b"), .image("i"),
      .container(.landmark, "m", [.text("x")]), .container(.list, "n", [.field("f")]),
      .container(.table, "u", [.text("y")]),
    ])
    #expect(
      stage.engine.rotorKinds == [
        .characters, .words, .headings, .links, .formControls, .textFields, .images, .containers, .landmarks,
        .lists, .tables,
      ])
  }

  @Test func whatIsHiddenCoveredOrEmptyIsNotOffered() {
    let stage = Stage([
      .heading("h").hidden, .container(.list, "empty", []), .container(.table, "x", [.link("l").hidden]),
      Sketch(role: .button, label: "outer", children: [.image("inner")]),
    ])
    #expect(stage.engine.rotorKinds == [.characters, .words, .formControls])
    stage.show([.heading("h"), .dialog("d", [.link("l")])])
    stage.settle()
    #expect(stage.engine.rotorKinds == [.characters, .words, .links, .containers])
  }

  @Test func theOfferFollowsEveryChange() {
    let stage = Stage([.group("outer", [.group("inner", [.text("a")])])])
    #expect(!stage.engine.rotorKinds.contains(.headings))
    stage.show([.group("outer", [.group("inner", [.heading("a"), .heading("b")])])])
    #expect(stage.engine.rotorKinds.contains(.headings))
    stage.show([.group("outer", [.group("inner", [.text("a"), .heading("b")])])])
    #expect(stage.engine.rotorKinds.contains(.headings))
    stage.show([.group("outer", [.group("inner", [.text("a"), .text("b")])])])
    #expect(!stage.engine.rotorKinds.contains(.headings))
  }

  @Test func headingLevelsAreOfferedWhereThereAreSeveral() {
    let one = Stage([.heading("a", level: 2), .heading("b")])
    #expect(one.engine.rotorKinds == [.characters, .words, .headings])
    let two = Stage([.heading("a", level: 2), .heading("b", level: 1)])
    #expect(two.engine.rotorKinds == [.characters, .words, .headings, .headingLevel(1), .headingLevel(2)])
  }

  @Test func linesAreOfferedForTextOfSeveralLinesAndWhileEditing() {
    let stage = Stage([.text("one\ntwo"), .text("one\n"), .field("f")])
    #expect(stage.engine.rotorKinds.contains(.lines))
    stage.perform(.next)
    #expect(!stage.engine.rotorKinds.contains(.lines))
    stage.perform(.next)
    #expect(!stage.engine.rotorKinds.contains(.lines))
    stage.show([.text("one\ntwo"), .text("one\n"), .field("f")], keyboard: "f")
    #expect(stage.engine.rotorKinds.contains(.lines))
  }

  @Test("voiceover.md 4.4: turning speaks the name of the kind, with a sound; the kinds are a circle")
  func turningGoesRoundAndSpeaksTheName() {
    let stage = Stage([.text("t"), .heading("h")])
    stage.listen()
    var kinds: [RotorKind] = []
    for _ in 1...3 {
      #expect(stage.perform(.turnRotor(forward: true)) == CommandOutcome(sound: .rotor))
      kinds.append(stage.engine.rotorKind)
    }
    stage.perform(.turnRotor(forward: false))
    kinds.append(stage.engine.rotorKind)
    #expect(kinds == [.words, .headings, .characters, .headings])
    #expect(stage.spoken == ["Words", "Headings", "Characters", "Headings"])
    #expect(stage.engine.utterances.last?.cause == .rotor)
    #expect(stage.sounds.suffix(4) == ["rotor", "rotor", "rotor", "rotor"])
    #expect(stage.voiceOver == "t")
  }

  @Test func settingSpeaksTheNameToo() throws {
    let stage = Stage([.text("t"), .heading("h", level: 1), .heading("i", level: 2)])
    stage.listen()
    #expect(stage.perform(.setRotor(.headingLevel(2))).sound == .rotor)
    #expect(stage.engine.rotorKind == .headingLevel(2))
    #expect(stage.spoken == ["Heading 2"])
  }

  @Test func aKindThatIsNotOfferedIsRefusedAndNothingChanges() throws {
    let stage = Stage([.text("t"), .link("l")])
    stage.listen()
    let refusal = EngineError.unknownRotorKind("Headings", offered: ["Characters", "Words", "Links"])
    #expect(throws: refusal) { try stage.engine.perform(.voiceOver(.setRotor(.headings))) }
    #expect(
      refusal.description
        == "The rotor has no \"Headings\" here; set it to one of \"Characters\", \"Words\", \"Links\".")
    #expect(stage.engine.rotorKind == .characters)
    #expect(stage.spoken == [])
  }

  @Test("voiceover.md 4.4: an element's own kind holds while the cursor is on it, then the former comes back")
  func anElementsKindComesAndGoes() {
    let stage = Stage([
      .text("t"), .slider("s"), .text("r").offering("Delete"), .slider("both").offering("Reset"), .text("u"),
    ])
    stage.perform(.setRotor(.words))
    var kinds: [RotorKind] = []
    for _ in 1...4 {
      stage.perform(.next)
      kinds.append(stage.engine.rotorKind)
    }
    #expect(kinds == [.adjustValue, .actions, .adjustValue, .words])
  }

  @Test func aGeneralKindTurnedToOnSuchAnElementStaysChosen() {
    let stage = Stage([.text("t"), .slider("s"), .slider("u"), .text("v")])
    stage.perform(.next)
    stage.perform(.setRotor(.words))
    #expect(stage.engine.rotorKind == .words)
    stage.perform(.next)
    #expect(stage.engine.rotorKind == .adjustValue)
    stage.perform(.next)
    #expect(stage.engine.rotorKind == .words)
  }

  @Test func anElementsKindTurnedToDoesNotStay() {
    let stage = Stage([.slider("s").offering("Reset"), .text("t")])
    stage.perform(.setRotor(.actions))
    #expect(stage.engine.rotorKind == .actions)
    stage.perform(.next)
    #expect(stage.engine.rotorKind == .characters)
    stage.perform(.previous)
    #expect(stage.engine.rotorKind == .adjustValue)
  }

  @Test func aChosenKindWaitsWhileTheScreenDoesNotOfferIt() {
    let stage = Stage([.text("t"), .heading("h")])
    stage.perform(.setRotor(.headings))
    stage.show([.text("t")])
    stage.settle()
    #expect(stage.engine.rotorKind == .characters)
    stage.show([.text("t"), .heading("h")])
    #expect(stage.engine.rotorKind == .headings)
  }

  @Test func everyKindHasAName() {
    let engine = Engine()
    let kinds: [RotorKind] = [
      .characters, .words, .lines, .headings, .headingLevel(3), .links, .formControls, .textFields, .images,
      .containers, .landmarks, .lists, .tables, .adjustValue, .actions, .moreContent, .custom("Errors"),
    ]
    #expect(
      kinds.map(engine.name) == [
        "Characters", "Words", "Lines", "Headings", "Heading 3", "Links", "Form Controls", "Text Fields",
        "Images", "Containers", "Landmarks", "Lists", "Tables", "Adjust value", "Actions", "More Content",
        "Errors",
      ])
  }
}
