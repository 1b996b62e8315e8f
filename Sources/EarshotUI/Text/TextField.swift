/// A field for one text, on one line unless it is made with a vertical axis. Return submits.
public struct TextField<Label> {
  let settings: FieldSettings
  let axis: Axis
  let label: Label

  init(_ settings: FieldSettings, axis: Axis = .horizontal, label: Label) {
    self.settings = settings
    self.axis = axis
    self.label = label
  }
}

extension TextField: View where Label: View {
  /// Makes a field with a label of any views. The label names the field; a prompt fills it while it is empty.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldSettings(text: text, prompt: prompt), label: label())
  }

  /// Makes a field with a label of any views that grows along `axis`: downwards, its text is wrapped.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldSettings(text: text, prompt: prompt), axis: axis, label: label())
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(titleKey, text: text, prompt: nil)
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  /// Makes a field with a title and a prompt.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(FieldSettings(text: text, prompt: prompt), label: Text(titleKey))
  }

  /// Makes a field with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(FieldSettings(text: text, prompt: prompt), label: Text(title))
  }

  /// Makes a field with a title that grows along `axis`: downwards, its text is wrapped.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(titleKey, text: text, prompt: nil, axis: axis)
  }

  /// Makes a field with a title that grows along `axis`: downwards, its text is wrapped.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title, text: text, prompt: nil, axis: axis)
  }

  /// Makes a field with a title and a prompt that grows along `axis`: downwards, its text is wrapped.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(FieldSettings(text: text, prompt: prompt), axis: axis, label: Text(titleKey))
  }

  /// Makes a field with a title and a prompt that grows along `axis`: downwards, its text is wrapped.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(FieldSettings(text: text, prompt: prompt), axis: axis, label: Text(title))
  }
}

extension TextField: PrimitiveView where Label: View {
  func makeNode(in parent: ViewNode) -> SingleBranchNode {
    let node = SingleBranchNode(parent: parent)
    updateNode(node)
    return node
  }

  func updateNode(_ node: SingleBranchNode) {
    switch axis {
    case .horizontal:
      node.show(FieldView<Label, LineInputNode>(settings: settings, label: label), branch: axis)
    case .vertical:
      node.show(FieldView<Label, WrappedInputNode>(settings: settings, label: label), branch: axis)
    }
  }
}
