import CEarshot
import EarshotAccessibility
import EarshotEngine

/// What VoiceOver is doing.
@c @implementation
public func earshot_voice_over_status(
  _ handle: OpaquePointer!, _ state: UnsafeMutablePointer<earshot_voice_over_state>!
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    try write(state, "state") { told in
      told.is_muted = engine.engine.isMuted
      told.is_paused = engine.engine.isPaused
      told.is_reading = engine.engine.isReadingAll
      told.has_screen_curtain = engine.engine.hasScreenCurtain
    }
  }
}

/// Searches what VoiceOver can reach.
@c @implementation
public func earshot_find_items(
  _ handle: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ count: UnsafeMutablePointer<Int>!
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    let text = try string(text, "text")
    guard let count else { throw .argument("count is NULL; point to one.") }
    engine.found = engine.engine.items(matching: text)
    count.pointee = engine.found.count
  }
}

/// One thing that was found.
@c @implementation
public func earshot_item_at(
  _ handle: OpaquePointer!, _ index: Int, _ item: UnsafeMutablePointer<earshot_item>!
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    try write(index, of: engine.found, "item", to: item) { choice, told in
      told.node = choice.element.rawValue
      told.text = engine.strings.lend(choice.text)
    }
  }
}
