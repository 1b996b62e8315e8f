import EarshotAccessibility
import EarshotGeometry
import EarshotTerminal

/// The node of a field that takes text: fields of one line, secure ones, and editors.
class TextInputNode: ControlNode {
  private var binding: Binding<String>
  private(set) var edited = EditedText("")
  /// Shown and spoken as the value while there is no text (design §11, 31).
  var prompt: String?
  let isSecure: Bool

  init(_ binding: Binding<String>, prompt: String? = nil, isSecure: Bool = false, parent: ViewNode) {
    self.binding = binding
    self.prompt = prompt
    self.isSecure = isSecure
    super.init(parent: parent)
  }

  func update(with binding: Binding<String>, prompt: String? = nil) {
    self.binding = binding
    if self.prompt != prompt {
      self.prompt = prompt
      stateDidChange()
    }
    refresh()
  }

  override func readSources() -> Bool {
    let enablingChanged = super.readSources()
    let text = binding.wrappedValue
    guard text != edited.string else { return enablingChanged }
    edited.replace(with: text)
    return true
  }

  /// What may be shown of the text: of a secret only how long it is.
  final var shown: EditedText {
    guard isSecure else { return edited }
    var masked = EditedText(String(repeating: "•", count: edited.characters.count))
    masked.moveCaret(to: edited.caret)
    return masked
  }

  /// The name that the label gives; it also fills the empty field when there is no prompt.
  final var label: String {
    var record = SemanticRecord(AccessibilityNode(id: NodeID(id)))
    record.merge(semantics?.collectChildren().map { $0.makeRecord() } ?? [])
    return record.node.label
  }

  override func descriptionDidChange() { invalidateDrawing() }

  // MARK: Editing

  final var isEditing: Bool { graph.keyboardFocus.current === self }

  /// Carries out an editing key.
  final func edit(_ command: EditCommand) {
    var after = edited
    apply(command, to: &after)
    if after == edited { return }
    let isWritten = after.characters != edited.characters
    edited = after
    if isWritten { write() }
    stateDidChange()
  }

  /// Hands the text to the binding. What that makes of it, the field shows.
  private func write() {
    binding.wrappedValue = edited.string
    let text = binding.wrappedValue
    if text != edited.string { edited.replace(with: text) }
  }

  /// What a command does; editors add lines.
  func apply(_ command: EditCommand, to text: inout EditedText) {
    switch command {
    case .insert(let string): text.insert(String(string.map { $0.isNewline ? " " : $0 }))
    case .deleteBackward: text.deleteBackward()
    case .deleteForward: text.deleteForward()
    case .left: text.moveCaret(to: text.caret - 1)
    case .right: text.moveCaret(to: text.caret + 1)
    case .up, .lineStart: text.moveCaret(to: 0)
    case .down, .lineEnd: text.moveCaret(to: text.characters.count)
    case .newLine: break
    }
  }

  /// Where the caret stands on screen, relative to the node.
  var caretPosition: CellPoint { .zero }

  override func perform(_ action: ActionRequest.Action) -> Bool {
    guard action == .activate, isEnabled else { return false }
    graph.keyboardFocus.focus(self)
    return true
  }

  override func describe(_ record: inout SemanticRecord) {
    super.describe(&record)
    record.node.value = spokenValue
    record.node.actions.insert(.activate)
    guard isEditing else { return }
    record.node.traits.insert(.isEditing)
    record.node.insertionPoint = insertionPoint
  }

  private var spokenValue: String {
    if edited.characters.isEmpty { return prompt ?? "" }
    guard isSecure else { return edited.string }
    return edited.characters.count == 1 ? "1 character" : "\(edited.characters.count) characters"
  }

  private var insertionPoint: InsertionPoint {
    if edited.caret == 0 { return .start }
    return edited.caret == edited.characters.count ? .end : .middle
  }

  override var takesText: Bool { true }

  /// The caret starts at the end (design §11, 33).
  override func keyboardFocusDidChange() {
    if isEditing { edited.moveCaret(to: edited.characters.count) }
    super.keyboardFocusDidChange()
  }
}
