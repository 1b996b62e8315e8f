import EarshotAccessibility
import EarshotGeometry
import EarshotTerminal

/// The node of a field that takes text: fields of one line, secure ones, and editors.
class TextInputNode: ControlNode {
  private(set) var settings: FieldSettings
  private(set) var edited = EditedText("") {
    didSet { if edited.string != oldValue.string { textDidChange() } }
  }
  /// What the view was told last about editing.
  private var saidEditing = false

  required init(_ settings: FieldSettings, parent: ViewNode) {
    self.settings = settings
    super.init(parent: parent)
  }

  final func update(with newSettings: FieldSettings) {
    let promptChanged = settings.prompt != newSettings.prompt
    settings = newSettings
    if promptChanged { stateDidChange() }
    refresh()
  }

  override func readSources() -> Bool {
    let enablingChanged = super.readSources()
    let text = settings.text.wrappedValue
    guard text != edited.string else { return enablingChanged }
    edited.replace(with: text)
    return true
  }

  /// Called when the text has become another one, by the user or by the program.
  func textDidChange() {}

  /// What may be shown of the text: of a secret only how long it is.
  final var shown: EditedText {
    guard settings.isSecure else { return edited }
    var masked = EditedText(String(repeating: "•", count: edited.characters.count))
    masked.moveCaret(to: edited.caret)
    return masked
  }

  /// The name that the label gives; it also fills the empty field when there is no prompt.
  private var label: String { semantics?.mergedLabel ?? "" }

  /// Fills an empty field with its prompt, else its label.
  final func drawPlaceholder(into canvas: inout Canvas, at origin: CellPoint, width: Int) {
    guard edited.characters.isEmpty else { return }
    let text = TextTruncation.tail.apply(to: settings.prompt?.content.shown ?? label, width: width)
    canvas.put(text, at: CellPoint(column: origin.column + 1, row: origin.row), style: .dim)
  }

  override func descriptionDidChange() { invalidateDrawing() }

  // MARK: Editing

  final var isEditing: Bool { graph.keyboardFocus.current === self }

  /// Whether Return breaks the line; elsewhere it submits.
  var breaksLines: Bool { false }

  /// Carries out an editing key.
  final func edit(_ command: EditCommand) {
    if command == .newLine, !breaksLines {
      settings.onCommit?()
      return
    }
    var after = edited
    apply(command, to: &after)
    if after == edited { return }
    let isWritten = after.string != edited.string
    edited = after
    if isWritten { write() }
    stateDidChange()
  }

  /// Hands the text to the binding. What that makes of it, the field shows.
  private func write() {
    settings.text.wrappedValue = edited.string
    let text = settings.text.wrappedValue
    if text != edited.string { edited.replace(with: text) }
  }

  /// What a command does; fields of several lines override what differs.
  func apply(_ command: EditCommand, to text: inout EditedText) {
    switch command {
    case .insert(let string): text.insert(String(string.map { $0.isNewline ? " " : $0 }))
    case .deleteBackward: text.deleteBackward()
    case .deleteForward: text.deleteForward()
    case .left: text.moveCaret(to: text.caret - 1)
    case .right: text.moveCaret(to: text.caret + 1)
    case .up, .lineStart: text.moveCaret(to: 0)
    case .down, .lineEnd: text.moveCaret(to: text.characters.count)
    case .newLine: text.insert("\n")
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
    if edited.characters.isEmpty { return settings.prompt?.content.spoken ?? "" }
    guard settings.isSecure else { return edited.string }
    return String(edited.characters.count)
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
    if settings.onEditingChanged != nil { graph.lifecycle.addChange(self) }
  }
}

extension TextInputNode: OnChangeTrigger {
  /// Says whether the field is being edited, if that has changed; also when the field has left the screen since.
  func fire() {
    let isEditing = isEditing
    if isEditing == saidEditing { return }
    saidEditing = isEditing
    settings.onEditingChanged?(isEditing)
  }
}
