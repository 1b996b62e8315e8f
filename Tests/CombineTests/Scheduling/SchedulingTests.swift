import Combine
import EarshotTime
import Foundation
import Testing

/// In a session schedulers run on its queue and by its clock.
@Suite struct SchedulingTests {
  private let queue = SessionQueue()
  private let subject = PassthroughSubject<String, Never>()
  private let log = Log()

  @Test func valuesForTheMainQueueComeWhenTheSessionRuns() {
    for publisher in [
      subject.receive(on: DispatchQueue.main).eraseToAnyPublisher(),
      subject.receive(on: RunLoop.main).eraseToAnyPublisher(),
    ] {
      log.entries = []
      let cancellable = recorded(publisher)
      queue.enter { subject.send("a") }
      log.entries.append("sent")
      queue.runReady()
      #expect(log.entries == ["sent", "0 a"])
      cancellable.cancel()
    }
  }

  @Test func whatIsCancelledBeforeItsTurnIsNotDelivered() {
    let cancellable = recorded(subject.receive(on: DispatchQueue.main))
    queue.enter { subject.send("a") }
    cancellable.cancel()
    queue.runReady()
    #expect(log.entries == [])
  }

  @Test func onlyTheLastOfAQuickSeriesPassesADebounce() {
    let cancellable = recorded(subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main))
    play(["a": 0, "b": 100, "c": 399, "d": 1000])
    #expect(log.entries == ["699 c", "1300 d"])
    cancellable.cancel()
  }

  @Test func secondsWithAFractionAreExactToo() {
    let cancellable = recorded(subject.debounce(for: 0.3, scheduler: RunLoop.main))
    play(["a": 7])
    #expect(log.entries == ["307 a"])
    cancellable.cancel()
  }

  @Test func delayedValuesKeepTheirDistances() {
    let cancellable = recorded(subject.delay(for: .seconds(1), scheduler: DispatchQueue.main))
    play(["a": 0, "b": 10])
    #expect(log.entries == ["1000 a", "1010 b"])
    cancellable.cancel()
  }

  @Test func aValueFromARealThreadReachesTheSessionOfItsSubscriber() {
    let subject = subject
    let receiving = recorded(subject.receive(on: DispatchQueue.main))
    let debouncing = recorded(
      subject.map { $0 + "!" }.debounce(for: .seconds(1), scheduler: DispatchQueue.main))
    let sender = UncheckedSender(subject: subject)
    let sent = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      sender.subject.send("from afar")
      sent.signal()
    }
    sent.wait()
    play([:])
    #expect(log.entries == ["0 from afar", "1000 from afar!"])
    receiving.cancel()
    debouncing.cancel()
  }

  @Test func aTimerFiresByTheSessionsClockUntilItIsCancelled() {
    let timer = Timer.publish(every: 0.5, on: .main, in: .common)
    let cancellable = recorded(timer.autoconnect().map { _ in "tick" })
    play(until: .seconds(2))
    #expect(log.entries == ["500 tick", "1000 tick", "1500 tick", "2000 tick"])
    queue.enter { cancellable.cancel() }
    #expect(queue.clock.nextDeadline == nil)
  }

  @Test func aTimerWithoutConnectionDoesNothing() {
    let timer = Timer.publish(every: 0.5, on: .main, in: .common)
    let cancellable = recorded(timer.map { _ in "tick" })
    play(until: .seconds(2))
    #expect(log.entries == [])
    let connection = queue.enter { timer.connect() }
    play(until: .seconds(3))
    #expect(log.entries == ["2500 tick", "3000 tick"])
    connection.cancel()
    cancellable.cancel()
  }

  @Test func aQueueRepeatsAnActionUntilItIsCancelled() {
    let repetition = queue.enter {
      let queue = DispatchQueue.main
      return queue.schedule(after: queue.now.advanced(by: 1), interval: .milliseconds(250)) { note("again") }
    }
    play(until: .milliseconds(1600))
    repetition.cancel()
    play(until: .seconds(5))
    #expect(log.entries == ["1000 again", "1250 again", "1500 again"])
  }

  @Test func outsideASessionTheRealQueueIsUsed() async {
    let value = await withCheckedContinuation { (done: CheckedContinuation<String, Never>) in
      let subject = CurrentValueSubject<String, Never>("real")
      log.kept = subject.receive(on: DispatchQueue.main).delay(
        for: .milliseconds(1), scheduler: DispatchQueue.global()
      )
      .sink { done.resume(returning: $0) }
    }
    #expect(value == "real")
  }

  /// Subscribes in the session.
  private func recorded<P: Publisher>(_ publisher: P) -> AnyCancellable
  where P.Output == String, P.Failure == Never {
    queue.enter { publisher.sink { note($0) } }
  }

  private func note(_ text: String) {
    log.entries.append("\(queue.clock.now.nanoseconds / 1_000_000) \(text)")
  }

  /// Sends values at times in milliseconds, and lets the session's time pass.
  private func play(_ values: [String: Int] = [:], until end: Duration = .seconds(3)) {
    let sender = UncheckedSender(subject: subject)
    for (value, time) in values.sorted(by: { $0.value < $1.value }) {
      queue.schedule(at: .milliseconds(time)) { sender.subject.send(value) }
    }
    repeat { queue.runReady() } while queue.runDue(through: end)
    queue.clock.advanceNow(to: end)
  }
}

private final class Log {
  var entries: [String] = []
  var kept: AnyCancellable?
}

private struct UncheckedSender: @unchecked Sendable {  // used by one thread at a time
  let subject: PassthroughSubject<String, Never>
}
