import Combine
import TestSupport
import Testing

@Suite struct SubjectTests {
  @Test func subscribersAreServedInTheOrderInWhichTheyCame() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [String] = []
    let cancellables = ["a", "b", "c"].map { name in subject.sink { received.append("\(name)\($0)") } }
    subject.send(1)
    cancellables[1].cancel()
    subject.send(2)
    #expect(received == ["a1", "b1", "c1", "a2", "c2"])
  }

  @Test func aValueSentWhileOneIsDeliveredComesFirst() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [String] = []
    let first = subject.sink { value in
      received.append("first \(value)")
      if value == 1 { subject.send(2) }
    }
    let second = subject.sink { received.append("second \($0)") }
    subject.send(1)
    #expect(received == ["first 1", "first 2", "second 2", "second 1"])
    _ = (first, second)
  }

  @Test func whoSubscribesDuringADeliveryGetsTheNextValue() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [String] = []
    var late: [AnyCancellable] = []
    let early = subject.sink { value in
      received.append("early \(value)")
      if value == 1 { subject.sink { received.append("late \($0)") }.store(in: &late) }
    }
    subject.send(1)
    subject.send(2)
    #expect(received == ["early 1", "early 2", "late 2"])
    _ = early
  }

  @Test func settingTheValueDeliversIt() {
    let subject = CurrentValueSubject<String, Failed>("old")
    var received: [String] = []
    let cancellable = subject.sink {
      received.append("\($0)")
    } receiveValue: {
      received.append("\($0), now \(subject.value)")
    }
    subject.value = "new"
    subject.send(completion: .failure(Failed()))
    subject.value = "too late"
    #expect(received == ["old, now old", "new, now new", "failure(no luck)"])
    #expect(subject.value == "new")
    _ = cancellable
  }

  @Test func whoComesAfterTheEndGetsTheCompletion() {
    let subject = PassthroughSubject<Int, Failed>()
    subject.send(completion: .failure(Failed()))
    #expect(Recorder(of: subject).log == ["subscribed", "failed: no luck"])
  }

  @Test func aSubjectCanBeFedByAPublisher() {
    let source = PassthroughSubject<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let sink = subject.sink { received.append($0) }
    let feed = source.subscribe(subject)
    source.send(1)
    feed.cancel()
    source.send(2)
    #expect(received == [1])
    _ = sink
  }

  @Test func aVoidSubjectJustTells() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    let cancellable = subject.sink { count += 1 }
    subject.send()
    #expect(count == 1)
    _ = cancellable
  }

  @Test func manySubscribersLeaveInAnyOrder() {
    let subject = PassthroughSubject<Int, Never>()
    var numbers = SplitMix64(seed: 7)
    var received: [Int] = []
    var alive: [(id: Int, cancellable: AnyCancellable)] = []
    for id in 0..<500 {
      alive.append((id, subject.sink { _ in received.append(id) }))
      if !alive.isEmpty, Bool.random(using: &numbers) {
        alive.remove(at: Int.random(in: alive.indices, using: &numbers)).cancellable.cancel()
      }
      received = []
      subject.send(0)
      #expect(received == alive.map(\.id))
    }
  }
}
