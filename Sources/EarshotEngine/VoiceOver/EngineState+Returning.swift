import EarshotAccessibility

/// Where VoiceOver's cursor was when something modal took it in.
struct ReturnPoint {
  /// The modal container.
  var modal: NodeRef
  /// The element that the cursor was on.
  var element: NodeRef
}

/// Closing a dialog can take the cursor back to where it was, where the user wants that (``EngineSettings/returnsFocus``;
/// design §11, 24; `voiceover.md` 5.4).
extension EngineState {
  mutating func rememberReturns(from entered: [NodeRef]) {
    guard case .on(let element) = cursors[.voiceOver].former else { return }
    for container in entered where tree[container.slot].flags.contains(.modal) {
      returnPoints.append(ReturnPoint(modal: container, element: element))
    }
  }

  /// The element to go back to, when the cursor lost its own because the innermost modal container has gone.
  mutating func takeReturn() -> Slot? {
    var target: Slot?
    while let point = returnPoints.last, !isShown(point.modal) {
      returnPoints.removeLast()
      target = tree.slot(point.element).flatMap { tree.isStop($0, .elements) ? $0 : nil }
    }
    return settings.returnsFocus ? target : nil
  }

  private func isShown(_ container: NodeRef) -> Bool { tree.slot(container).map(tree.isWalked) ?? false }
}
