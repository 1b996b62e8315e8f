import EarshotTime
import TestSupport
import Testing

@Suite struct VirtualClockTests {
  private let clock = VirtualClock()

  @Test func actionsComeInOrderOfDeadlineThenOfScheduling() {
    var log: [String] = []
    for (name, time) in [("c", 30), ("a1", 10), ("b", 20), ("a2", 10)] {
      clock.schedule(at: .milliseconds(time)) { log.append(name) }
    }
    #expect(clock.nextDeadline == .milliseconds(10))
    while let action = clock.takeDue(through: .milliseconds(20)) { action() }
    #expect(log == ["a1", "a2", "b"])
    #expect(clock.now == .milliseconds(20))
    #expect(clock.nextDeadline == .milliseconds(30))
  }

  @Test func aDeadlineInThePastIsDueAtOnceAndTimeDoesNotGoBack() {
    clock.advanceNow(to: .seconds(5))
    clock.schedule(at: .seconds(1)) {}
    #expect(clock.nextDeadline == .seconds(5))
    #expect(clock.takeDue(through: .seconds(5)) != nil)
    #expect(clock.now == .seconds(5))
  }

  @Test func aCancelledActionIsForgottenAtOnce() {
    final class Token {}
    weak var held: Token?
    let token = clock.schedule(at: .seconds(1)) { [object = Token()] in withExtendedLifetime(object) {} }
    let other = clock.schedule(at: .seconds(2)) { [object = Token()] in withExtendedLifetime(object) {} }
    do {
      let object = Token()
      held = object
      let third = clock.schedule(at: .seconds(3)) { withExtendedLifetime(object) {} }
      clock.cancel(third)
    }
    #expect(held == nil)
    clock.cancel(token)
    clock.cancel(token)
    #expect(clock.nextDeadline == .seconds(2))
    clock.cancel(other)
    #expect(clock.nextDeadline == nil)
    #expect(clock.takeDue(through: .seconds(9)) == nil)
  }

  @Test func cancelledActionsDoNotPileUp() {
    clock.schedule(at: .seconds(1)) {}
    for time in 2...100_000 { clock.cancel(clock.schedule(at: .seconds(time)) {}) }
    #expect(clock.count == 1)
    #expect(clock.storedCount <= 2)
  }

  @Test func anActionMayScheduleAndCancelOthers() {
    var log: [String] = []
    let last = clock.schedule(at: .seconds(2)) { log.append("cancelled") }
    clock.schedule(at: .seconds(1)) { [clock] in
      log.append("first")
      clock.cancel(last)
      clock.schedule(at: clock.now) { log.append("at once") }
    }
    while let action = clock.takeDue(through: .seconds(3)) { action() }
    #expect(log == ["first", "at once"])
    #expect(clock.now == .seconds(1))
  }

  @Test(arguments: 1...20) func agreesWithASortedList(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    var expected: [(time: Int, id: Int, token: VirtualClock.Token)] = []
    var taken: [Int] = []
    var last = 0
    for id in 0..<500 {
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0 where !expected.isEmpty:
        let index = Int.random(in: expected.indices, using: &numbers)
        clock.cancel(expected.remove(at: index).token)
      case 1:
        let end = last + Int.random(in: 0..<20, using: &numbers)
        let due = expected.filter { $0.time <= end }.sorted { ($0.time, $0.id) < ($1.time, $1.id) }
        expected.removeAll { $0.time <= end }
        taken = []
        while let action = clock.takeDue(through: .milliseconds(end)) { action() }
        #expect(taken == due.map(\.id))
        clock.advanceNow(to: .milliseconds(end))
        last = end
      default:
        let time = last + Int.random(in: -10..<100, using: &numbers)
        let token = clock.schedule(at: .milliseconds(time)) { taken.append(id) }
        expected.append((max(time, last), id, token))
      }
      #expect(clock.nextDeadline == expected.map(\.time).min().map { .milliseconds($0) })
      #expect(clock.storedCount <= 2 * clock.count)
    }
  }
}
