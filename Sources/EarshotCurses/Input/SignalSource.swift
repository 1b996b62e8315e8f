/// Signals, as they arrive through the pipe of the terminal guard, a byte each.
@MainActor final class SignalSource: EventSource {
  private let bytes: DescriptorSource

  init(descriptor: Int32, _ handler: @escaping @MainActor (Int32) -> Void) {
    bytes = DescriptorSource(descriptor: descriptor) { $0?.forEach { handler(Int32($0)) } }
  }

  /// Signals are for nobody else: they wait in the pipe.
  func pause() { bytes.pause() }

  func unpause() { bytes.unpause() }

  func cancel() { bytes.cancel() }
}
