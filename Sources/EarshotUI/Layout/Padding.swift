import EarshotGeometry
import Foundation

/// Distances from the four edges, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// From the upper edge.
  public var top: CGFloat
  /// From the leading edge.
  public var leading: CGFloat
  /// From the lower edge.
  public var bottom: CGFloat
  /// From the trailing edge.
  public var trailing: CGFloat

  /// Makes insets; none by default.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

struct PaddingModifier {
  let top: Int
  let leading: Int
  let bottom: Int
  let trailing: Int

  nonisolated init(_ insets: EdgeInsets) {
    top = CellMetrics.rows(insets.top)
    leading = CellMetrics.columns(insets.leading)
    bottom = CellMetrics.rows(insets.bottom)
    trailing = CellMetrics.columns(insets.trailing)
  }
}

extension PaddingModifier: LayoutModifier {
  var isFixed: Bool { false }

  func offer(_ proposal: ProposedCells) -> ProposedCells {
    ProposedCells(
      width: proposal.width.map { max(0, $0 - leading - trailing) },
      height: proposal.height.map { max(0, $0 - top - bottom) })
  }

  func size(_ proposal: ProposedCells, around inner: CellSize) -> CellSize {
    CellSize(width: inner.width + leading + trailing, height: inner.height + top + bottom)
  }

  func origin(of inner: CellSize, in size: CellSize) -> CellPoint { CellPoint(column: leading, row: top) }
}

extension View {
  /// Adds room around the view: 16 points where no length is given, which are two columns and one row.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? CellMetrics.defaultPadding
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds the same number of points around the view.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Adds room around the view, edge by edge.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets))
  }
}
