import EarshotGeometry
import Foundation

struct FrameModifier {
  /// The limits along one axis, in cells.
  struct Limits: Equatable {
    var least: Int?
    var ideal: Int?
    var most: Int?

    static func fixed(_ length: Int?) -> Limits { Limits(least: length, ideal: length, most: length) }

    /// What to offer the view inside, given what is offered to the frame.
    func offer(_ proposed: Int?) -> Int? {
      guard let length = proposed ?? ideal else { return nil }
      return min(max(length, least ?? 0), most ?? ProposedCells.infinity)
    }

    /// The frame's length, given what is offered and what the view inside takes.
    func resolve(_ proposed: Int?, inner: Int) -> Int {
      if least == most, let least { return least }
      guard least != nil || most != nil else { return ideal ?? inner }
      let low = least ?? min(inner, most ?? inner)
      let high = most ?? max(inner, least ?? inner)
      return min(max(proposed ?? ideal ?? inner, low), high)
    }
  }

  var width: Limits
  var height: Limits
  let alignment: Alignment
}

extension FrameModifier: LayoutModifier {
  var isFixed: Bool {
    width.least != nil && width.least == width.most && height.least != nil && height.least == height.most
  }

  func offer(_ proposal: ProposedCells) -> ProposedCells {
    ProposedCells(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  func size(_ proposal: ProposedCells, around inner: CellSize) -> CellSize {
    CellSize(
      width: width.resolve(proposal.width, inner: inner.width),
      height: height.resolve(proposal.height, inner: inner.height))
  }

  func origin(of inner: CellSize, in size: CellSize) -> CellPoint {
    CellPoint(
      column: alignment.horizontal.offset(of: inner.width, in: size.width),
      row: alignment.vertical.offset(of: inner.height, in: size.height))
  }
}

extension View {
  /// Gives the view a fixed width, height or both, in points.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: .fixed(width.map { CellMetrics.length($0, .horizontal) }),
        height: .fixed(height.map { CellMetrics.length($0, .vertical) }), alignment: alignment))
  }

  /// Keeps the view's width and height within limits, in points.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let columns = { (points: CGFloat?) in points.map { CellMetrics.length($0, .horizontal) } }
    let rows = { (points: CGFloat?) in points.map { CellMetrics.length($0, .vertical) } }
    return modifier(
      FrameModifier(
        width: .init(least: columns(minWidth), ideal: columns(idealWidth), most: columns(maxWidth)),
        height: .init(least: rows(minHeight), ideal: rows(idealHeight), most: rows(maxHeight)),
        alignment: alignment))
  }
}
