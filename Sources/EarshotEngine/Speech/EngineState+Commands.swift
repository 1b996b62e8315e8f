import EarshotAccessibility

/// Commands about speech itself (`voiceover.md` 4.1, 4.6).
extension EngineState {
  /// Begins to read on, from the first element or from the cursor.
  mutating func readAll(fromTop: Bool) -> CommandOutcome {
    let start =
      fromTop || slot(of: .voiceOver) == nil
      ? tree.firstStop(.elements, visited: &counters.nodesVisited) : slot(of: .voiceOver) ?? .none
    if start.isNone { return CommandOutcome(sound: .empty) }
    isReadingAll = true
    turnedPage = nil
    awaitsPage = false
    return CommandOutcome(move: land(.voiceOver, on: start, cause: .reading))
  }

  /// Goes on to the next element. At the end the page is turned, if the element says that it does so; else reading is over. What
  /// became of the page is looked at after the next ``Engine/settle()``.
  mutating func readOn() {
    guard let slot = slot(of: .voiceOver) else {
      isReadingAll = false
      return
    }
    if isOnJourney { return }
    if let request = askForChildren(on: route(forward: true, .elements, cause: .reading)) {
      return outbox.append(request)
    }
    let next = stop(ahead: true, of: .voiceOver, .elements)
    if !next.isNone {
      takeCursor(of: .voiceOver, to: next, cause: .reading)
    } else if let page = pageTurn(at: slot) {
      outbox.append(page)
      awaitsPage = true
    } else {
      isReadingAll = false
      play(.boundary, about: tree.nodes[slot.index].id)
    }
  }

  /// Reading stops when a page that was asked for shows nothing new (`voiceover.md` 2.4).
  private mutating func pageTurn(at slot: Slot) -> ActionRequest? {
    guard tree.nodes[slot.index].traits.contains(.causesPageTurn) else { return nil }
    let parts = spokenParts(at: slot)
    defer { turnedPage = parts }
    if let turnedPage, turnedPage == parts { return nil }
    return request(.scroll(.down), handling: .scroll, by: .voiceOver)
  }

  /// Says the last utterance again.
  mutating func speakAgain() -> CommandOutcome {
    guard let last = lastUtterance else { return CommandOutcome(sound: .empty) }
    say(PendingSpeech(content: last.content, element: last.element, cause: .answer), at: clock.now)
    return CommandOutcome()
  }

  /// Says the element's name letter by letter, its value if it has no name.
  mutating func spell() -> CommandOutcome {
    guard let slot = slot(of: .voiceOver) else { return CommandOutcome(sound: .empty) }
    let parts = spokenParts(at: slot)
    let isSecret = parts.traits.contains(.isSecure)
    let text = parts.label.isEmpty && !isSecret ? parts.value : parts.label
    if text.isEmpty { return CommandOutcome(sound: .empty) }
    let letters = text.map {
      SpeechToken(.echo, composer.words.name(of: $0, capitals: settings.verbosity.capitals))
    }
    let content = Utterance.Content.words(letters, label: parts.label, language: parts.language)
    utter(content, about: slot, at: clock.now, cause: .answer)
    return CommandOutcome()
  }

  /// Speech is heard to go off, and heard to be on again.
  mutating func toggleMute() -> CommandOutcome {
    if isMuted {
      isMuted = false
      answer(composer.words(.speechOn))
    } else {
      answer(composer.words(.speechOff))
      isMuted = true
    }
    return CommandOutcome()
  }

  mutating func toggleScreenCurtain() -> CommandOutcome {
    hasScreenCurtain.toggle()
    answer(composer.words(hasScreenCurtain ? .screenCurtainOn : .screenCurtainOff))
    return CommandOutcome()
  }
}
