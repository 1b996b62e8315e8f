import CEarshot
import EarshotAccessibility
import EarshotEngine
import EarshotTime
import Synchronization

/// One engine as C holds it: the engine, its clock, and what waits to be taken.
///
/// Unchecked, since it is used by one thread at a time: `isBusy` sees to that.
package final class EngineHandle: @unchecked Sendable {
  package let clock = VirtualClock()
  package let engine: Engine
  package var bindings: [UInt32: FocusBinding<Int32?>] = [:]
  var requests = PendingQueue<ActionRequest>()
  var changes = PendingQueue<(binding: UInt32, value: Int32?)>()
  var diagnostics = PendingQueue<EngineDiagnostic>()
  var announcementResults = PendingQueue<AnnouncementResult>()
  var menuChoices = PendingQueue<ScannerMenuEntry.Host>()
  /// What the last search found.
  var found: [ItemChoice] = []
  var strings = BorrowedStrings()
  var callback: (function: earshot_speech_callback, context: UnsafeMutableRawPointer?)?
  /// The utterances that the callback was told of.
  var heard = 0
  private var errorStrings = BorrowedStrings()
  private var error: UnsafePointer<CChar>?
  private let isBusy = Atomic(false)

  init(rowTolerance: Int, readsRightToLeft: Bool) {
    engine = Engine(clock: clock, rowTolerance: rowTolerance, readsRightToLeft: readsRightToLeft)
  }

  deinit {
    strings.takeBack()
    errorStrings.takeBack()
  }

  /// Runs a call, unless another one is at work.
  func use(_ body: (EngineHandle) throws(Failure) -> earshot_status) -> earshot_status {
    guard enter() else { return earshot_status(EARSHOT_ERROR_BUSY) }
    defer { leave() }
    strings.takeBack()
    do throws(Failure) {
      let status = try body(self)
      collect()
      tellCallback()
      return status
    } catch {
      errorStrings.takeBack()
      self.error = errorStrings.lend(error.message)
      return error.status
    }
  }

  func enter() -> Bool { !isBusy.exchange(true, ordering: .acquiring) }
  func leave() { isBusy.store(false, ordering: .releasing) }

  /// What was wrong with the last call that failed.
  var lastError: UnsafePointer<CChar> { error ?? Empty.string }

  /// What waits to be taken, for tests that compare whole states.
  package var waiting: String {
    "\(requests) \(engine.waitingActionRequests) \(changes) \(diagnostics) \(announcementResults) \(menuChoices) \(found)"
  }

  /// Takes what the engine has for the program.
  private func collect() {
    engine.takeDiagnostics().forEach { diagnostics.append($0) }
    engine.takeAnnouncementResults().forEach { announcementResults.append($0) }
    engine.takeMenuChoices().forEach { menuChoices.append($0) }
  }

  /// The next thing that the program is to do. The engine waits for an answer only to what the program has.
  func takeRequest() -> ActionRequest? {
    if let next = requests.take() { return next }
    engine.takeActionRequests().forEach { requests.append($0) }
    return requests.take()
  }

  func note(_ changes: [FocusChange]) {
    for change in changes {
      guard let binding = bindings[change.binding.rawValue] else { continue }
      self.changes.append((change.binding.rawValue, binding.value))
    }
  }

  private func tellCallback() {
    let utterances = engine.utterances.utterances
    guard let callback else { return heard = utterances.endIndex }
    for index in heard..<utterances.endIndex {
      var told = earshot_utterance()
      told.size = MemoryLayout<earshot_utterance>.size
      strings.describe(utterances[index], in: &told)
      callback.function(callback.context, &told)
    }
    heard = utterances.endIndex
  }
}

/// What waits to be taken, in order.
struct PendingQueue<Element> {
  private var elements: [Element] = []
  private var taken = 0

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func take() -> Element? {
    guard taken < elements.count else { return nil }
    taken += 1
    defer { if taken * 2 >= elements.count { letGo() } }
    return elements[taken - 1]
  }

  /// Lets go of what was taken, which is at least as much as what waits.
  private mutating func letGo() {
    elements.removeFirst(taken)
    taken = 0
  }
}
