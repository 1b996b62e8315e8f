/// An editor for several lines of text. It has no title: name it with `accessibilityLabel`.
public struct TextEditor {
  let text: Binding<String>

  /// Makes an editor of `text`.
  public nonisolated init(text: Binding<String>) { self.text = text }
}

extension TextEditor: PrimitiveView {
  func makeNode(in parent: ViewNode) -> EditorNode { view.makeNode(in: parent) }
  func updateNode(_ node: EditorNode) { view.updateNode(node) }

  private var view: FieldView<EmptyView, EditorNode> {
    FieldView(settings: FieldSettings(text: text), label: EmptyView())
  }
}
