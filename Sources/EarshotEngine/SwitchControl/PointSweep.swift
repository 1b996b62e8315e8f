import EarshotGeometry

/// The choice of a point (`switch-control.md` B8).
struct PointSweep {
  var stage = Stage.xBand
  /// Which band, or which line of the band.
  var position = 0
  /// How often the stage was gone through.
  var passes = 0
  var chosen = ScannerPoint()

  enum Stage {
    case xBand, xLine, yBand, yLine
  }

  /// Number of positions of the stage.
  func count(on screen: CellSize, band: Int) -> Int {
    switch stage {
    case .xBand: (screen.width + band - 1) / band
    case .yBand: (screen.height + band - 1) / band
    case .xLine: chosen.columns?.count ?? 1
    case .yLine: chosen.rows?.count ?? 1
    }
  }

  func highlight(on screen: CellSize, band: Int) -> ScannerHighlight {
    switch stage {
    case .xBand: .band(.columns, cells(of: screen.width, band: band))
    case .yBand: .band(.rows, cells(of: screen.height, band: band))
    case .xLine: .line(.columns, (chosen.columns?.lowerBound ?? 0) + position)
    case .yLine: .line(.rows, (chosen.rows?.lowerBound ?? 0) + position)
    }
  }

  private func cells(of extent: Int, band: Int) -> ClosedRange<Int> {
    let first = min(position * band, extent - 1)
    return first...(min(extent, first + band) - 1)
  }

  /// Goes on to the next stage with what is highlighted; the point, if that was the last.
  mutating func choose(_ highlight: ScannerHighlight) -> CellPoint? {
    switch highlight {
    case .band(.columns, let columns):
      chosen.columns = columns
      enter(.xLine)
    case .line(.columns, let column):
      chosen.column = column
      enter(.yBand)
    case .band(.rows, let rows):
      chosen.rows = rows
      enter(.yLine)
    case .line(.rows, let row):
      chosen.row = row
      return CellPoint(column: chosen.column ?? 0, row: row)
    default: break
    }
    return nil
  }

  private mutating func enter(_ stage: Stage) {
    self.stage = stage
    position = 0
    passes = 0
  }
}
