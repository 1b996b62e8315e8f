extension Text {
  /// Has `label` said in place of the text; stays a text, so that it can be joined with others.
  public func accessibilityLabel(_ label: Text) -> Text {
    Text(SpokenText(content.shown, label: label.content.spoken))
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
}
