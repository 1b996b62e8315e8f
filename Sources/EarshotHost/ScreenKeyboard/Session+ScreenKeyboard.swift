import EarshotAccessibility
import EarshotUI

/// The on-screen keyboard in the turn of things.
extension Session {
  /// Shows or hides the keyboard, as editing and Switch Control have it. Called when the keyboard focus is settled, before
  /// the views are updated a second time; what it costs doesn't depend on anything but itself.
  func updateScreenKeyboard() {
    let edits = engine.isEnabled(.switchControl) && graph.isEditingText
    if keyboard.follow(edits ? graph.keyboardFocusID : nil) { revealsField = true }
    graph.reachDock(isShown: keyboard.isShown)
  }

  /// Brings the field being edited into view once the keyboard has taken its room.
  func revealEditedField() {
    guard revealsField else { return }
    revealsField = false
    graph.revealKeyboardFocus()
  }

  /// Does what a key is for, as if it had been typed: echo, masks and limits of the field are the same.
  func press(_ key: ScreenKey) {
    switch key {
    case .character, .space: if let text = keyboard.type(key) { type(.insert(text)) }
    case .shift: keyboard.toggleShift()
    case .delete: type(.deleteBackward)
    case .newLine: type(.newLine)
    case .hide: keyboard.hide()
    }
  }

  private func type(_ command: EditCommand) {
    engine.noteTyping()
    edit(command)
  }

  /// Has the views do what a technology asks for.
  func carryOut(_ request: ActionRequest) {
    if request.action == .activate { keyboard.noteActivation(of: request.target) }
    graph.perform(request)
  }
}
