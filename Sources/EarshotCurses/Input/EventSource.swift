/// Something that is waited for on the main queue.
@MainActor protocol EventSource: AnyObject {
  /// Leaves what arrives to others.
  func pause()
  /// Goes on after `pause()`.
  func unpause()
  /// Ends it; also while paused.
  func cancel()
}
