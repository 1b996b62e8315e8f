import EarshotAccessibility
import EarshotGeometry

/// The header of a section that can be expanded.
struct DisclosureHeader<Label: View> {
  let isExpanded: Binding<Bool>
  let label: Label
}

extension DisclosureHeader: PrimitiveView {
  func makeNode(in parent: ViewNode) -> DisclosureHeaderNode {
    let node = DisclosureHeaderNode(isExpanded, parent: parent)
    node.content = Label._makeNode(label, in: node)
    return node
  }

  func updateNode(_ node: DisclosureHeaderNode) {
    node.update(with: isExpanded)
    Label._updateNode(node.content, with: label)
  }
}

/// Shown as `- label` while the section is expanded, `+ label` while it isn't; a heading that can be activated.
final class DisclosureHeaderNode: ControlNode {
  private var binding: Binding<Bool>
  private var isExpanded = false

  init(_ binding: Binding<Bool>, parent: ViewNode) {
    self.binding = binding
    super.init(parent: parent)
  }

  func update(with binding: Binding<Bool>) {
    self.binding = binding
    refresh()
  }

  override func readSources() -> Bool {
    let enablingChanged = super.readSources()
    let wasExpanded = isExpanded
    isExpanded = binding.wrappedValue
    return enablingChanged || isExpanded != wasExpanded
  }

  override var decoration: (leading: Int, trailing: Int) { (2, 0) }

  override func draw(into canvas: inout Canvas, at origin: CellPoint) {
    canvas.put(isExpanded ? "-" : "+", at: origin)
  }

  override func describe(_ record: inout SemanticRecord) {
    super.describe(&record)
    record.node.role = .heading
    record.node.traits.insert(.isHeader)
    record.node.isExpanded = isExpanded
    record.node.actions.insert(.activate)
  }

  override func perform(_ request: ActionRequest.Action) -> Bool {
    guard request == .activate, isEnabled else { return false }
    binding.wrappedValue.toggle()
    return true
  }
}
