extension Text {
  /// Has `label` said in place of the text; stays a text, so that it can be joined with others.
  public func accessibilityLabel(_ label: Text) -> Text {
    changing { $0.label = label.content.spoken }
  }

  /// Has `labelKey` said in place of the text; stays a text, so that it can be joined with others.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Has `label` said in place of the text; stays a text, so that it can be joined with others.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }

  /// Gives a heading its level; spoken only together with the header trait.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    changing { $0.headingLevel = Int(level.rawValue) }
  }

  /// Has the text spoken with the names of all punctuation marks. Of joined texts, all have to be.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    changing { SpeechChange(style: .includesPunctuation, isOn: value).apply(to: &$0.speech) }
  }

  /// Has the text spoken letter by letter. Of joined texts, all have to be.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    changing { SpeechChange(style: .spellsOutCharacters, isOn: value).apply(to: &$0.speech) }
  }

  /// Differs from SwiftUI: pitch isn't modelled, so that nothing changes.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Differs from SwiftUI: texts that change are spoken in their turn anyway, so that nothing changes.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  private func changing(_ change: (inout SpokenText) -> Void) -> Text {
    var content = content
    change(&content)
    return Text(content)
  }
}
