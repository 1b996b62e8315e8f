import EarshotTesting
import SwiftUI
import Testing

@Suite("VoiceOver in tests")
@MainActor struct VoiceOverServiceTests {
  @Test("While VoiceOver is off every verb throws, and nothing changes")
  func notRunning() {
    let app = Pilot { SignInView() }
    let service = app.voiceOver
    let verbs: [() throws -> Void] = [
      { _ = try service.currentSpeech() }, { try service.moveForward() }, { try service.moveBackward() },
      { try service.moveIn() }, { try service.moveOut() }, { try service.moveToFirst() },
      { try service.moveToLast() }, { try service.move(to: "Nobody") }, { try service.activate() },
      { try service.increment() }, { try service.decrement() }, { try service.escape() },
      { try service.magicTap() }, { try service.perform(action: "x") }, { try service.whereAmI() },
      { _ = try app.walk() }, { try service.secondary() }, { try service.scroll(.down) },
      { try service.rotor("Nothing") }, { try service.turnRotor() }, { try service.rotorNext() },
      { try service.rotorPrevious() }, { try service.readAll() }, { try service.pause() },
      { try service.speakAgain() }, { try service.spell() }, { try service.mute() },
      { try service.screenCurtain() },
    ]
    #expect(!service.isEnabled)
    for verb in verbs { #expect(throws: VoiceOverService.Error.notRunning) { try verb() } }
    #expect(app.spoken == [])
    #expect(app.items == [])
  }

  @Test("At either end there is no speech, and the cursor stays")
  func ends() throws {
    let app = Pilot { RowsView(names: ["One", "Two"]) }
    try app.voiceOver.enable()
    #expect(throws: VoiceOverService.Error.noSpeech) { try app.voiceOver.moveBackward() }
    #expect(app.voiceOver.cursor == "One")
    #expect(try app.voiceOver.moveForward().utterance == "Two")
    #expect(throws: VoiceOverService.Error.noSpeech) { try app.voiceOver.moveForward() }
    #expect(app.voiceOver.cursor == "Two")
    #expect(try app.voiceOver.moveToFirst().utterance == "One")
    #expect(try app.voiceOver.moveToLast().utterance == "Two")
    #expect(app.spoken == ["One", "Two", "One", "Two"])
  }

  @Test("With flat navigation there is no container to enter or to leave")
  func containers() throws {
    let app = Pilot { SignInView() }
    try app.voiceOver.enable()
    #expect(throws: VoiceOverService.Error.noSpeech) { try app.voiceOver.moveIn() }
    #expect(throws: VoiceOverService.Error.noSpeech) { try app.voiceOver.moveOut() }
    #expect(app.voiceOver.cursor == "Sign in")
  }

  @Test("The speech of the element under the cursor is what is spoken on arrival, and is not spoken")
  func currentSpeech() throws {
    let app = Pilot { PlayerView() }
    try app.voiceOver.enable()
    let arrival = try #require(app.speech)
    #expect(try app.voiceOver.currentSpeech().utterance == arrival)
    try app.voiceOver.increment()
    #expect(app.spoken == [arrival, "6"])
    #expect(
      try app.voiceOver.currentSpeech().utterance == arrival.replacingOccurrences(of: "5", with: "6"))
    #expect(app.spoken.count == 2)
    app.settings.hints = false
    #expect(try app.voiceOver.currentSpeech().description == "Volume, 6, adjustable, Actions available")
  }

  @Test("A move returns the speech of the element that the app sends the cursor to")
  func redirectedMove() throws {
    let app = Pilot { TrapView() }
    try app.voiceOver.enable()
    try app.voiceOver.moveForward()
    #expect(try app.voiceOver.moveForward().utterance == "Stop 1")
    #expect(app.spoken == ["Stop 1", "Stop 2", "Stop 3", "Stop 1"])
    #expect(app.items.map(\.label) == app.spoken)
  }

  @Test("Every action reaches the element")
  func actions() throws {
    let app = Pilot { PlayerView() }
    try app.voiceOver.enable()
    try app.voiceOver.increment()
    try app.voiceOver.increment()
    try app.voiceOver.decrement()
    #expect(app.tree.contains("\"Volume\" value \"6\", adjustable"))
    try app.voiceOver.escape()
    #expect(app.screen.contains("Done: escaped"))
    try app.voiceOver.magicTap()
    #expect(app.screen.contains("Done: played"))
    try app.voiceOver.perform(action: "Mute")
    #expect(app.screen.contains("Done: muted"))
    #expect(try app.voiceOver.whereAmI().utterance == "Volume, 6, adjustable, 1 of 2")
  }

  @Test("A name or an action that isn't there is an error that says what is")
  func wrongNames() throws {
    let app = Pilot { PlayerView() }
    try app.voiceOver.enable()
    let unknown = #expect(throws: VoiceOverService.Error.self) { try app.voiceOver.move(to: "Volme") }
    #expect(
      unknown?.description
        == "no element that the cursor can reach is named \"Volme\"; did you mean \"Volume\"?")
    let refused = #expect(throws: VoiceOverService.Error.self) { try app.voiceOver.perform(action: "mute") }
    #expect(refused?.description == "There is no action \"mute\" here; offered are \"Mute\".")
    #expect(app.voiceOver.cursor == "Volume")
    #expect(try app.voiceOver.move(to: "done").utterance == "Done: nothing")
  }

  @Test("The rotor is set by the name of a kind, and a name that it doesn't have is an error")
  func rotor() throws {
    let app = Pilot { RowsView(names: ["One"]) }
    try app.voiceOver.enable()
    #expect(app.voiceOver.rotorKinds.contains(app.voiceOver.rotorKind))
    try app.voiceOver.rotor("Characters")
    #expect(app.voiceOver.rotorKind == "Characters")
    let unknown = #expect(throws: VoiceOverService.Error.self) { try app.voiceOver.rotor("Charakters") }
    #expect(unknown?.description.hasSuffix("; did you mean \"Characters\"?") == true)
    #expect(app.voiceOver.rotorKind == "Characters")
  }

  @Test("Reading on takes the cursor to the end as time passes, and can be paused")
  func reading() throws {
    let app = Pilot { RowsView(names: ["One", "Two", "Three"]) }
    try app.voiceOver.enable()
    try app.voiceOver.moveForward()
    app.mark()
    try app.voiceOver.readAll()
    #expect(app.voiceOver.isReadingAll)
    try app.voiceOver.pause()
    #expect(app.voiceOver.isPaused)
    app.advance(by: .seconds(10))
    #expect(app.spoken == ["Two"])
    try app.voiceOver.pause()
    app.advance(by: .seconds(10))
    #expect(app.spoken == ["Two", "Three"])
    #expect(!app.voiceOver.isReadingAll)
    #expect(app.sounds == [.boundary])
    try app.voiceOver.readAll(fromTop: true)
    app.advance(by: .seconds(10))
    #expect(app.spoken == ["Two", "Three", "One", "Two", "Three"])
  }

  @Test("What was said can be heard again, and spelled")
  func again() throws {
    let app = Pilot { RowsView(names: ["One"]) }
    try app.voiceOver.enable()
    #expect(try app.voiceOver.speakAgain().utterance == "One")
    #expect(try app.voiceOver.spell().utterance == "O, n, e")
    #expect(app.spoken == ["One", "One", "O, n, e"])
  }

  @Test("Speech and screen can be off while everything goes on")
  func offButGoingOn() throws {
    let app = Pilot { RowsView(names: ["One", "Two"]) }
    try app.voiceOver.enable()
    try app.voiceOver.mute()
    try app.voiceOver.screenCurtain()
    #expect(app.voiceOver.isMuted && app.voiceOver.hasScreenCurtain)
    #expect(try app.voiceOver.moveForward().utterance == "Two")
    #expect(app.screen == "One\nTwo")
    #expect(!app.wholeScreen.hasPrefix("  One"))
    try app.voiceOver.mute()
    try app.voiceOver.screenCurtain()
    #expect(!app.voiceOver.isMuted && !app.voiceOver.hasScreenCurtain)
    #expect(app.wholeScreen.hasPrefix("  One\n> Two"))
  }

  @Test("The rotor goes through the items of its kind, and elements are found by what is said of them")
  func rotorItems() throws {
    let app = Pilot { SignInView() }
    app.settings.hints = false
    try app.voiceOver.enable()
    try app.voiceOver.rotor("Text Fields")
    #expect(try app.voiceOver.rotorNext().utterance == "Email, Text field")
    #expect(try app.voiceOver.rotorNext().utterance == "Password, Secure text field")
    #expect(throws: VoiceOverService.Error.noSpeech) { try app.voiceOver.rotorNext() }
    #expect(try app.voiceOver.rotorPrevious().utterance == "Email, Text field")
    #expect(try app.voiceOver.turnRotor().utterance == app.voiceOver.rotorKind)
    #expect(app.voiceOver.items(matching: "FIELD") == ["Email, Text field", "Password, Secure text field"])
    #expect(app.voiceOver.items().count == 4)
  }

  @Test("With grouped navigation containers are entered and left")
  func groupedNavigation() throws {
    let app = Pilot {
      VStack {
        Text("Before")
        VStack {
          Text("One")
          Text("Two")
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Inner")
      }
    }
    app.settings.navigation = .grouped
    try app.voiceOver.enable()
    #expect(try app.voiceOver.moveForward().utterance.hasPrefix("Inner"))
    #expect(try app.voiceOver.moveIn().utterance == "One")
    #expect(try app.voiceOver.moveForward().utterance == "Two")
    #expect(try app.voiceOver.moveOut().utterance.hasPrefix("Inner"))
  }

  @Test("Sounds are listed since the mark")
  func sounds() throws {
    let app = Pilot { RowsView(names: ["One", "Two"]) }
    try app.voiceOver.enable()
    #expect(app.sounds == [])
    #expect(throws: VoiceOverService.Error.noSpeech) { try app.voiceOver.moveBackward() }
    try app.voiceOver.increment()
    #expect(app.sounds == [.boundary, .empty])
    app.mark()
    #expect(app.sounds == [])
    try app.voiceOver.increment()
    #expect(app.sounds == [.empty])
  }

  @Test("Switched off it is silent and nowhere, and switched on again it starts afresh")
  func offAndOn() throws {
    let app = Pilot { RowsView(names: ["One", "Two"]) }
    try app.voiceOver.enable()
    try app.voiceOver.moveForward()
    try app.voiceOver.disable()
    #expect(!app.voiceOver.isEnabled)
    #expect(app.voiceOver.cursor == nil)
    #expect(app.focus("Row[2].isFocused") == "false")
    try app.voiceOver.enable()
    #expect(app.spoken == ["One", "Two", "One"])
  }

  @Test("A walk that never ends is an error")
  func endlessWalk() throws {
    let app = Pilot { TrapView() }
    try app.voiceOver.enable()
    #expect(throws: VoiceOverService.Error.endlessWalk(limit: 50)) { try app.walk(limit: 50) }
    let rows = Pilot { RowsView(names: ["One", "Two", "Three"]) }
    try rows.voiceOver.enable()
    #expect(throws: VoiceOverService.Error.endlessWalk(limit: 2)) { try rows.walk(limit: 2) }
    #expect(try rows.walk(limit: 3) == ["One", "Two", "Three"])
  }
}
