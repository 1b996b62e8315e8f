/// The closures that run after an update pass: disappearances, appearances, then changes (design §11, 9).
@MainActor final class LifecycleQueue {
  private var disappeared: [() -> Void] = []
  private var appeared: [() -> Void] = []
  private var changed: [any OnChangeTrigger] = []

  var isEmpty: Bool { disappeared.isEmpty && appeared.isEmpty && changed.isEmpty }

  func addDisappearance(_ action: @escaping () -> Void) { disappeared.append(action) }
  func addAppearance(_ action: @escaping () -> Void) { appeared.append(action) }
  func addChange(_ trigger: any OnChangeTrigger) { changed.append(trigger) }

  /// Runs what is queued now; what the closures queue waits for the next round.
  func run() {
    let (gone, new, triggers) = (disappeared, appeared, changed)
    (disappeared, appeared, changed) = ([], [], [])
    gone.forEach { $0() }
    new.forEach { $0() }
    triggers.forEach { $0.fire() }
  }
}

/// A watched value that may have changed.
@MainActor protocol OnChangeTrigger: AnyObject {
  func fire()
}
