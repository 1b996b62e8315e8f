import CEarshot
import EarshotAccessibility
import EarshotEngine

/// How much VoiceOver has said.
@c @implementation
public func earshot_utterance_count(_ handle: OpaquePointer!, _ count: UnsafeMutablePointer<Int>!)
  -> earshot_status
{
  run(handle) { (engine) throws(Failure) in
    try answer(engine.engine.utterances.utterances.endIndex, in: count, "count")
  }
}

/// One thing that VoiceOver has said.
@c @implementation
public func earshot_utterance_at(
  _ handle: OpaquePointer!, _ index: Int, _ utterance: UnsafeMutablePointer<earshot_utterance>!
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    try write(index, of: engine.engine.utterances.utterances, "utterance", to: utterance) {
      engine.strings.describe($0, in: &$1)
    }
  }
}

/// What VoiceOver says of the node under its cursor.
@c @implementation
public func earshot_current_speech(
  _ handle: OpaquePointer!, _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> earshot_status {
  use(handle) { (engine) throws(Failure) in
    guard let text else { throw .argument("text is NULL; point to one.") }
    let speech = engine.engine.currentSpeech ?? ""
    text.pointee = engine.strings.lend(speech)
    return earshot_status(speech.isEmpty ? EARSHOT_DONE : EARSHOT_OK)
  }
}

/// How often cursors have stopped.
@c @implementation
public func earshot_stop_count(_ handle: OpaquePointer!, _ count: UnsafeMutablePointer<Int>!)
  -> earshot_status
{
  run(handle) { (engine) throws(Failure) in
    try answer(engine.engine.items.stops.endIndex, in: count, "count")
  }
}

/// One stop of a cursor.
@c @implementation
public func earshot_stop_at(
  _ handle: OpaquePointer!, _ index: Int, _ stop: UnsafeMutablePointer<earshot_stop>!
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    try write(index, of: engine.engine.items.stops, "stop", to: stop) { entry, told in
      told.sequence = UInt64(entry.sequence)
      told.time = entry.time.inNanoseconds
      told.technology = Int32(entry.technology == .voiceOver ? EARSHOT_VOICE_OVER : EARSHOT_SWITCH_CONTROL)
      told.node = entry.element.rawValue
      told.label = engine.strings.lend(entry.label)
    }
  }
}

/// Has each utterance told to a callback.
@c @implementation
public func earshot_on_speech(
  _ handle: OpaquePointer!, _ callback: earshot_speech_callback!, _ context: UnsafeMutableRawPointer!
) -> earshot_status {
  run(handle) { engine in engine.callback = callback.map { ($0, context) } }
}

/// Takes the next thing that the author should know.
@c @implementation
public func earshot_next_diagnostic(
  _ handle: OpaquePointer!, _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> earshot_status {
  use(handle) { (engine) throws(Failure) in
    guard let text else { throw .argument("text is NULL; point to one.") }
    guard let next = engine.diagnostics.take() else { return earshot_status(EARSHOT_DONE) }
    text.pointee = engine.strings.lend(next.description)
    return earshot_status(EARSHOT_OK)
  }
}

extension BorrowedStrings {
  /// Fills in all but the size.
  mutating func describe(_ utterance: Utterance, in told: inout earshot_utterance) {
    told.sequence = UInt64(utterance.sequence)
    told.time = utterance.time.inNanoseconds
    told.node = utterance.element?.rawValue ?? 0
    told.caption = lend(utterance.caption)
    told.description = lend(utterance.description)
    told.hint = lend(utterance.hint)
    told.language = lend(utterance.language)
    told.is_interrupted = utterance.isInterrupted
    told.is_audible = utterance.isAudible
  }
}
