import CEarshot
import EarshotEngine

/// What Switch Control highlights, in words.
@c @implementation
public func earshot_current_highlight(
  _ handle: OpaquePointer!, _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> earshot_status {
  use(handle) { (engine) throws(Failure) in
    guard let text else { throw .argument("text is NULL; point to one.") }
    let words = engine.engine.words(for: engine.engine.scanner.highlight) ?? ""
    text.pointee = engine.strings.lend(words)
    return earshot_status(words.isEmpty ? EARSHOT_DONE : EARSHOT_OK)
  }
}
