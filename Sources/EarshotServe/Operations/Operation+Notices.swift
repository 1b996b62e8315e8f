import EarshotAccessibility
import EarshotEngine

extension Operation {
  static let notices = [announce, screenChanged, layoutChanged, pageScrolled, textEvent]

  private static let announce = ofEngine(
    "announce", "Has a text spoken; the cursors stay.",
    .required("text", .text, "The words."),
    .optional(
      "priority", Words.priorities.input, default: .default,
      "What it may interrupt, and what may interrupt it."),
    .optional("isQueued", .flag, default: false, "Whether it waits until what is spoken has ended."),
    .optional("language", .text, default: "", "The language of the words; empty for the user's own.")
  ) {
    (engine, text: String, priority: Announcement.Priority, isQueued: Bool, language: String) throws(Failure)
    in
    engine.engine.post(
      .announcement(Announcement(text, priority: priority, isQueued: isQueued, language: language)))
    return []
  }

  private static let screenChanged = ofEngine(
    "screenChanged", "A new screen is there.",
    .optional("node", Input.node, "Where VoiceOver's cursor goes; left out, to the first element.")
  ) { (engine, node: NodeID?) throws(Failure) in
    engine.engine.post(.screenChanged(node.map { .node($0) }))
    return []
  }

  private static let layoutChanged = ofEngine(
    "layoutChanged", "A part of the screen has changed.",
    .optional("node", Input.node, "Where VoiceOver's cursor goes; left out, it stays.")
  ) { (engine, node: NodeID?) throws(Failure) in
    engine.engine.post(.layoutChanged(node.map { .node($0) }))
    return []
  }

  private static let pageScrolled = ofEngine(
    "pageScrolled", "The content was scrolled.",
    .required("text", .text, "Where it stands now, in the program's words.")
  ) { (engine, text: String) throws(Failure) in
    engine.engine.post(.pageScrolled(.text(text)))
    return []
  }

  private static let textEvent = ofEngine(
    "textEvent",
    "What the user did in the field with the keyboard focus; told before the update that brings the new text.",
    .required("event", Words<TextEventKind>("event of a text").input, "What it was."),
    .optional(
      "text", .text, default: "",
      "The text that was put in, removed, passed, selected and so on; of a secure field a bullet for each character."
    ),
    .optional("unit", Words.units.input, "Of \"caretMoved\": what the caret passed."),
    .optional("completing", .text, default: "", "Of \"inserted\": the word that was completed by it.")
  ) { (engine, kind: TextEventKind, text: String, unit: TextUnit?, completing: String) throws(Failure) in
    engine.engine.narrate(kind.event(text, unit: unit, completing: completing))
    return []
  }
}

/// What a text event is, without the text.
private enum TextEventKind: String, CaseIterable {
  case inserted, deleted, caretMoved, selected, unselected, restored, boundary

  func event(_ text: String, unit: TextUnit?, completing: String) -> TextEvent {
    switch self {
    case .inserted: .inserted(text, completing: completing)
    case .deleted: .deleted(text)
    case .caretMoved: .caretMoved(over: text, by: unit ?? (text.count == 1 ? .character : .word))
    case .selected: .selected(text)
    case .unselected: .unselected(text)
    case .restored: .restored(text)
    case .boundary: .boundary
    }
  }
}
