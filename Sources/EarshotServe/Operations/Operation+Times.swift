import EarshotEngine
import EarshotTime

extension Operation {
  static let times = [advance]

  private static let advance = ofEngine(
    "advance",
    "Moves time on; what is due on the way happens. When that is a thousand events it stops, with `now` before the time "
      + "asked for; ask again.",
    .required(
      "to", .milliseconds,
      "The new present, in milliseconds since the engine was made.")
  ) { (engine, time: Duration) throws(Failure) in
    guard time >= engine.clock.now else {
      let now = Output.milliseconds.write(engine.clock.now).text
      throw Failure(.argument, "Time doesn't go back, and it is \(now) now; give that or more.").inside("to")
    }
    engine.advance(to: time)
    return []
  }
}

extension ServedEngine {
  /// Stops early when there is enough to tell: one answer mustn't be a day of scanning.
  fileprivate func advance(to end: Duration) {
    while eventCount < limits.events, let action = clock.takeDue(through: end) { action() }
    if eventCount < limits.events { clock.advanceNow(to: end) }
    note(engine.settle())
  }
}
