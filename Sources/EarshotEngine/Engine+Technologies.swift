import EarshotAccessibility

extension Engine {
  /// Switches a technology on. It is nowhere until ``placeCursors()``, unless a request moves it before.
  /// Switching on what is on does nothing.
  public func enable(_ technology: AssistiveTechnology) {
    if isEnabled(technology) { return }
    state.cursors[technology].isOn = true
    if technology == .switchControl { state.scanner.reset() }
  }

  /// Switches a technology off. Bindings that it alone kept reset with the next ``settle()`` (R17); switched on
  /// again, it starts afresh.
  public func disable(_ technology: AssistiveTechnology) {
    state.focus.affected.formUnion(state.cursors[technology].matches.map(\.binding))
    state.cursors[technology] = Cursor(technology)
    switch technology {
    case .voiceOver:
      state.endJourney()
      state.silence()
    case .switchControl:
      state.endScanWay()
      state.scanner.reset()
    }
    keepAppointment()
  }

  /// Whether a technology is on.
  public func isEnabled(_ technology: AssistiveTechnology) -> Bool { state.cursors[technology].isOn }

  /// The element that a technology's cursor is on; `nil` while it is off or nowhere.
  public func cursor(of technology: AssistiveTechnology) -> NodeID? {
    state.slot(of: technology).flatMap(state.tree.id(at:))
  }

  /// Puts technologies that are on, but nowhere because they were just switched on or had no element to be on,
  /// where they begin: VoiceOver on the summary element, else on the first; Switch Control on its first
  /// candidate (design §11, 13). A cursor that was dismissed (R6) stays nowhere.
  ///
  /// To be called after the closures that an app runs when something appears: while a request of theirs waits
  /// for ``settle()``, the technologies it concerns are left alone.
  ///
  /// - Returns: The bindings that changed, in the order of their ids.
  @discardableResult
  public func placeCursors() -> [FocusChange] {
    defer { keepAppointment() }
    return state.placeCursors()
  }

  /// Takes what an app lets technologies know; nothing happens while VoiceOver is off. A node named in it has to be in the
  /// tree by the next ``settle()``.
  public func post(_ notice: AccessibilityNotice) {
    state.post(notice)
    keepAppointment()
  }

  /// Has VoiceOver tell what the user did in the field with the keyboard focus, as ``EngineSettings/echo`` and the
  /// rules for the caret say. To be called before the field's new text is sent.
  public func narrate(_ event: TextEvent) {
    state.narrate(event)
    keepAppointment()
  }

  /// What became of announcements since the last call, in the order in which they ended.
  public func takeAnnouncementResults() -> [AnnouncementResult] {
    defer { state.announcementResults = [] }
    return state.announcementResults
  }

  /// Whether speech is switched off; captions and log go on.
  public var isMuted: Bool { state.isMuted }

  /// Whether the screen is dark for the eye.
  public var hasScreenCurtain: Bool { state.hasScreenCurtain }

  /// Whether VoiceOver reads on by itself.
  public var isReadingAll: Bool { state.isReadingAll }

  /// Whether speech is paused.
  public var isPaused: Bool { state.channel.isPaused }

  /// The words that VoiceOver uses of its own.
  public var words: Words { state.composer.words }

  /// What VoiceOver says of the element under its cursor as it is now, without the containers around it; nothing
  /// is spoken or logged. `nil` while it is off or nowhere.
  public var currentSpeech: String? { state.currentSpeech() }

  /// The requests to the host that arose outside commands, in order: elements to be scrolled into view because
  /// a request, a relocation or the placement took a cursor there, and what Switch Control asks for when a deadline is
  /// reached. Each is returned once.
  public func takeActionRequests() -> [ActionRequest] {
    defer { state.outbox = [] }
    state.noteTaken(state.outbox)
    return state.outbox
  }
}
