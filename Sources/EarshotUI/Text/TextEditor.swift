/// An editor for several lines of text. It has no title: name it with `accessibilityLabel`.
public struct TextEditor {
  let text: Binding<String>

  /// Makes an editor of `text`.
  public nonisolated init(text: Binding<String>) { self.text = text }
}

extension TextEditor: PrimitiveView {
  func makeNode(in parent: ViewNode) -> EditorNode {
    let node = EditorNode(text, parent: parent)
    node.content = ViewNode(parent: node)
    return node
  }

  func updateNode(_ node: EditorNode) { node.update(with: text) }
}
