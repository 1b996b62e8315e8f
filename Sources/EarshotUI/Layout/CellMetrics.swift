import Foundation

/// How lengths in points become whole cells.
///
/// Views are written for screens measured in points; a cell stands for 8 by 16 of them, the shape of a terminal's
/// cells. A positive length is at least one cell in a frame, while spacing and padding may round to none.
enum CellMetrics {
  static let pointsPerColumn: CGFloat = 8
  static let pointsPerRow: CGFloat = 16
  /// SwiftUI's default padding.
  static let defaultPadding: CGFloat = 16

  static func columns(_ points: CGFloat) -> Int { cells(points, pointsPerColumn) }
  static func rows(_ points: CGFloat) -> Int { cells(points, pointsPerRow) }

  /// The length of a frame: never nothing unless nothing was asked for.
  static func length(_ points: CGFloat, _ axis: Axis) -> Int {
    let cells = axis == .horizontal ? columns(points) : rows(points)
    return points > 0 ? max(1, cells) : 0
  }

  private static func cells(_ points: CGFloat, _ unit: CGFloat) -> Int {
    guard points.isFinite else { return points > 0 ? ProposedCells.infinity : 0 }
    let cells = (points / unit).rounded(.toNearestOrAwayFromZero)
    return Int(min(max(cells, 0), CGFloat(ProposedCells.infinity)))
  }
}
