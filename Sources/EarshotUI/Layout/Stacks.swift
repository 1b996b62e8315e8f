import Foundation

/// Views one below the other.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension VStack: View where Content: View {
  /// Stacks the views of `content` downwards.
  ///
  /// - Parameters:
  ///   - alignment: where narrower views stand.
  ///   - spacing: points between the views; none by default, where SwiftUI has a platform's default.
  ///   - content: the views.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: PrimitiveView where Content: View {
  func makeNode(in parent: ViewNode) -> StackNode {
    let node = StackNode(parent: parent)
    configure(node)
    node.content = Content._makeNode(content, in: node)
    return node
  }

  func updateNode(_ node: StackNode) {
    let spacing = CellMetrics.rows(spacing ?? 0)
    if node.spacing != spacing { node.invalidateLayout() }
    configure(node)
    Content._updateNode(node.content, with: content)
  }

  private func configure(_ node: StackNode) {
    node.axis = .vertical
    node.spacing = CellMetrics.rows(spacing ?? 0)
    node.crossOffset = alignment.offset
  }
}

/// Views side by side.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension HStack: View where Content: View {
  /// Stacks the views of `content` along the row.
  ///
  /// - Parameters:
  ///   - alignment: where lower views stand.
  ///   - spacing: points between the views; one column by default.
  ///   - content: the views.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: PrimitiveView where Content: View {
  func makeNode(in parent: ViewNode) -> StackNode {
    let node = StackNode(parent: parent)
    configure(node)
    node.content = Content._makeNode(content, in: node)
    return node
  }

  func updateNode(_ node: StackNode) {
    let spacing = CellMetrics.columns(spacing ?? CellMetrics.pointsPerColumn)
    if node.spacing != spacing { node.invalidateLayout() }
    configure(node)
    Content._updateNode(node.content, with: content)
  }

  private func configure(_ node: StackNode) {
    node.axis = .horizontal
    node.spacing = CellMetrics.columns(spacing ?? CellMetrics.pointsPerColumn)
    node.crossOffset = alignment.offset
  }
}
