import EarshotAccessibility
import EarshotGeometry

extension ViewGraph {
  /// Whether the keyboard focus is on a field, so that printable characters are for it.
  package var isEditingText: Bool { keyboardFocus.current?.takesText ?? false }

  /// The accessibility node of the control with the keyboard focus.
  package var keyboardFocusID: NodeID? { keyboardFocus.current?.semantics?.id }

  /// Whether buttons and toggles can have the keyboard focus too (design §11, 22).
  package var navigatesControls: Bool {
    get { keyboardFocus.navigatesControls }
    set { keyboardFocus.navigatesControls = newValue }
  }

  /// Carries out an editing key on the field with the keyboard focus; answers whether there is one.
  @discardableResult
  package func edit(_ command: EditCommand) -> Bool {
    guard let field = keyboardFocus.current as? TextInputNode else { return false }
    field.edit(command)
    return true
  }

  /// Hands over what the user did in the field with the keyboard focus, in order; to be told before the tree is updated.
  package func takeTextEvents() -> [TextEvent] {
    defer { textEvents = [] }
    return textEvents
  }

  /// Ends editing; the cursors stay where they are (R51).
  package func endEditing() { keyboardFocus.focus(nil) }

  /// Has what is docked at the bottom be reached from the field being edited, also if that stands in a modal container.
  ///
  /// - Parameter isShown: whether anything is docked.
  /// - Complexity: O(depth).
  package func reachDock(isShown: Bool) {
    let path = sequence(first: keyboardFocus.current?.semantics) { $0?.container }
    let modal = path.first { $0?.sent?.traits.contains(.isModal) ?? false }
    hostWindow?.reachDock(through: isShown ? modal ?? nil : nil)
  }

  /// Scrolls so that the control with the keyboard focus can be seen.
  package func revealKeyboardFocus() { keyboardFocus.current?.scrollToVisible() }

  /// Moves the keyboard focus to the next or previous control in reading order, around the ends.
  ///
  /// - Complexity: Proportional to the elements skipped.
  package func moveKeyboardFocus(forward: Bool) {
    let root = semanticsPass.root
    let focused = keyboardFocus.current?.semantics.map { $0.mergingElement ?? $0 }
    // What is hidden is no place to start from.
    let start = focused.flatMap { $0.container == nil ? nil : $0 } ?? root
    var candidate = start
    repeat {
      candidate = candidate.neighbor(forward: forward) ?? root.end(forward: forward)
      if candidate.kind == .element, let control = candidate.owner.firstFocusable() {
        return keyboardFocus.focus(control)
      }
    } while candidate !== start
  }

  /// Activates the control with the keyboard focus; answers whether there is one.
  @discardableResult
  package func activateKeyboardFocus() -> Bool {
    keyboardFocus.current?.semantics?.perform(.activate) ?? false
  }

  /// Where the caret of the field being edited stands on screen, if it can be seen.
  package var caretPosition: CellPoint? {
    guard let field = keyboardFocus.current as? TextInputNode else { return nil }
    let point = field.absoluteFrame.origin + field.caretPosition
    return field.visibleFrame.contains(point) ? point : nil
  }
}
