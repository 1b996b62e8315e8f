import EarshotAccessibility
import EarshotGeometry
import EarshotTerminal

/// The node of a control with a label inside: one element, dimmed while disabled.
class ControlNode: ContainerNode {
  private var facet: Semantics! = nil
  private(set) var isEnabled = true

  override init(parent: ViewNode) {
    super.init(parent: parent)
    facet = Semantics(.element, of: self)
    refresh()
  }

  /// The columns in front of the label and behind it.
  var decoration: (leading: Int, trailing: Int) { (0, 0) }

  override var semantics: Semantics? { facet }

  override var contentStyle: CellStyle { isEnabled ? [] : .dim }

  override func refresh() {
    guard graph.tracker.record(readsBy: self, readSources) else { return }
    stateDidChange()
    if !isEnabled { graph.keyboardFocus.resign(self) }
  }

  /// Reads what the control depends on; answers whether any of it has changed.
  func readSources() -> Bool {
    let wasEnabled = isEnabled
    isEnabled = EnvironmentValues(environment).isEnabled
    return isEnabled != wasEnabled
  }

  /// Draws and describes the control anew.
  final func stateDidChange() {
    invalidateDrawing()
    facet.invalidate()
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let label = columnSize(for: labelProposal(proposal))
    return CellSize(
      width: label.width + decoration.leading + decoration.trailing, height: max(1, label.height))
  }

  override func arrange(in size: CellSize, for proposal: ProposedCells) {
    placeColumn(for: labelProposal(proposal), at: CellPoint(column: decoration.leading, row: 0))
  }

  private func labelProposal(_ proposal: ProposedCells) -> ProposedCells {
    let room = decoration.leading + decoration.trailing
    return ProposedCells(width: proposal.width.map { max(0, $0 - room) }, height: proposal.height)
  }

  override func describe(_ record: inout SemanticRecord) {
    record.node.traits.remove(.isStaticText)
    if !isEnabled { record.node.traits.insert(.isNotEnabled) }
  }

  override func willUnmount() { graph.keyboardFocus.resign(self) }

  // MARK: Keyboard focus

  /// Whether the control takes text. Others have the keyboard focus only with keyboard navigation (R52).
  var takesText: Bool { false }

  /// Called when the control got the keyboard focus or lost it.
  func keyboardFocusDidChange() { stateDidChange() }
}
