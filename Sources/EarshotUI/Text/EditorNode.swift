import EarshotAccessibility
import EarshotGeometry

/// An editor of several lines between two bars; Return breaks the line.
final class EditorNode: LinesInputNode {
  private static let ideal = CellSize(width: 40, height: 5)
  private static let least = CellSize(width: 4, height: 1)

  override func measure(_ proposal: ProposedCells) -> CellSize {
    CellSize(
      width: max(Self.least.width, proposal.width ?? Self.ideal.width),
      height: max(Self.least.height, proposal.height ?? Self.ideal.height))
  }

  override var breaksLines: Bool { true }

  override func describe(_ record: inout SemanticRecord) {
    super.describe(&record)
    record.node.role = .textEditor
    record.node.traits.formUnion([.isTextField, .isTextEditor])
  }
}
