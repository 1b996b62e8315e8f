import EarshotAccessibility

/// Content that may be larger than its place, and is moved so that what has the cursor can be seen.
public struct ScrollView<Content> {
  /// The content.
  public var content: Content
  /// The axes along which the content may be larger.
  public var axes: Axis.Set
  /// Whether scroll bars are wanted. Differs from SwiftUI: none are drawn.
  public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
  /// Makes a scrolling area.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: PrimitiveView where Content: View {
  func makeNode(in parent: ViewNode) -> ScrollNode {
    let node = ScrollNode(axes, role: .scrollArea, parent: parent)
    node.content = Content._makeNode(content, in: node)
    return node
  }

  func updateNode(_ node: ScrollNode) {
    node.axes = axes
    Content._updateNode(node.content, with: content)
  }
}

/// Controls for entering data. Like SwiftUI's, it scrolls when it is too long, and adds no words to what is spoken.
public struct Form<Content> {
  let content: Content
}

extension Form: View where Content: View {
  /// Makes a form; its views stand one below the other.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: PrimitiveView where Content: View {
  func makeNode(in parent: ViewNode) -> ScrollNode {
    let node = ScrollNode(.vertical, role: .form, parent: parent)
    node.content = Column._makeNode(column, in: node)
    return node
  }

  func updateNode(_ node: ScrollNode) { Column._updateNode(node.content, with: column) }

  private typealias Column = VStack<Content>
  private var column: Column { VStack(alignment: .leading) { content } }
}
