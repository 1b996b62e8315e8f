import EarshotAccessibility
import EarshotGeometry

/// A control that is on or off.
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View where Label: View {
  /// Makes a toggle with a label of any views.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle: PrimitiveView where Label: View {
  func makeNode(in parent: ViewNode) -> ToggleNode {
    let node = ToggleNode(isOn, parent: parent)
    node.content = Label._makeNode(label, in: node)
    return node
  }

  func updateNode(_ node: ToggleNode) {
    node.update(with: isOn)
    Label._updateNode(node.content, with: label)
  }
}

/// Shown as `[x] label` or `[ ] label`.
final class ToggleNode: ControlNode {
  private var binding: Binding<Bool>
  private var isOn = false

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
    let wasOn = isOn
    isOn = binding.wrappedValue
    return enablingChanged || isOn != wasOn
  }

  override var decoration: (leading: Int, trailing: Int) { (4, 0) }

  override func draw(into canvas: inout Canvas, at origin: CellPoint) {
    canvas.put(isOn ? "[x]" : "[ ]", at: origin)
  }

  override func describe(_ record: inout SemanticRecord) {
    super.describe(&record)
    record.node.role = .toggle
    record.node.traits.formUnion([.isButton, .isToggle])
    record.node.value = isOn ? "1" : "0"
    record.node.actions.insert(.activate)
  }

  override func perform(_ request: ActionRequest.Action) -> Bool {
    guard request == .activate, isEnabled else { return false }
    binding.wrappedValue.toggle()
    return true
  }
}
