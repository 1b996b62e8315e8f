import EarshotEngine
import EarshotTerminal
import Testing

@testable import EarshotHost

/// What keys mean (design §5; `voiceover.md` 4.2, 4.3).
@Suite("The table of keys")
struct KeyMapTests {
  private func event(_ name: String) throws -> KeyEvent { try #require(KeyEvent(name: name), "\(name)") }

  @Test(
    "Keys mean the same wherever the focus is",
    arguments: [
      ("F1", .help), ("Alt+F1", .help), ("F2", .toggle(.voiceOver)), ("F4", .inspector),
      ("F5", .voiceOver(.turnRotor(forward: true))), ("Shift+F5", .voiceOver(.turnRotor(forward: false))),
      ("F9", .itemChooser), ("Shift+F10", .quit), ("Ctrl+C", .interrupt), ("Esc", .escape),
      ("Alt+Esc", .escape), ("Tab", .keyboardFocus(forward: true)),
      ("Shift+Tab", .keyboardFocus(forward: false)), ("Alt+Shift+Tab", .keyboardFocus(forward: false)),
      ("Ctrl+O", .prefix),
    ] as [(String, KeyMeaning)])
  func anywhere(name: String, meaning: KeyMeaning) throws {
    let event = try event(name)
    #expect(KeyMap.meaning(of: event) == meaning)
    #expect(KeyMap.meaningAfterPrefix(of: event) == (name == "Tab" ? .pass : meaning))
  }

  @Test(
    "Keys that type nothing are VoiceOver's with Alt and after the prefix",
    arguments: [
      ("Right", .next), ("Left", .previous), ("Up", .rotorPrevious), ("Down", .rotorNext),
      ("Home", .first), ("End", .last), ("Enter", .activate), ("Space", .activate),
      ("Shift+Down", .moveIn), ("Shift+Up", .moveOut), ("PageUp", .scroll(.up)),
      ("PageDown", .scroll(.down)),
    ] as [(String, VoiceOverCommand)])
  func withAlt(name: String, command: VoiceOverCommand) throws {
    for modifiers in ["Alt+", "Ctrl+Alt+"] {
      #expect(KeyMap.meaning(of: try event(modifiers + name)) == .voiceOver(command))
    }
    #expect(KeyMap.meaningAfterPrefix(of: try event(name)) == .voiceOver(command))
    #expect(KeyMap.meaning(of: try event(name)) == .plain(try event(name)))
  }

  @Test(
    "Letters are VoiceOver's after the prefix only",
    arguments: [
      ("a", .readAll(fromTop: false)), ("b", .readAll(fromTop: true)), ("p", .pause),
      ("z", .speakAgain), ("w", .spell), (".", .whereAmI), ("h", .move(.headings, forward: true)),
      ("H", .move(.headings, forward: false)), ("l", .move(.links, forward: true)),
      ("J", .move(.formControls, forward: false)), ("g", .move(.images, forward: true)),
      ("X", .move(.lists, forward: false)), ("t", .move(.tables, forward: true)),
      ("<", .scroll(.left)), (">", .scroll(.right)), ("m", .secondaryAction), ("-", .magicTap),
      ("`", .escape), ("s", .mute), ("k", .screenCurtain),
    ] as [(String, VoiceOverCommand)])
  func afterPrefix(name: String, command: VoiceOverCommand) throws {
    #expect(KeyMap.meaningAfterPrefix(of: try event(name)) == .voiceOver(command))
    #expect(KeyMap.meaning(of: try event(name)) == .plain(try event(name)))
    #expect(KeyMap.meaning(of: try event("Alt+\(name)")) == .plain(try event("Alt+\(name)")))
  }

  @Test("What isn't in the table is no command after the prefix")
  func unknown() throws {
    for name in ["y", "Ctrl+A", "Alt+a", "Delete", "F11"] {
      #expect(KeyMap.meaningAfterPrefix(of: try event(name)) == .unknown(try event(name)), "\(name)")
    }
  }
}
