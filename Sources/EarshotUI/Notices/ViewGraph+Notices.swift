import EarshotAccessibility
import Foundation

extension ViewGraph {
  /// Hands over what the app lets technologies know, in order; to be told when the tree is up to date.
  package func takeNotices() -> [AccessibilityNotice] { notices.take() }

  /// Takes note that a technology is on or off, and lets the app know unless it was so from the start.
  package func setRunning(_ technology: AssistiveTechnology, _ isOn: Bool) {
    if notices.setRunning(technology, isOn), turn > 0 { notify(technology.statusNotification) }
  }

  /// Lets the app know what became of an announcement.
  package func announcementDidFinish(_ result: AnnouncementResult) {
    notify(
      UIAccessibility.announcementDidFinishNotification,
      [
        UIAccessibility.announcementStringValueUserInfoKey: result.text,
        UIAccessibility.announcementWasSuccessfulUserInfoKey: result.wasSuccessful,
      ])
  }

  /// Posts a notification as one of the session's closures: who hears it may change any view.
  private func notify(_ name: NSNotification.Name, _ userInfo: [String: any Sendable] = [:]) {
    sessionQueue?.enqueue {
      NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
    }
  }
}

extension AssistiveTechnology {
  fileprivate var statusNotification: NSNotification.Name {
    switch self {
    case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
    case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
    }
  }
}
