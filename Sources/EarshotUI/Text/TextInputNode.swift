import EarshotAccessibility
import EarshotGeometry

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

  override func descriptionDidChange() { invalidateDrawing() }

  // MARK: Editing

  final var isEditing: Bool { graph.keyboardFocus.current === self }

  /// Whether Return breaks the line; elsewhere it submits.
  var breaksLines: Bool { false }

  /// The lines of the text.
  var lines: LineMap { LineMap(oneLineOf: edited.characters.count) }

  /// What the field takes of a text that is put in.
  func accepted(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }

  /// Carries out an editing key, and has what happened told.
  final func edit(_ command: EditCommand) {
    if command == .newLine, !breaksLines { return submit() }
    let before = edited
    var after = edited
    var events = after.perform(accepted(command), lines: lines, isSecret: settings.isSecure)
    edited = after
    if after.string != before.string {
      write()
      // The program didn't have it.
      if edited.string == before.string { events = [.boundary] }
    }
    graph.textEvents += events
    if after != before { stateDidChange() }
  }

  private func accepted(_ command: EditCommand) -> EditCommand {
    switch command {
    case .insert(let text): .insert(accepted(text))
    case .paste(let text): .paste(accepted(text))
    default: command
    }
  }

  /// Tells the field's own closure, then those around it, from the inside out (R53). The keyboard focus stays.
  private func submit() {
    settings.onCommit?()
    for case let node as SubmitNode in path {
      if node.submit(.text) { return }
    }
  }

  /// Hands the text to the binding. What that makes of it, the field shows.
  private func write() {
    settings.text.wrappedValue = edited.string
    let text = settings.text.wrappedValue
    if text != edited.string { edited.replace(with: text) }
  }

  /// Where the caret stands on screen, relative to the node.
  var caretPosition: CellPoint { .zero }

  override func perform(_ action: ActionRequest.Action) -> Bool {
    switch action {
    case .activate where isEnabled: graph.keyboardFocus.focus(self)
    case .moveCaret(let unit, let forward) where isEditing: edit(.move(CaretMove(by: unit, forward: forward)))
    default: return false
    }
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
