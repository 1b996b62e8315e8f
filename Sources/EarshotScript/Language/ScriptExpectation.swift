import EarshotAccessibility
import EarshotEngine

/// What an `expect` step compares.
public struct ScriptExpectation: Hashable, Sendable {
  /// What is to hold.
  public var condition: Condition
  /// Whether it is *not* to hold: `expect not …`.
  public var isNegated: Bool

  /// Makes an expectation.
  public init(_ condition: Condition, isNegated: Bool = false) {
    self.condition = condition
    self.isNegated = isNegated
  }

  /// Something that holds or does not.
  public enum Condition: Hashable, Sendable {
    /// The whole caption of the last utterance compares so with the text.
    case speech(TextComparison, String)
    /// Exactly these captions were spoken since the last mark, or since the screen was shown, in order.
    case spoken([String])
    /// Exactly these sounds were heard since the last mark, or since the screen was shown, in order:
    /// `expect sounds ["boundary"]`. Those of every step, `focusMoved` and `activated`, are left out, as in transcripts.
    case sounds([Sound])
    /// VoiceOver's rotor is set to the kind of this name, in the language in use. Fails, negated or not, while VoiceOver
    /// is off.
    case rotor(String)
    /// The technology's cursor is on the element of this label or identifier, or with `nil` nowhere. The
    /// technology may be `nil` when only one is on.
    case cursor(AssistiveTechnology?, String?)
    /// Switch Control highlights this, in the notation of transcripts: an element `[Email]`, a group `{row1: Name Email}`,
    /// the dashed exit of a group `<row1>`, an entry of a menu `menu(Email): Tap`; or with `nil` nothing.
    case highlight(String?)
    /// Exactly this was spoken by Switch Control since the last mark, or since the screen was shown, in order. It speaks
    /// only with `set switchcontrol.speech on`.
    case scanner([String])
    /// The keyboard focus is on the element of this label or identifier, or with `nil` nowhere.
    case keyboard(String?)
    /// A focus property has this value. Fails, negated or not, if no view on the screen has the property.
    case focus(FocusReference, FocusLiteral)
    /// The app shows the text in one of its rows; a text with line breaks in adjoining rows, without the blanks at
    /// their ends. What is around the app doesn't count, since the caption there repeats what is spoken.
    case screen(contains: String)
  }
}

/// How an utterance is compared with a text.
public enum TextComparison: Hashable, Sendable, CaseIterable {
  /// The same text, character by character.
  case exact
  /// The text is part of the utterance.
  case contains
  /// The same in the normal form of voiceover.md 2.2: case, punctuation and style of rendering don't matter.
  case like
}

extension ScriptExpectation: CustomStringConvertible {
  /// The canonical text, from the word `expect` on.
  public var description: String { "expect \(isNegated ? "not " : "")\(condition.text)" }
}

extension ScriptExpectation.Condition {
  fileprivate var text: String {
    switch self {
    case .speech(let comparison, let text): "speech \(comparison.prefix)\(text.quoted)"
    case .spoken(let texts): "spoken [\(texts.map(\.quoted).joined(separator: " "))]"
    case .sounds(let sounds): "sounds [\(sounds.map(\.rawValue.quoted).joined(separator: " "))]"
    case .rotor(let name): "rotor \(name.quoted)"
    case .cursor(nil, let name): "cursor \(elementText(name))"
    case .cursor(let technology?, let name): "cursor \(technology.scriptName) \(elementText(name))"
    case .highlight(let highlight): "highlight \(elementText(highlight))"
    case .scanner(let texts): "scanner [\(texts.map(\.quoted).joined(separator: " "))]"
    case .keyboard(let name): "keyboard \(elementText(name))"
    case .focus(let reference, let literal): "focus \(reference) == \(literal)"
    case .screen(let text): "screen contains \(text.quoted)"
    }
  }

  private func elementText(_ name: String?) -> String { name?.quoted ?? "none" }
}

extension TextComparison {
  fileprivate var prefix: String {
    switch self {
    case .exact: ""
    case .contains: "contains "
    case .like: "like "
    }
  }
}
