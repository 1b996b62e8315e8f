/// What a field is told by its view.
struct FieldSettings {
  let text: Binding<String>
  /// Shown and spoken as the value while there is no text (design §11, 31).
  var prompt: Text?
  var isSecure = false
  /// Told when editing begins and ends, with the closures that run after the update.
  var onEditingChanged: ((Bool) -> Void)?
  /// Called by Return.
  var onCommit: (() -> Void)?
}

/// A field of one kind of node; its label names it, and fills it while it is empty.
struct FieldView<Label: View, Node: TextInputNode> {
  let settings: FieldSettings
  let label: Label
}

extension FieldView: PrimitiveView {
  func makeNode(in parent: ViewNode) -> Node {
    let node = Node(settings, parent: parent)
    node.content = Label._makeNode(label, in: node)
    return node
  }

  func updateNode(_ node: Node) {
    node.update(with: settings)
    Label._updateNode(node.content, with: label)
  }
}
