import EarshotAccessibility

/// What apps have VoiceOver say (`voiceover.md` 5.5).
extension EngineState {
  /// Within a turn an announcement is held until the next landing or the end of the turn, so that an alert that is focused
  /// and announced at once is spoken once.
  mutating func announce(_ announcement: Announcement) {
    if announcement.text.isEmpty { return }
    heldAnnouncements.append(announcement)
    if turn == nil { releaseAnnouncements() }
  }

  /// Has the announcements spoken that were held, but for those that only repeat `label`.
  mutating func releaseAnnouncements(except label: String = "") {
    let held = heldAnnouncements
    heldAnnouncements = []
    for announcement in held {
      if !label.isEmpty, announcement.repeats(label) {
        announcementResults.append(AnnouncementResult(text: announcement.text, wasSuccessful: true))
      } else {
        say(announcement, cause: .announcement)
      }
    }
  }

  /// - Parameter changed: The node of a live region whose change it tells.
  mutating func say(_ announcement: Announcement, cause: Cause, changed: NodeID? = nil) {
    let now = clock.now
    let words = SpeechToken(.announcement, announcement.text)
    var speech = PendingSpeech(
      content: .words([words], label: "", language: announcement.language), cause: cause,
      manner: announcement.manner, isAnnouncement: true, changed: changed)
    speech.isAudible = !isHasty(at: now)
    say(speech, at: now)
  }

  /// Within 750 ms of an activation, as on a device (`voiceover.md` 8, 9).
  private func isHasty(at now: Duration) -> Bool {
    guard settings.swallowsHastyAnnouncements, let activatedAt else { return false }
    return now - activatedAt < .milliseconds(750)
  }
}

extension Announcement {
  /// Low priority waits, and so does what is queued, whatever its priority (`voiceover.md` 5.5).
  var manner: PendingSpeech.Manner {
    if isQueued { return .patient }
    return switch priority {
    case .low: .patient
    case .default: .interrupting
    case .high: .urgent
    }
  }

  /// Whether it says just what is said otherwise.
  func repeats(_ text: String) -> Bool { normalizedSpeech(self.text) == normalizedSpeech(text) }
}
