import Dispatch
import Glibc

/// Reads a descriptor whenever there is something, on the main queue.
@MainActor final class DescriptorSource: EventSource {
  private let source: any DispatchSourceRead
  private var isPaused = false

  /// Begins to wait.
  ///
  /// - Parameter handler: Gets what was read; nil, once, when the other side is gone.
  init(descriptor: Int32, _ handler: @escaping @MainActor ([UInt8]?) -> Void) {
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.read(descriptor, handler) }
    }
    source.activate()
  }

  /// So little is read at once that signals and timers get their turn in between, even if each byte is a key that takes
  /// its time.
  private static let slice = 256

  /// One read never waits, since there is something: the descriptor stays in blocking mode, which it
  /// shares with output.
  private func read(_ descriptor: Int32, _ handler: @MainActor ([UInt8]?) -> Void) {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.slice) { buffer, initialized in
      count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      initialized = max(0, count)
    }
    if count > 0 {
      handler(bytes)
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      cancel()
      handler(nil)
    }
  }

  func pause() {
    guard !isPaused else { return }
    isPaused = true
    source.suspend()
  }

  func unpause() {
    guard isPaused else { return }
    isPaused = false
    source.resume()
  }

  /// A suspended source may not be released: it goes on first, cancelled.
  func cancel() {
    source.cancel()
    unpause()
  }
}
