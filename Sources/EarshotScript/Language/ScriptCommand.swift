import EarshotAccessibility
import EarshotGeometry
import EarshotTerminal

/// What one step of a script does (design §6).
public enum ScriptCommand: Hashable, Sendable {
  /// Shows a screen afresh: `screen form --items 1000`.
  case screen(String, options: [ScreenOption])
  /// The size of the terminal at the start, 1 to 1000 columns and rows: `size 80x24`.
  case size(CellSize)
  /// A change of the terminal's size, within the same limits: `resize 40x12`.
  case resize(CellSize)
  /// Switches a technology on or off: `voiceover on`.
  case technology(AssistiveTechnology, isOn: Bool)
  /// Presses keys one after the other, at least one: `press Right Enter`.
  case press([KeyEvent])
  /// Types a text, character by character, into the field with the keyboard focus.
  case type(String)
  /// Pastes a text into the field with the keyboard focus.
  case paste(String)
  /// A command of VoiceOver: `vo next`.
  case voiceOver(VoiceOverStep)
  /// A switch: `switch select`.
  case switchControl(SwitchStep)
  /// Changes a setting: `set hints off`.
  case set(ScriptSetting, SettingValue)
  /// Lets virtual time pass, in whole milliseconds: `advance 1.5s`.
  case advance(Duration)
  /// Starts the list that `expect spoken` compares.
  case mark
  /// Compares; the script fails when it does not hold.
  case expect(ScriptExpectation)
}

/// What is given to a screen: `--items 1000`.
public struct ScreenOption: Hashable, Sendable {
  /// The name without its dashes.
  public var name: String
  /// The value; what it means is the screen's business.
  public var value: String

  /// Makes an option.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// What a `vo` step asks of VoiceOver.
public enum VoiceOverStep: Hashable, Sendable {
  /// A command without a name of something.
  case command(VoiceOverWord)
  /// Performs the custom action of this name on the element under the cursor.
  case action(String)
  /// Jumps to the element of this label, or else of this accessibility identifier.
  case item(String)
}

/// A VoiceOver command that a single word of a script names.
public enum VoiceOverWord: String, Hashable, Sendable, CaseIterable {
  /// To the next element.
  case next
  /// To the previous element.
  case previous
  /// To the first element.
  case first
  /// To the last element.
  case last
  /// The default action (double tap).
  case activate
  /// One step up.
  case increment
  /// One step down.
  case decrement
  /// The escape gesture.
  case escape
  /// The magic tap.
  case magicTap = "magic-tap"
  /// Speaks the element under the cursor again.
  case whereAmI = "where"
}

/// What a `switch` step does with a switch of Switch Control.
public enum SwitchStep: String, Hashable, Sendable, CaseIterable {
  /// Selects what is highlighted.
  case select
  /// To the next item.
  case next
  /// To the previous item.
  case previous
}
