import EarshotEngine
import EarshotTerminal
import EarshotUI
import Testing

@testable import EarshotHost
@testable import Gallery

@Suite("Session")
@MainActor struct SessionTests {
  @Test("A key and all that follows from it is one result")
  func keysOfAJourney() throws {
    let session = Session { SignInView() }
    var log = session.handle(.technology(.voiceOver, isOn: true)).utterances.map(\.caption)
    log += session.advance(by: .milliseconds(100)).utterances.map(\.caption)
    for name in ["Enter", "a", "Alt+Right", "Enter", "x", "Alt+Right", "Enter"] {
      let result = session.handle(.key(try #require(KeyEvent(name: name))))
      #expect(result.diagnostics == [])
      #expect(result.refusal == nil)
      log.append("\(name): \(result.utterances.map(\.caption).joined(separator: " / "))")
    }
    #expect(
      log == [
        "Sign in, Heading", "Email, Text field, Double tap to edit",
        "Enter: Email, Text field, is editing, insertion point at start, Use the rotor to access Misspelled Words",
        "a: ", "Alt+Right: Password, Secure text field, Double tap to edit",
        "Enter: Password, Secure text field, is editing, insertion point at start, "
          + "Use the rotor to access Misspelled Words",
        "x: ", "Alt+Right: Log in, Button", "Enter: Wrong password",
      ])
  }

  @Test("Each deadline on the way is a turn of its own, in due order")
  func deadlines() {
    let session = Session(technologies: [.voiceOver]) { TimedView() }
    let result = session.advance(by: .milliseconds(250))
    #expect(result.utterances.map(\.caption) == ["After 100", "After 200"])
    #expect(result.utterances.map(\.time) == [.milliseconds(100), .milliseconds(200)])
    #expect(session.queue.clock.now == .milliseconds(250))
    #expect(session.advance(by: .seconds(1)).utterances.map(\.caption) == ["After 300"])
  }

  @Test("Technologies that are on from the start meet the first requests, and land once")
  func technologiesAtStart() {
    let session = Session(technologies: [.voiceOver, .switchControl]) { EagerView() }
    #expect(session.opening.utterances.map(\.caption) == ["Second"])
    #expect(session.enabledTechnologies == [.voiceOver, .switchControl])
    #expect(session.engine.items.stops.map(\.label) == ["Second"])
  }

  @Test("A tap of Switch Control that a deadline brings reaches the app")
  func timedTap() {
    var settings = SessionSettings()
    settings.engine.switchControl.tapBehavior = .auto
    settings.engine.switchControl.groupsItems = false
    let session = Session(settings: settings, technologies: [.switchControl]) { DeskView() }
    session.handle(.command(.switchControl(.previous)))
    session.handle(.command(.switchControl(.select)))
    session.advance(by: .milliseconds(749))
    #expect(session.appRows.last { !$0.isEmpty } == "[ Presses: 0 ]")
    session.advance(by: .milliseconds(1))
    #expect(session.appRows.last { !$0.isEmpty } == "[ Presses: 1 ]")
  }

  @Test("What the content throws is thrown on")
  func throwingContent() {
    #expect(throws: ContentError.self) {
      try Session { Text(try missingTitle()) }
    }
  }

  @Test("Views that never come to rest are cut short, and the author is told")
  func restless() throws {
    let session = Session(technologies: [.voiceOver]) { RestlessView() }
    let result = session.handle(.command(.voiceOver(.activate)))
    #expect(result.diagnostics.count == 1)
    #expect(session.handle(.command(.voiceOver(.whereAmI))).utterances.count == 1)
  }

  @Test("A command for a technology that is off is refused, and changes nothing")
  func refusal() {
    let session = Session { DeskView() }
    let before = session.appRows
    let result = session.handle(.command(.voiceOver(.activate)))
    #expect(result.refusal == .technologyOff(.voiceOver))
    #expect(result.utterances == [])
    #expect(session.appRows == before)
  }

  @Test("A typed line feed is the Enter key; a pasted one is text")
  func lineFeeds() throws {
    let session = Session { DeskView() }
    for input: SessionInput in [.key(KeyEvent(.tab)), .text("a"), .text("\n"), .text("b"), .paste("\nc")] {
      session.handle(input)
    }
    #expect(session.appRows[1].hasPrefix("[ab c "))
    for input: SessionInput in [.key(KeyEvent(.tab)), .text("x"), .text("\n"), .paste("y")] {
      session.handle(input)
    }
    #expect(session.keyboardFocusName == "Notes")
    #expect(
      session.engine.tree.firstElement(named: "Notes").flatMap(session.engine.tree.node)?.value == "x\ny")
  }

  @Test("A turn that changes nothing draws nothing")
  func nothingToDraw() {
    let session = Session(technologies: [.voiceOver]) { DeskView() }
    #expect(session.handle(.wake).runs == [])
    #expect(session.handle(.command(.voiceOver(.next))).runs != [])
    #expect(session.handle(.command(.voiceOver(.whereAmI))).runs != [])
    #expect(session.handle(.wake).runs == [])
  }
}

private struct ContentError: Error {}

private func missingTitle() throws -> String { throw ContentError() }
