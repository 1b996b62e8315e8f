import EarshotAccessibility

/// What is being spoken, and what waits for that (`voiceover.md` 5.5). Utterances begin one after another; the time that
/// each takes is a model (design §11, 29).
struct SpeechChannel {
  /// What waits, in order.
  var waiting: [PendingSpeech] = []
  /// Whether what is being spoken is spoken to its end.
  var isUninterruptible = false
  /// The announcement being spoken, whose end is reported.
  var announcement: String?
  /// Since when speech is paused.
  var pausedAt: Duration?
  /// By how much pauses put off the end of what is being spoken, if they did.
  var delay: Duration?

  var isPaused: Bool { pausedAt != nil }

  /// Whether nothing waits, is to be reported, or is held: what comes is spoken without further ado.
  var isOpen: Bool {
    !isUninterruptible && announcement == nil && pausedAt == nil && delay == nil && waiting.isEmpty
  }
}

/// Something to be said.
struct PendingSpeech {
  var content: Utterance.Content
  var element: NodeID?
  var cause: Cause
  var manner = Manner.interrupting
  /// Whether its end is reported.
  var isAnnouncement = false
  /// The node of a live region whose change it tells.
  var changed: NodeID?
  var isAudible = true

  /// What is reported when it has ended, if that is.
  var announcedText: String? {
    guard isAnnouncement, case .words(let tokens, _, _) = content else { return nil }
    return tokens.joined()
  }

  /// How something comes to be spoken while something else is.
  enum Manner {
    /// At once.
    case interrupting
    /// At once, and to its end.
    case urgent
    /// When everything before it has ended.
    case patient
  }
}
