import Dispatch
import EarshotTerminal

/// Keys and pastes from the terminal's bytes. A timer, running only while an escape sequence is unfinished,
/// tells the key Esc from the beginning of a sequence.
@MainActor final class KeySource: EventSource {
  /// How long the rest of a sequence may take: far less than a person notices, enough for most networks.
  private static let escapeDelay = DispatchTimeInterval.milliseconds(50)

  private var decoder: KeyDecoder
  private var bytes: DescriptorSource?
  private let timer: any DispatchSourceTimer
  private let handler: @MainActor (TerminalEvent) -> Void

  init(descriptor: Int32, decoder: KeyDecoder, _ handler: @escaping @MainActor (TerminalEvent) -> Void) {
    self.decoder = decoder
    self.handler = handler
    timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.flush() } }
    timer.schedule(deadline: .distantFuture)
    timer.activate()
    bytes = DescriptorSource(descriptor: descriptor) { [weak self] in self?.receive($0) }
  }

  private func receive(_ received: [UInt8]?) {
    guard let received else { return handler(.hungUp) }
    let inputs = decoder.feed(received)
    timer.schedule(deadline: decoder.isPending ? .now() + Self.escapeDelay : .distantFuture)
    inputs.forEach { handler(.input($0)) }
  }

  private func flush() {
    decoder.flush().forEach { handler(.input($0)) }
  }

  func pause() { bytes?.pause() }

  func unpause() { bytes?.unpause() }

  func cancel() {
    timer.cancel()
    bytes?.cancel()
  }
}
