import EarshotAccessibility
import EarshotEngine
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
  /// Sets the rotor to the kind of this name, in the language in use: `rotor "Headings"`.
  case rotor(String)
  /// To the next or previous item of the rotor's kind: `rotor next`.
  case rotorItem(StepDirection)
  /// Sets the rotor to the next or previous kind that is offered: `turn next`.
  case turn(StepDirection)
  /// Scrolls by a page: `scroll down`.
  case scroll(ScrollDirection)
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
  /// Speaks the element under the cursor again, with its position.
  case whereAmI = "where"
  /// Reads on from the cursor to the end, as time passes.
  case readAll = "read-all"
  /// Reads on from the first element to the end, as time passes.
  case readTop = "read-top"
  /// Pauses speech, or goes on with it.
  case pause
  /// Speaks the last utterance again.
  case speakAgain = "speak-again"
  /// Speaks the element's text letter by letter.
  case spell
  /// Into the container under the cursor, with `set navigation grouped`.
  case moveIn = "in"
  /// Out to the container around the cursor, with `set navigation grouped`.
  case moveOut = "out"
  /// What a long press does.
  case secondary
  /// Makes the screen dark for the eye, or visible again.
  case curtain
  /// Switches speech off or on again.
  case mute
}

/// Which of two neighbours a step goes to.
public enum StepDirection: String, Hashable, Sendable, CaseIterable {
  /// The one behind.
  case next
  /// The one before.
  case previous
}

/// What a `switch` step does with the switches of Switch Control.
public enum SwitchStep: Hashable, Sendable {
  /// Does what a switch is for: `switch select`.
  case action(SwitchAction)
  /// Presses the switch of this name, and holds it: `switch press next`. Those of a device that nobody has changed are
  /// `select`, `next` and `previous`.
  case press(String)
  /// Lets the switch of this name go: `switch release next`.
  case release(String)
}
