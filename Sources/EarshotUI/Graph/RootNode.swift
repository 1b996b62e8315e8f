import EarshotAccessibility
import EarshotGeometry

/// The node around everything: it fills the screen and is the root of the accessibility tree. What is smaller than the
/// screen stands at the top leading corner, where a terminal's output begins.
final class RootNode: ContainerNode {
  private(set) var facet: Semantics! = nil
  private var size: CellSize

  init(size: CellSize, graph: ViewGraph, environment: EnvironmentScope) {
    self.size = size
    super.init(rootOf: graph, environment: environment)
    facet = Semantics(.container, of: self)
  }

  override var semantics: Semantics? { facet }
  override var sizeDependsOnContent: Bool { false }
  override func describe(_ record: inout SemanticRecord) { record.node.role = .window }

  func resize(to size: CellSize) { self.size = size }

  /// The root has nobody to place it: it takes the screen.
  override func rearrange() {
    place(CellRect(origin: .zero, size: size), for: ProposedCells(size), in: nil)
  }

  override func measure(_ proposal: ProposedCells) -> CellSize { size }

  override func arrange(in size: CellSize, for proposal: ProposedCells) {
    var row = 0
    for item in items {
      let offered = ProposedCells(width: size.width, height: max(0, size.height - row))
      let itemSize = item.size(for: offered)
      item.place(CellRect(origin: CellPoint(column: 0, row: row), size: itemSize), for: offered, in: self)
      row += itemSize.height
    }
  }
}
