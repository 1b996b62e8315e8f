import Combine
import Testing

@Suite struct CancellableTests {
  @Test func goingAwayCancelsOnce() {
    var count = 0
    var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
    cancellable?.cancel()
    cancellable = nil
    #expect(count == 1)
    #expect(cancellable == nil)
  }

  @Test func storedInASetOrAnArrayItLivesAsLongAsThat() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    subject.sink { received.append($0) }.store(in: &set)
    subject.sink { received.append($0 * 10) }.store(in: &array)
    subject.send(1)
    set.removeAll()
    subject.send(2)
    array.removeAll()
    subject.send(3)
    #expect(received == [1, 10, 20])
  }

  @Test func nothingIsDeliveredAfterCancellationWhileAValueIsOnItsWay() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [String] = []
    var second: AnyCancellable?
    let first = subject.sink { value in
      received.append("first \(value)")
      second?.cancel()
    }
    second = subject.map { $0 }.sink { received.append("second \($0)") }
    subject.send(1)
    subject.send(2)
    #expect(received == ["first 1", "first 2"])
    first.cancel()
  }

  @Test func whatWasSubscribedIsReleased() {
    final class Token {}
    weak var token: Token?
    let subject = CurrentValueSubject<Int, Never>(0)
    do {
      let held = Token()
      token = held
      let cancellable = subject.map { $0 + 1 }.filter { $0 > 0 }.combineLatest(subject).merge(with: Empty())
        .sink { _ in _ = held }
      subject.send(1)
      cancellable.cancel()
    }
    #expect(token == nil)
  }
}
