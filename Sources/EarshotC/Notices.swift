import CEarshot
import EarshotAccessibility

/// Has a text spoken.
@c @implementation
public func earshot_announce(
  _ handle: OpaquePointer!, _ text: UnsafePointer<CChar>!,
  _ options: UnsafePointer<earshot_announcement_options>!
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    let options = try options.map { (given) throws(Failure) in try read(given, "options") }
    let announcement = Announcement(
      try string(text, "text"), priority: try priority(options?.priority ?? Int32(EARSHOT_PRIORITY_DEFAULT)),
      isQueued: options?.is_queued ?? false, language: try string(options?.language, "options.language"))
    engine.engine.post(.announcement(announcement))
  }
}

private func priority(_ number: Int32) throws(Failure) -> Announcement.Priority {
  switch Int(number) {
  case EARSHOT_PRIORITY_LOW: return .low
  case EARSHOT_PRIORITY_DEFAULT: return .default
  case EARSHOT_PRIORITY_HIGH: return .high
  default: throw .argument("\(number) is no priority; use an EARSHOT_PRIORITY_ name.")
  }
}

/// Takes what became of the next announcement that has ended.
@c @implementation
public func earshot_next_announcement_result(
  _ handle: OpaquePointer!, _ result: UnsafeMutablePointer<earshot_announcement_result>!
) -> earshot_status {
  use(handle) { (engine) throws(Failure) in
    var status = earshot_status(EARSHOT_DONE)
    try write(result, "result") { told in
      guard let next = engine.announcementResults.take() else { return }
      status = earshot_status(EARSHOT_OK)
      told.text = engine.strings.lend(next.text)
      told.was_spoken = next.wasSuccessful
    }
    return status
  }
}

/// A new screen is there.
@c @implementation
public func earshot_screen_changed(_ handle: OpaquePointer!, _ node: UInt64) -> earshot_status {
  run(handle) { engine in engine.engine.post(.screenChanged(node == 0 ? nil : .node(NodeID(node)))) }
}

/// A part of the screen has changed.
@c @implementation
public func earshot_layout_changed(_ handle: OpaquePointer!, _ node: UInt64) -> earshot_status {
  run(handle) { engine in engine.engine.post(.layoutChanged(node == 0 ? nil : .node(NodeID(node)))) }
}

/// The content was scrolled.
@c @implementation
public func earshot_page_scrolled(_ handle: OpaquePointer!, _ text: UnsafePointer<CChar>!) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    engine.engine.post(.pageScrolled(.text(try string(text, "text"))))
  }
}

/// What the user did in the field being edited.
@c @implementation
public func earshot_text_event(_ handle: OpaquePointer!, _ event: Int32, _ text: UnsafePointer<CChar>!)
  -> earshot_status
{
  run(handle) { (engine) throws(Failure) in
    let text = try string(text, "text")
    switch Int(event) {
    case EARSHOT_TYPED: engine.engine.narrate(.inserted(text, completing: ""))
    case EARSHOT_DELETED: engine.engine.narrate(.deleted(text))
    case EARSHOT_CARET_PASSED:
      engine.engine.narrate(.caretMoved(over: text, by: text.count == 1 ? .character : .word))
    case EARSHOT_SELECTED: engine.engine.narrate(.selected(text))
    case EARSHOT_UNSELECTED: engine.engine.narrate(.unselected(text))
    default: throw .argument("\(event) is no event; use EARSHOT_TYPED and those below it.")
    }
  }
}
