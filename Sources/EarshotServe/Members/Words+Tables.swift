import EarshotAccessibility
import EarshotEngine

extension Words<AssistiveTechnology> {
  static let technologies = Words(
    "technology", ["voiceover": .voiceOver, "switchcontrol": .switchControl])
}

extension Words<AccessibilityTechnologies> {
  static let scopes = Words(
    "technology", ["voiceover": .voiceOver, "switchcontrol": .switchControl])
}

extension Words<Sound> {
  static let sounds = Words("sound")
}

extension Words<ScannerMenuEntry.Host> {
  static let menuChoices = Words(
    "entry of the menu",
    ["scrollDown": .scrollDown, "scrollUp": .scrollUp, "home": .home, "settings": .settings])
}

extension Words<RequestKind> {
  static let requests = Words("action")
}

extension Words<ScrollDirection> {
  static let directions = Words("direction")
}

extension Words<TextUnit> {
  static let units = Words("unit of text")
}

extension Words<TurnCause> {
  static let causes = Words("cause of a turn", ["command": .command, "typing": .typing, "other": .other])
}

extension Words<Announcement.Priority> {
  static let priorities = Words("priority", ["low": .low, "default": .default, "high": .high])
}

extension Words<VoiceOverCommand> {
  /// Commands are the words of scripts: `vo next`.
  static let voiceOverCommands = Words(
    "command of VoiceOver",
    [
      "next": .next, "previous": .previous, "first": .first, "last": .last, "in": .moveIn, "out": .moveOut,
      "activate": .activate, "secondary": .secondaryAction, "increment": .increment,
      "decrement": .decrement, "escape": .escape, "magic-tap": .magicTap, "scroll up": .scroll(.up),
      "scroll down": .scroll(.down), "scroll left": .scroll(.left), "scroll right": .scroll(.right),
      "turn next": .turnRotor(forward: true), "turn previous": .turnRotor(forward: false),
      "rotor next": .rotorNext, "rotor previous": .rotorPrevious, "read-top": .readAll(fromTop: true),
      "read-all": .readAll(fromTop: false), "pause": .pause, "speak-again": .speakAgain, "spell": .spell,
      "where": .whereAmI, "curtain": .screenCurtain, "mute": .mute,
      "label": .relation(.label), "description": .relation(.description),
      "error-message": .relation(.errorMessage), "relation-source": .relationSource,
    ])
}

extension Words<SwitchControlCommand> {
  /// As in scripts: `switch select`.
  static let switchControlCommands = Words(
    "input of Switch Control",
    ["select": .select, "next": .next, "previous": .previous, "stop": .stop, "menu": .menu])
}
