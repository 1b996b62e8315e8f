import EarshotEngine
import EarshotGeometry
import EarshotTerminal
import EarshotUI
import Testing

@testable import EarshotHost

@Suite("The settings sheet of Switch Control")
@MainActor struct SwitchSettingsTests {
  private let session: Session
  private var person: OneSwitch { OneSwitch(session: session) }

  init() {
    session = Session(
      size: CellSize(width: 60, height: 17), settings: .interactive, technologies: [.switchControl]
    ) { EntryView() }
  }

  private var values: SwitchControlSettings { session.engine.settings.switchControl }

  private let sheet = [
    "Switch Control Settings [ Done ]", "[ Scanning style: auto ]", "[ Interval: 1 second ]",
    "[ Pause on first item: 0 seconds ]", "[ Loops: 2 ]", "[ Tap behavior: menu ]",
    "[ After a tap: first item ]", "[x] Group items", "[ ] Speech", "[ ] Sound effects", "", "",
  ]

  @Test("It opens from the scanner's menu, over the app, as a modal part of the same tree")
  func opening() {
    let before = session.appRows
    #expect(person.choose("Email", .host(.settings)))
    #expect(session.appRows == sheet)
    #expect(
      session.engine.tree.outline == """
        window
          form
            "Email" text field
            "Password" secure, text field
            "Log in" dimmed, button
          "Switch Control Settings" group, modal
            "Switch Control Settings" heading, text
            "Done" button
            form
              "Scanning style" value "auto", button, adjustable
              "Interval" value "1 second", button, adjustable
              "Pause on first item" value "0 seconds", button, adjustable
              "Loops" value "2", button, adjustable
              "Tap behavior" value "menu", button, adjustable
              "After a tap" value "first item", button, adjustable
              "Group items" value "1", button, switch
              "Speech" value "0", button, switch
              "Sound effects" value "0", button, switch
        """)
    #expect(person.highlight == "Done")
    #expect(person.tap("Done"))
    #expect(session.appRows == before)
    #expect(person.highlight == "Email")
  }

  @Test("With one switch alone every setting is reached, and what is chosen holds at once")
  func oneSwitch() {
    #expect(person.choose("Email", .host(.settings)))
    #expect(person.choose("Interval", .increment))
    #expect(session.appRows[2] == "[ Interval: 1500 milliseconds ]")
    #expect(values.interval == .milliseconds(1500))
    #expect(person.choose("Interval", .decrement))
    #expect(values.interval == .seconds(1))
    #expect(person.tap("Loops") && person.tap("After a tap"))
    #expect(values.loops == 3)
    #expect(values.afterTap == .tappedItem)
    #expect(person.tap("Speech") && person.tap("Sound effects") && person.tap("Pause on first item"))
    #expect(values.speaks && values.playsSounds)
    #expect(values.pauseOnFirst == .milliseconds(500))
    #expect(person.tap("Group items"))
    #expect(!values.groupsItems)
    #expect(person.tap("Done"))
    #expect(session.appRows[0].hasPrefix("[Email"))
    #expect(session.settings.engine.switchControl == values)
  }

  @Test("It has what means something as the other settings are")
  func relevance() {
    #expect(person.choose("Email", .host(.settings)))
    #expect(person.tap("Tap behavior"))
    #expect(
      session.appRows[5...6] == ["[ Tap behavior: auto tap ]", "[ Auto tap interval: 750 milliseconds ]"])
    var settings = session.settings
    settings.engine.switchControl.style = .step
    session.handle(.settings(settings))
    #expect(
      session.appRows[1...5] == [
        "[ Scanning style: single switch step ]", "[ Dwell time: 1500 milliseconds ]", "[ Auto hide: off ]",
        "[ Tap behavior: auto tap ]", "[ Auto tap interval: 750 milliseconds ]",
      ])
    settings.engine.switchControl.style = .manual
    session.handle(.settings(settings))
    #expect(
      session.appRows[1...3] == [
        "[ Scanning style: manual ]", "[ Auto hide: off ]", "[ Tap behavior: auto tap ]",
      ])
  }

  @Test("Other styles than auto are offered only to those who have a switch that moves the highlight")
  func lockout() {
    var settings = SwitchControlSettings()
    settings.switches = [AssistiveSwitch("select", .select)]
    settings.choices[0].step(&settings, .turn)
    #expect(settings.style == .auto)
    settings.switches.append(AssistiveSwitch("next", .next))
    settings.choices[0].step(&settings, .turn)
    #expect(settings.style == .manual)
  }

  @Test(
    "A step goes to the neighbour of a value that isn't in the list, and stops at the ends; a turn goes round"
  )
  func steps() throws {
    var settings = SwitchControlSettings()
    func choice(_ title: Phrase) throws -> SettingChoice {
      try #require(settings.choices.first { $0.title == title })
    }
    settings.interval = .milliseconds(1200)
    try choice(.scanInterval).step(&settings, .down)
    #expect(settings.interval == .seconds(1))
    settings.interval = .milliseconds(1200)
    try choice(.scanInterval).step(&settings, .up)
    #expect(settings.interval == .milliseconds(1500))
    settings.loops = nil
    try choice(.loops).step(&settings, .up)
    #expect(settings.loops == nil)
    #expect(try choice(.loops).value(settings, .english) == "unlimited")
    try choice(.loops).step(&settings, .turn)
    #expect(settings.loops == 1)
    try choice(.loops).step(&settings, .down)
    #expect(settings.loops == 1)
  }

  @Test("VoiceOver reads and adjusts it, and its escape gesture closes it")
  func voiceOver() {
    session.handle(.technology(.voiceOver, isOn: true))
    #expect(person.choose("Email", .host(.settings)))
    #expect(session.cursorName(of: .voiceOver) == "Switch Control Settings")
    for _ in 0..<3 { session.handle(.command(.voiceOver(.next))) }
    #expect(session.engine.utterances.last?.description == "Interval, 1 second, Button, adjustable")
    session.handle(.command(.voiceOver(.increment)))
    #expect(values.interval == .milliseconds(1500))
    session.handle(.command(.voiceOver(.activate)))
    #expect(values.interval == .seconds(2))
    session.handle(.command(.voiceOver(.escape)))
    #expect(session.appRows[0].hasPrefix("[Email"))
  }

  @Test("Keys work it, and reach nothing behind it")
  func keys() throws {
    func press(_ names: String...) throws {
      for name in names { session.handle(.key(try #require(KeyEvent(name: name)))) }
    }
    #expect(person.tap("Email"))
    #expect(person.choose("Password", .host(.settings)))
    #expect(session.keyboardFocusName == nil)
    try press("x", "Tab")
    #expect(session.keyboardFocusName == "Done")
    try press("Tab", "Tab", "Enter")
    #expect(values.interval == .milliseconds(1500))
    try press("Shift+Tab", "Shift+Tab", "Shift+Tab", "Space")
    #expect(values.playsSounds)
    try press("Esc")
    #expect(session.appRows[0] == "[Email                                                   ]")
  }

  @Test(
    "It speaks the user's language",
    arguments: ["de": "[ Intervall: 1 Sekunde ]", "ar": "[ الفاصل الزمني: ثانية واحدة ]"])
  func language(_ language: String, row: String) {
    var settings = session.settings
    settings.engine.language = language
    session.handle(.settings(settings))
    session.turn(.command) { session.openSwitchSettings() }
    #expect(session.appRows[2] == row)
  }
}
