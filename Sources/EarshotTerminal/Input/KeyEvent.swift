/// One key pressed, with the modifiers held.
///
/// Events are kept in one canonical form, so that a script, a terminal with the old encodings and one with
/// the new ones give equal values:
/// - with Control a letter is lower case: Ctrl+C is `KeyEvent(.character("c"), .control)`, whatever was
///   given;
/// - without Control, Shift and a letter are the capital letter, without Shift in ``modifiers``;
/// - Space is `.character(" ")`, Shift+Tab is `.tab` with `.shift`.
public struct KeyEvent: Hashable, Sendable {
  /// The key.
  public let key: Key
  /// The modifiers held down.
  public let modifiers: KeyModifiers

  /// Makes an event in canonical form.
  public init(_ key: Key, _ modifiers: KeyModifiers = []) {
    guard case .character(let character) = key else {
      (self.key, self.modifiers) = (key, modifiers)
      return
    }
    if modifiers.contains(.control) {
      (self.key, self.modifiers) = (.character(character.lowercaseIfSingle), modifiers)
    } else if modifiers.contains(.shift), character.isCased {
      self.key = .character(character.uppercaseIfSingle)
      self.modifiers = modifiers.subtracting(.shift)
    } else {
      (self.key, self.modifiers) = (key, modifiers)
    }
  }

  /// A key of the keyboard.
  public enum Key: Hashable, Sendable {
    /// A key that types a character; Space is `.character(" ")`.
    case character(Character)
    /// Enter, Return.
    case enter
    /// Tab.
    case tab
    /// Esc.
    case escape
    /// Backspace: deletes what is before the caret.
    case backspace
    /// Delete: deletes what is after the caret.
    case delete
    /// Insert.
    case insert
    /// Arrow up.
    case up
    /// Arrow down.
    case down
    /// Arrow left.
    case left
    /// Arrow right.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page Up.
    case pageUp
    /// Page Down.
    case pageDown
    /// A function key, F1 = 1, at most F35.
    case function(Int)
  }
}

extension Character {
  /// The capital form where it is one character ("ß" has none), else the character itself.
  var uppercaseIfSingle: Character {
    let text = uppercased()
    return text.count == 1 ? Character(text) : self
  }

  /// The small form where it is one character, else the character itself.
  fileprivate var lowercaseIfSingle: Character {
    let text = lowercased()
    return text.count == 1 ? Character(text) : self
  }
}
