import EarshotAccessibility
import EarshotGeometry

/// A control that is on or off; one that stands for several values is mixed while they differ.
public struct Toggle<Label> {
  let sources: [Binding<Bool>]
  let label: Label
}

extension Toggle: View where Label: View {
  /// Makes a toggle with a label of any views.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(sources: [isOn], label: label())
  }

  /// Makes a toggle for the values at `isOn` of all sources, with a label of any views. Activating it sets them all, or
  /// clears them all if all were set; without sources it is off.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(sources: sources.map { $0[keyPath: isOn] }, label: label())
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

  /// Makes a toggle with a title for the values at `isOn` of all sources.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title for the values at `isOn` of all sources.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle: PrimitiveView where Label: View {
  func makeNode(in parent: ViewNode) -> ToggleNode {
    let node = ToggleNode(sources, parent: parent)
    node.content = Label._makeNode(label, in: node)
    return node
  }

  func updateNode(_ node: ToggleNode) {
    node.update(with: sources)
    Label._updateNode(node.content, with: label)
  }
}

/// Shown as `[x] label`, `[ ] label`, or `[-] label` while the sources differ.
final class ToggleNode: ControlNode {
  /// What the sources say together; the raw value is how the accessibility tree has it.
  private enum Setting: String {
    case off = "0"
    case on = "1"
    case mixed = "2"

    var mark: String {
      switch self {
      case .off: "[ ]"
      case .on: "[x]"
      case .mixed: "[-]"
      }
    }
  }

  private var sources: [Binding<Bool>]
  private var setting = Setting.off

  init(_ sources: [Binding<Bool>], parent: ViewNode) {
    self.sources = sources
    super.init(parent: parent)
  }

  func update(with sources: [Binding<Bool>]) {
    self.sources = sources
    refresh()
  }

  override func readSources() -> Bool {
    let enablingChanged = super.readSources()
    let old = setting
    setting = readSetting()
    return enablingChanged || setting != old
  }

  private func readSetting() -> Setting {
    let count = sources.count(where: \.wrappedValue)
    return count == 0 ? .off : count == sources.count ? .on : .mixed
  }

  override var decoration: (leading: Int, trailing: Int) { (4, 0) }

  override func draw(into canvas: inout Canvas, at origin: CellPoint) { canvas.put(setting.mark, at: origin) }

  override func describe(_ record: inout SemanticRecord) {
    super.describe(&record)
    record.node.role = .toggle
    record.node.traits.formUnion([.isButton, .isToggle])
    record.node.value = setting.rawValue
    record.node.actions.insert(.activate)
  }

  override func perform(_ request: ActionRequest.Action) -> Bool {
    guard request == .activate, isEnabled else { return false }
    let isOn = readSetting() != .on
    for source in sources { source.wrappedValue = isOn }
    return true
  }
}
