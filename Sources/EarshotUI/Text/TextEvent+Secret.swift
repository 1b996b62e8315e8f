import EarshotAccessibility

extension TextEvent {
  /// The event with a bullet for each character.
  var masked: TextEvent {
    switch self {
    case .inserted(let text, _): .inserted(text.masked, completing: "")
    case .deleted(let text): .deleted(text.masked)
    case .caretMoved(let text, let unit): .caretMoved(over: text.masked, by: unit)
    case .selected(let text): .selected(text.masked)
    case .unselected(let text): .unselected(text.masked)
    case .restored(let text): .restored(text.masked)
    case .boundary: .boundary
    }
  }
}

extension String {
  /// A bullet for each character.
  fileprivate var masked: String { String(repeating: "•", count: count) }
}
