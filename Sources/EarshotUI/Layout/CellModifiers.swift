import EarshotGeometry
import EarshotTerminal

/// Gives the cells of a view a style.
struct CellStyleModifier {
  let style: CellStyle
}

extension CellStyleModifier: LayoutModifier {
  var isFixed: Bool { false }

  func offer(_ proposal: ProposedCells) -> ProposedCells { proposal }
  func size(_ proposal: ProposedCells, around inner: CellSize) -> CellSize { inner }
  func origin(of inner: CellSize, in size: CellSize) -> CellPoint { .zero }
}

extension View {
  /// Gives the view's cells a style; for the panels around the app, which are not measured in points.
  package nonisolated func cellStyle(_ style: CellStyle) -> some View {
    modifier(CellStyleModifier(style: style))
  }

  /// Gives the view a width, a height or both, in cells, with its content at the top leading corner.
  package nonisolated func cellFrame(width: Int? = nil, height: Int? = nil) -> some View {
    modifier(FrameModifier(width: .fixed(width), height: .fixed(height), alignment: .topLeading))
  }
}
