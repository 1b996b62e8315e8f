import EarshotAccessibility
import EarshotGeometry

/// A control that does something when activated.
public struct Button<Label> {
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View where Label: View {
  /// Makes a button with a label of any views.
  @preconcurrency
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// Makes a button with a label of any views. The role changes nothing here.
  @preconcurrency
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label)
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  @preconcurrency
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with a title.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button with a title. The role changes nothing here.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with a title. The role changes nothing here.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
}

extension Button: PrimitiveView where Label: View {
  func makeNode(in parent: ViewNode) -> ButtonNode {
    let node = ButtonNode(parent: parent)
    node.action = action
    node.content = Label._makeNode(label, in: node)
    return node
  }

  func updateNode(_ node: ButtonNode) {
    node.action = action
    Label._updateNode(node.content, with: label)
  }
}

/// Shown as `[ label ]`.
final class ButtonNode: ControlNode {
  var action: @MainActor () -> Void = {}

  override var decoration: (leading: Int, trailing: Int) { (2, 2) }

  override func draw(into canvas: inout Canvas, at origin: CellPoint) {
    canvas.put("[", at: origin)
    canvas.put("]", at: CellPoint(column: origin.column + frame.size.width - 1, row: origin.row))
  }

  override func describe(_ record: inout SemanticRecord) {
    super.describe(&record)
    record.node.role = .button
    record.node.traits.insert(.isButton)
    record.node.actions.insert(.activate)
  }

  /// Activating a button never moves the keyboard focus (R52).
  override func perform(_ request: ActionRequest.Action) -> Bool {
    guard request == .activate, isEnabled else { return false }
    action()
    return true
  }
}
