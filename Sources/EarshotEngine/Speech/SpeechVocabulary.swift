/// The words that VoiceOver adds to what the app gives it. All of them are here, so that another language is
/// another value of this type (`voiceover.md` 2.4–2.9).
public struct SpeechVocabulary: Equatable, Sendable {
  var selected = "selected"
  var dimmed = "dimmed"
  var button = "Button"
  var backButton = "Back button"
  /// A back button labelled just this is not read by its label.
  var back = "Back"
  var switchButton = "Switch button"
  var on = "on"
  var off = "off"
  var mixed = "mixed"
  var tab = "Tab"
  var textField = "Text field"
  var secureTextField = "Secure text field"
  var isEditing = "is editing"
  var heading = "Heading"
  var link = "Link"
  var adjustable = "adjustable"
  var image = "Image"
  var searchField = "Search field"
  var expanded = "expanded"
  var collapsed = "collapsed"
  var tabBar = "Tab bar"
  var toolbar = "Toolbar"
  var insertionPointAtStart = "insertion point at start"
  var insertionPointAtEnd = "insertion point at end"
  var toggleInstruction = "Double tap to toggle setting"
  var editInstruction = "Double tap to edit"
  var misspelledInstruction = "Use the rotor to access Misspelled Words"
  var adjustInstruction = "Swipe up or down with one finger to adjust the value"
  var expandInstruction = "Double tap to expand"
  var collapseInstruction = "Double tap to collapse"
  /// Stands for a character of a secret.
  var bullet = "bullet"
  var space = "space"
  var newLine = "new line"
  var actionsAvailable = "Actions available"

  /// English.
  public static let english = SpeechVocabulary()

  func headingLevel(_ level: Int) -> String { "level \(level)" }

  func name(of character: Character) -> String {
    if character.isNewline { return newLine }
    return character == " " ? space : String(character)
  }

  func position(_ position: ElementPosition) -> String { "\(position.index) of \(position.count)" }
}
