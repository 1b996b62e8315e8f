/// A field for one line of text.
public struct TextField<Label> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
}

extension TextField: View where Label: View {
  /// Makes a field with a label of any views. The label names the field; a prompt fills it while it is empty.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Makes a field with a title and a prompt.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension TextField: PrimitiveView where Label: View {
  func makeNode(in parent: ViewNode) -> LineInputNode {
    let node = LineInputNode(text, prompt: prompt?.string, parent: parent)
    node.content = Label._makeNode(label, in: node)
    return node
  }

  func updateNode(_ node: LineInputNode) {
    node.update(with: text, prompt: prompt?.string)
    Label._updateNode(node.content, with: label)
  }
}

/// A field for one line of text that is a secret: only its length is shown or spoken.
public struct SecureField<Label> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
}

extension SecureField: View where Label: View {
  /// Makes a field with a label of any views. The label names the field; a prompt fills it while it is empty.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Makes a field with a title and a prompt.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension SecureField: PrimitiveView where Label: View {
  func makeNode(in parent: ViewNode) -> LineInputNode {
    let node = LineInputNode(text, prompt: prompt?.string, isSecure: true, parent: parent)
    node.content = Label._makeNode(label, in: node)
    return node
  }

  func updateNode(_ node: LineInputNode) {
    node.update(with: text, prompt: prompt?.string)
    Label._updateNode(node.content, with: label)
  }
}
