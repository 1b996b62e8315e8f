import CEarshot
import EarshotAccessibility
import EarshotEngine

/// How many sounds there were.
@c @implementation
public func earshot_sound_count(_ handle: OpaquePointer!, _ count: UnsafeMutablePointer<Int>!)
  -> earshot_status
{
  run(handle) { (engine) throws(Failure) in
    try answer(engine.engine.sounds.sounds.endIndex, in: count, "count")
  }
}

/// One sound.
@c @implementation
public func earshot_sound_at(
  _ handle: OpaquePointer!, _ index: Int, _ sound: UnsafeMutablePointer<earshot_sound>!
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    try write(index, of: engine.engine.sounds.sounds, "sound", to: sound) { entry, told in
      told.sequence = UInt64(entry.sequence)
      told.time = entry.time.inNanoseconds
      told.sound = entry.sound.ofC
      told.node = entry.element?.rawValue ?? 0
    }
  }
}

/// How much was heard of the scanner.
@c @implementation
public func earshot_scanner_signal_count(_ handle: OpaquePointer!, _ count: UnsafeMutablePointer<Int>!)
  -> earshot_status
{
  run(handle) { (engine) throws(Failure) in
    try answer(engine.engine.scannerFeedback.entries.endIndex, in: count, "count")
  }
}

/// One thing that was heard of the scanner.
@c @implementation
public func earshot_scanner_signal_at(
  _ handle: OpaquePointer!, _ index: Int, _ signal: UnsafeMutablePointer<earshot_scanner_signal>!
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    try write(index, of: engine.engine.scannerFeedback.entries, "signal", to: signal) { entry, told in
      told.sequence = UInt64(entry.sequence)
      told.time = entry.time.inNanoseconds
      told.signal = entry.signal.ofC
      told.text = entry.signal.text.map { engine.strings.lend($0) } ?? Empty.string
    }
  }
}

/// How much the scanner did.
@c @implementation
public func earshot_scan_count(_ handle: OpaquePointer!, _ count: UnsafeMutablePointer<Int>!)
  -> earshot_status
{
  run(handle) { (engine) throws(Failure) in
    try answer(engine.engine.scannerLog.entries.endIndex, in: count, "count")
  }
}

/// One thing that the scanner did.
@c @implementation
public func earshot_scan_at(
  _ handle: OpaquePointer!, _ index: Int, _ scan: UnsafeMutablePointer<earshot_scan>!
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    try write(index, of: engine.engine.scannerLog.entries, "scan", to: scan) { entry, told in
      told.sequence = UInt64(entry.sequence)
      told.time = entry.time.inNanoseconds
      (told.result, told.node) = entry.result.ofC
      told.is_landing = entry.binding != nil
      told.bound_node = entry.binding?.element?.rawValue ?? 0
      told.cause_text = engine.strings.lend(entry.cause.description { "\($0.rawValue)" })
      told.result_text = engine.strings.lend(entry.result.description { "\($0.rawValue)" })
    }
  }
}

extension Sound {
  fileprivate var ofC: Int32 {
    switch self {
    case .focusMoved: Int32(EARSHOT_SOUND_FOCUS_MOVED)
    case .activated: Int32(EARSHOT_SOUND_ACTIVATED)
    case .boundary: Int32(EARSHOT_SOUND_BOUNDARY)
    case .empty: Int32(EARSHOT_SOUND_EMPTY)
    case .screenChanged: Int32(EARSHOT_SOUND_SCREEN_CHANGED)
    case .alert: Int32(EARSHOT_SOUND_ALERT)
    case .rotor: Int32(EARSHOT_SOUND_ROTOR)
    case .dragStart: Int32(EARSHOT_SOUND_DRAG_START)
    case .caret: Int32(EARSHOT_SOUND_CARET)
    case .moreContent: Int32(EARSHOT_SOUND_MORE_CONTENT)
    }
  }
}

extension ScannerFeedback.Signal {
  fileprivate var ofC: Int32 {
    switch self {
    case .speech: Int32(EARSHOT_SCANNER_SPEECH)
    case .sound(.tick): Int32(EARSHOT_SCANNER_TICK)
    case .sound(.click): Int32(EARSHOT_SCANNER_CLICK)
    case .sound(.off): Int32(EARSHOT_SCANNER_GONE)
    }
  }

  fileprivate var text: String? {
    if case .speech(let words) = self { words } else { nil }
  }
}

extension ScannerBinding {
  fileprivate var element: NodeID? {
    if case .element(let id) = self { id } else { nil }
  }
}

extension ScannerResult {
  /// The number that the header has for it, and the node that it is about.
  fileprivate var ofC: (Int32, UInt64) {
    let (number, node): (Int, NodeID?) =
      switch self {
      case .highlight(let place): (EARSHOT_SCAN_HIGHLIGHTED, place.element)
      case .vanished: (EARSHOT_SCAN_VANISHED, nil)
      case .paused(let place): (EARSHOT_SCAN_PAUSED, place.element)
      case .kept(let place): (EARSHOT_SCAN_KEPT, place.element)
      case .tapPending(let id): (EARSHOT_SCAN_TAP_PENDING, id)
      case .tap(let id): (EARSHOT_SCAN_TAPPED, id)
      case .tapAt(_, let id): (EARSHOT_SCAN_TAPPED_AT, id)
      case .increment(let id): (EARSHOT_SCAN_INCREMENTED, id)
      case .decrement(let id): (EARSHOT_SCAN_DECREMENTED, id)
      case .action(_, let id): (EARSHOT_SCAN_ACTION, id)
      case .host: (EARSHOT_SCAN_MENU_CHOICE, nil)
      case .mode: (EARSHOT_SCAN_MODE, nil)
      case .rejected(let place): (EARSHOT_SCAN_REJECTED, place.element)
      case .dismissed(let place): (EARSHOT_SCAN_DISMISSED, place.element)
      case .ignored: (EARSHOT_SCAN_IGNORED, nil)
      }
    return (Int32(number), node?.rawValue ?? 0)
  }
}

/// Lets go of what the logs have so far.
@c @implementation
public func earshot_forget_logs(_ handle: OpaquePointer!) -> earshot_status {
  run(handle) { engine in engine.engine.forgetLogs() }
}

/// Where the logs begin.
@c @implementation
public func earshot_log_starts(_ handle: OpaquePointer!, _ starts: UnsafeMutablePointer<earshot_log_indices>!)
  -> earshot_status
{
  run(handle) { (handle) throws(Failure) in
    let engine = handle.engine
    try write(starts, "starts") { told in
      told.utterance = engine.utterances.utterances.startIndex
      told.stop = engine.items.stops.startIndex
      told.sound = engine.sounds.sounds.startIndex
      told.scanner_signal = engine.scannerFeedback.entries.startIndex
      told.scan = engine.scannerLog.entries.startIndex
    }
  }
}
