import EarshotAccessibility
import EarshotTime
import Synchronization

/// What an app lets assistive technologies know, until the session takes it; and what it may know of them.
///
/// Code of an app finds that of the session it runs in, on whatever thread.
final class NoticeOutbox: Sendable {
  private let state = Mutex(State())

  private struct State {
    var notices: [AccessibilityNotice] = []
    var running: Set<AssistiveTechnology> = []
  }

  /// That of the running session; `nil` outside any.
  static var current: NoticeOutbox? { SessionQueue.current?.companion as? NoticeOutbox }

  /// Takes a notice of the running session. Outside any, it is dropped.
  static func post(_ notice: AccessibilityNotice) {
    guard let session = SessionQueue.current, let outbox = current else { return }
    outbox.post(notice)
    // On a thread of the app's own, nobody else tells the session that there is something to do.
    if !session.isEntered { session.enqueue {} }
  }

  func post(_ notice: AccessibilityNotice) { state.withLock { $0.notices.append(notice) } }

  var isEmpty: Bool { state.withLock { $0.notices.isEmpty } }

  func take() -> [AccessibilityNotice] {
    state.withLock { state in
      defer { state.notices = [] }
      return state.notices
    }
  }

  /// Whether a technology is on.
  func isRunning(_ technology: AssistiveTechnology) -> Bool {
    state.withLock { $0.running.contains(technology) }
  }

  /// Takes note that a technology is on or off; answers whether that is new.
  func setRunning(_ technology: AssistiveTechnology, _ isOn: Bool) -> Bool {
    state.withLock { state in
      isOn ? state.running.insert(technology).inserted : state.running.remove(technology) != nil
    }
  }
}
