/// A field for one line of text that is a secret: only its length is shown or spoken.
public struct SecureField<Label> {
  let settings: FieldSettings
  let label: Label
}

extension SecureField: View where Label: View {
  /// Makes a field with a label of any views. The label names the field; a prompt fills it while it is empty.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt: prompt, label: label())
  }

  private nonisolated init(
    _ text: Binding<String>, prompt: Text? = nil, onCommit: (() -> Void)? = nil, label: Label
  ) {
    settings = FieldSettings(text: text, prompt: prompt, isSecure: true, onCommit: onCommit)
    self.label = label
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, label: Text(titleKey))
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, label: Text(title))
  }

  /// Makes a field with a title and a prompt.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(titleKey))
  }

  /// Makes a field with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(title))
  }

  /// Makes a field with a title that says when Return is pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, onCommit: onCommit, label: Text(titleKey))
  }

  /// Makes a field with a title that says when Return is pressed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, onCommit: onCommit, label: Text(title))
  }
}

extension SecureField: PrimitiveView where Label: View {
  func makeNode(in parent: ViewNode) -> LineInputNode { view.makeNode(in: parent) }
  func updateNode(_ node: LineInputNode) { view.updateNode(node) }

  private var view: FieldView<Label, LineInputNode> { FieldView(settings: settings, label: label) }
}
