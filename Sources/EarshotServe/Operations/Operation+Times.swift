import EarshotEngine
import EarshotTime

extension Operation {
  static let times = [advance]

  private static let longestAdvance = Duration.seconds(86_400)

  private static let advance = ofEngine(
    "advance",
    "Moves time on; what is due on the way happens. When that is a thousand events it stops, with `now` before the time "
      + "asked for; ask again.",
    .required(
      "to", .milliseconds,
      "The new present, in milliseconds since the engine was made; a day further at most.")
  ) { (engine, time: Duration) throws(Failure) in
    let now = Output.milliseconds.write(engine.clock.now).text
    guard time >= engine.clock.now else {
      throw Failure(.argument, "Time doesn't go back, and it is \(now) now; give that or more.").inside("to")
    }
    guard time - engine.clock.now <= longestAdvance else {
      throw Failure(
        .argument, "It is \(now) now, and time goes on by a day at most; do it in several requests."
      )
      .inside("to")
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
