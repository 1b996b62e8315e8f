import EarshotAccessibility
import EarshotTime
import Foundation
import Testing

@testable import EarshotUI

@MainActor @Suite struct NoticeTests {
  private let session = SessionQueue(mode: .virtual)

  /// What a session's technologies are told when `action` runs in it.
  private func told(_ action: @escaping @MainActor () -> Void) -> [AccessibilityNotice] {
    let mount = Mount(session: session) { Button("Go", action: action) }
    session.enter { _ = mount.press("Go") }
    return mount.notices
  }

  @Test func eachKindOfNoticeIsTold() {
    let notices = told {
      AccessibilityNotification.Announcement("saved").post()
      AccessibilityNotification.LayoutChanged().post()
      AccessibilityNotification.LayoutChanged("two more").post()
      AccessibilityNotification.ScreenChanged(nil).post()
      AccessibilityNotification.PageScrolled("Page 2 of 3").post()
      AccessibilityNotification.PageScrolled(AttributedString("Page 3 of 3")).post()
    }
    #expect(
      notices == [
        .announcement(Announcement("saved")), .layoutChanged(nil), .layoutChanged(.text("two more")),
        .screenChanged(nil), .pageScrolled(.text("Page 2 of 3")), .pageScrolled(.text("Page 3 of 3")),
      ])
  }

  @Test func theOlderFunctionTellsTheSame() {
    let notices = told {
      UIAccessibility.post(notification: .announcement, argument: "saved")
      UIAccessibility.post(notification: .announcement, argument: nil)
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
      UIAccessibility.post(notification: .screenChanged, argument: AttributedString("new"))
      UIAccessibility.post(notification: .screenChanged, argument: 5)
      UIAccessibility.post(notification: .pageScrolled, argument: NSAttributedString(string: "Page 2"))
      UIAccessibility.post(notification: .pauseAssistiveTechnology, argument: nil)
    }
    #expect(
      notices == [
        .announcement(Announcement("saved")), .layoutChanged(nil), .screenChanged(.text("new")),
        .screenChanged(nil), .pageScrolled(.text("Page 2")),
      ])
  }

  @Test func attributesSayHowUrgentAnAnnouncementIs() {
    let notices = told {
      var text = AttributedString("stop")
      text.accessibilitySpeechAnnouncementPriority = .high
      text.languageIdentifier = "de"
      AccessibilityNotification.Announcement(text).post()
      text.accessibilitySpeechAnnouncementPriority = .low
      text.accessibilitySpeechAnnouncementsQueued = true
      UIAccessibility.post(notification: .announcement, argument: text)
      let queued = NSAttributedString(
        string: "wait",
        attributes: [.accessibilitySpeechQueueAnnouncement: true, .accessibilitySpeechLanguage: "fr"])
      AccessibilityNotification.Announcement(queued).post()
      AccessibilityNotification.Announcement(NSAttributedString(string: "")).post()
    }
    #expect(
      notices == [
        .announcement(Announcement("stop", priority: .high, language: "de")),
        .announcement(Announcement("stop", priority: .low, isQueued: true, language: "de")),
        .announcement(Announcement("wait", isQueued: true, language: "fr")), .announcement(Announcement("")),
      ])
  }

  @Test func outsideASessionNothingIsToldAndNothingRuns() {
    let mount = Mount(session: session) { Text("a") }
    UIAccessibility.post(notification: .announcement, argument: "lost")
    AccessibilityNotification.Announcement("lost").post()
    mount.turn {}
    #expect(mount.notices == [])
    #expect(!UIAccessibility.isVoiceOverRunning)
  }

  @Test func whatAnnouncementsCameToIsHeardInTheSession() {
    let log = Log()
    let finished = NotificationCenter.default.publisher(
      for: UIAccessibility.announcementDidFinishNotification)
    let mount = Mount(session: session) {
      Text("a").onReceive(finished) { notification in
        let info = notification.userInfo ?? [:]
        let text = info[UIAccessibility.announcementStringValueUserInfoKey] as? String
        let succeeded = info[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
        log("\(text ?? "?") \(succeeded.map(String.init) ?? "?")")
      }
    }
    mount.graph.announcementDidFinish(AnnouncementResult(text: "saved", wasSuccessful: true))
    mount.graph.announcementDidFinish(AnnouncementResult(text: "late", wasSuccessful: false))
    #expect(log.lines == [])
    session.runReady()
    #expect(log.lines == ["saved true", "late false"])
  }
}

@MainActor @Suite struct SessionNoticeTests {
  private struct Status: View {
    @State private var changes = 0

    var body: some View {
      VStack {
        Text("\(changes) changes")
        Button("Say") {
          let isRunning = (UIAccessibility.isVoiceOverRunning, UIAccessibility.isSwitchControlRunning)
          UIAccessibility.post(notification: .announcement, argument: "\(isRunning.0) \(isRunning.1)")
        }
        Button("Later") {
          Task { AccessibilityNotification.Announcement("from a task").post() }
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            AccessibilityNotification.Announcement("from a deadline").post()
          }
        }
      }
      .onReceive(
        NotificationCenter.default.publisher(for: UIAccessibility.voiceOverStatusDidChangeNotification)
      ) { _ in changes += 1 }
    }
  }

  @Test func theFlagsAreThoseOfTheRunningSession() {
    let stage = Stage(on: [.voiceOver, .switchControl]) { Status() }
    let other = Stage(on: []) { Status() }
    stage.move(to: "Say")
    #expect(stage.perform(.activate).utterances.map(\.caption) == ["true true"])
    #expect(other.screen.contains("0 changes"))
    stage.session.handle(.technology(.switchControl, isOn: false))
    #expect(stage.perform(.activate).utterances.map(\.caption) == ["true false"])
    stage.session.handle(.technology(.voiceOver, isOn: false))
    #expect(stage.screen.contains("2 changes"))
    #expect(other.screen.contains("0 changes"))
  }

  @Test func tasksAndDeadlinesOfTheSessionMayAnnounce() {
    let stage = Stage { Status() }
    stage.move(to: "Later")
    #expect(stage.perform(.activate).utterances.map(\.caption) == ["from a task"])
    #expect(stage.session.advance(by: .seconds(2)).utterances.map(\.caption) == ["from a deadline"])
  }
}
