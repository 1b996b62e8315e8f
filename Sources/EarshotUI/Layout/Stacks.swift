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

extension VStack: StackView, PrimitiveView where Content: View {
  var layout: StackLayout {
    StackLayout(axis: .vertical, spacing: CellMetrics.rows(spacing ?? 0), crossOffset: alignment.offset)
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

extension HStack: StackView, PrimitiveView where Content: View {
  var layout: StackLayout {
    let spacing = CellMetrics.columns(spacing ?? CellMetrics.pointsPerColumn)
    return StackLayout(axis: .horizontal, spacing: spacing, crossOffset: alignment.offset)
  }
}

/// A view that lays its content out along one axis.
@MainActor protocol StackView: PrimitiveView where Node == StackNode {
  associatedtype Content: View
  var layout: StackLayout { get }
  var content: Content { get }
}

extension StackView {
  func makeNode(in parent: ViewNode) -> StackNode {
    let node = StackNode(layout, parent: parent)
    node.content = Content._makeNode(content, in: node)
    return node
  }

  func updateNode(_ node: StackNode) {
    node.layout = layout
    Content._updateNode(node.content, with: content)
  }
}
