/// The forms that SwiftUI had before `onSubmit` and `focused`. Like the older `onChange`, they are not marked deprecated
/// here (design §11, 7).
extension TextField where Label == Text {
  /// Makes a field with a title that says when editing begins and ends, and when Return is pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldSettings(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(titleKey)
    )
  }

  /// Makes a field with a title that says when editing begins and ends, and when Return is pressed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldSettings(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(title))
  }

  /// Makes a field with a title that says when editing begins and ends.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      FieldSettings(text: text, onEditingChanged: onEditingChanged), label: Text(titleKey))
  }

  /// Makes a field with a title that says when editing begins and ends.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      FieldSettings(text: text, onEditingChanged: onEditingChanged), label: Text(title))
  }

  /// Makes a field with a title that says when Return is pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldSettings(text: text, onCommit: onCommit), label: Text(titleKey))
  }

  /// Makes a field with a title that says when Return is pressed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldSettings(text: text, onCommit: onCommit), label: Text(title))
  }
}
