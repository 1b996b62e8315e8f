import EarshotAccessibility

extension Session {
  /// How much may follow from one event before the session gives up on ever coming to rest.
  private enum Limits {
    static let rounds = 8
    static let readyWork = 100_000
  }

  /// Brings views, engine and closures to rest (design §2, §3): passes until the views are clean, the closures of their
  /// lifecycle, then whatever is ready; and at last the technologies that are still nowhere.
  func settle() {
    var work = 0
    for _ in 0..<Limits.rounds {
      guard settleWithoutPlacing(&work) else { return }
      if !placeCursors() { return }
    }
    reportUnrest("each placing of a cursor takes away the element that it is placed on")
  }

  /// Answers whether everything came to rest.
  private func settleWithoutPlacing(_ work: inout Int) -> Bool {
    repeat {
      guard settleViews() else {
        reportUnrest("each update makes another one necessary")
        return false
      }
      work += queue.runReady(limit: Limits.readyWork - work)
      if work >= Limits.readyWork {
        reportUnrest("closures and tasks keep making new ones")
        return false
      }
    } while queue.hasReadyWork || graph.needsUpdate
    return true
  }

  /// Answers whether the views came to rest.
  private func settleViews() -> Bool {
    for _ in 0..<Limits.rounds {
      pass()
      if !graph.needsUpdate { return true }
      graph.runLifecycle()
      if !graph.needsUpdate { return true }
    }
    pass()
    return false
  }

  private func reportUnrest(_ reason: String) {
    current.diagnostics.append("The turn was cut short: \(reason).")
  }

  /// Bodies, layout, keyboard focus, semantics, and the engine's answer (`focus-semantics.md` 0.4, steps 2 to 4). If that
  /// changed a focus property, bodies that read it are evaluated before anything else runs.
  private func pass() {
    updateOnce()
    updateOnce()
  }

  private func updateOnce() {
    graph.updateViews()
    graph.layOut()
    graph.resolveKeyboardFocus()
    updateScreenKeyboard()
    graph.updateViews()
    graph.layOut()
    revealEditedField()
    tellEngine()
    let changes = engine.settle()
    finish(changes)
  }

  private func tellEngine() {
    graph.takeTextEvents().forEach(engine.narrate)
    let messages = graph.takeFocusMessages()
    messages.declarations.forEach(engine.declare)
    if let update = graph.takeTreeUpdate() { apply(update) }
    if graph.takeRowMoves() { engine.noteLayout() }
    messages.requests.forEach(engine.request)
    messages.retired.forEach(engine.retire)
    graph.takeNotices().forEach(engine.post)
  }

  private func apply(_ update: TreeUpdate) {
    do {
      current.treeChanges += try engine.apply(update)
    } catch {
      preconditionFailure("The views sent an update that contradicts itself: \(error)")
    }
  }

  private func finish(_ changes: [FocusChange]) {
    current.focusChanges += changes
    graph.resolve(changes)
    engine.takeActionRequests().forEach(carryOut)
    engine.takeMenuChoices().forEach(carryOut)
    engine.takeAnnouncementResults().forEach(graph.announcementDidFinish)
  }

  /// Places technologies that are nowhere; answers whether that calls for another round.
  private func placeCursors() -> Bool {
    finish(engine.placeCursors())
    return graph.needsUpdate || queue.hasReadyWork
  }
}
