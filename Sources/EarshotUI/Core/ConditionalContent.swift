/// One of two views, chosen by a condition. Changing the branch ends the life of the other's state.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: PrimitiveView, View where TrueContent: View, FalseContent: View {
  func makeNode(in parent: ViewNode) -> BranchNode {
    let node = BranchNode(parent: parent)
    updateNode(node)
    return node
  }

  func updateNode(_ node: BranchNode) {
    switch storage {
    case .first(let content): node.show(content, branch: 0)
    case .second(let content): node.show(content, branch: 1)
    }
  }
}

extension Optional: PrimitiveView, View where Wrapped: View {
  func makeNode(in parent: ViewNode) -> BranchNode {
    let node = BranchNode(parent: parent)
    updateNode(node)
    return node
  }

  func updateNode(_ node: BranchNode) {
    if let self { node.show(self, branch: 0) } else { node.clear() }
  }
}

/// Shows one of several contents at a time; each branch has an identity of its own.
class BranchNode: ViewNode {
  private(set) var branch: AnyHashable?
  private(set) var content: ViewNode?

  /// Updates the content when the branch is the same, else replaces it.
  final func show<Content: View>(_ view: Content, branch newBranch: AnyHashable) {
    if let content, branch == newBranch { return Content._updateNode(content, with: view) }
    content?.unmount()
    branch = newBranch
    content = Content._makeNode(view, in: self)
    childListChanged()
  }

  final func clear() {
    guard let content else { return }
    content.unmount()
    self.content = nil
    branch = nil
    childListChanged()
  }

  override var hasFixedChildren: Bool { false }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}

/// Shows one of several contents, each of which is one thing of the same kind.
class SingleBranchNode: BranchNode {
  final override var hasFixedChildren: Bool { true }
}
