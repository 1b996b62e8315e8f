import EarshotAccessibility
import EarshotGeometry
import EarshotTerminal

/// A key of an on-screen keyboard, shown as `[face]`. It is activated like a button, but never has the keyboard focus: that
/// stays with the field which the key types into.
package struct KeyboardKey {
  let face: String
  let name: String
  let isSelected: Bool
  let action: @MainActor () -> Void

  /// Makes a key.
  ///
  /// - Parameters:
  ///   - face: what is shown.
  ///   - name: what it is called by technologies.
  ///   - isSelected: whether what it turns on is on.
  ///   - action: what pressing it does.
  package init(
    face: String, name: String, isSelected: Bool = false, action: @escaping @MainActor () -> Void
  ) {
    self.face = face
    self.name = name
    self.isSelected = isSelected
    self.action = action
  }
}

extension KeyboardKey: PrimitiveView {
  func makeNode(in parent: ViewNode) -> KeyNode { KeyNode(self, parent: parent) }
  func updateNode(_ node: KeyNode) { node.update(with: self) }
}

/// One element, of one row.
final class KeyNode: LayoutNode {
  private var key: KeyboardKey
  private var facet: Semantics! = nil

  init(_ key: KeyboardKey, parent: ViewNode) {
    self.key = key
    super.init(parent: parent)
    facet = Semantics(.element, of: self)
  }

  func update(with newKey: KeyboardKey) {
    let old = key
    key = newKey
    if old.face != key.face || old.isSelected != key.isSelected { redraw() }
    if old.name != key.name || old.isSelected != key.isSelected { facet.invalidate() }
  }

  private func redraw() {
    if !sizesAreUnchanged() { invalidateLayout() }
    invalidateDrawing()
  }

  override var semantics: Semantics? { facet }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    CellSize(width: Self.width(ofFace: key.face), height: 1)
  }

  static func width(ofFace face: String) -> Int { GlyphWidth.of(face) + 2 }

  override func draw(into canvas: inout Canvas, at origin: CellPoint) {
    canvas.put("[\(key.face)]", at: origin)
  }

  override func describe(_ record: inout SemanticRecord) {
    record.node.role = .button
    record.node.traits =
      key.isSelected ? [.isButton, .isKeyboardKey, .isSelected] : [.isButton, .isKeyboardKey]
    record.node.label = key.name
    record.node.actions = .activate
  }

  override func perform(_ request: ActionRequest.Action) -> Bool {
    guard request == .activate else { return false }
    key.action()
    return true
  }
}
