import Combine
import Testing

@Suite struct DemandTests {
  @Test func demandsAddUpAndUnlimitedStays() {
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
    #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
    #expect(Subscribers.Demand.max(1) - 5 == .none)
    #expect(Subscribers.Demand.max(.max - 1) + 5 == .unlimited)
    #expect(Subscribers.Demand.max(7) < .unlimited)
    #expect("\(Subscribers.Demand.unlimited) \(Subscribers.Demand.max(1))" == "unlimited max(1)")
  }

  @Test func aPassthroughSubjectDropsWhatIsNotDemanded() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(of: subject)
    subject.send(1)
    recorder.request(.max(2))
    subject.send(2)
    subject.send(3)
    subject.send(4)
    subject.send(completion: .finished)
    subject.send(5)
    #expect(recorder.log == ["subscribed", "2", "3", "finished"])
  }

  @Test func aSubscriberMayDemandMoreWithEachValue() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(of: subject, answering: .max(1))
    recorder.request(.max(1))
    for number in 1...3 { subject.send(number) }
    #expect(recorder.log == ["subscribed", "1", "2", "3"])
  }

  @Test func aCurrentValueWaitsForDemandAndOnlyTheLatestDoes() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = Recorder(of: subject)
    recorder.request(.max(1))
    subject.send(1)
    subject.send(2)
    recorder.request(.max(1))
    recorder.request(.max(1))
    subject.send(3)
    #expect(recorder.log == ["subscribed", "0", "2", "3"])
  }

  @Test func aDroppedValueIsReplacedByAnother() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(of: subject.filter { $0 % 2 == 0 }.dropFirst())
    recorder.request(.max(1))
    for number in 1...6 { subject.send(number) }
    #expect(recorder.log == ["subscribed", "4"])
  }

  @Test func mergedValuesWaitInOrder() {
    let a = CurrentValueSubject<String, Never>("a")
    let b = CurrentValueSubject<String, Never>("b")
    let recorder = Recorder(of: a.merge(with: b))
    recorder.request(.max(1))
    #expect(recorder.log == ["subscribed", "a"])
    a.send("a2")
    recorder.request(.max(2))
    #expect(recorder.log == ["subscribed", "a", "b", "a2"])
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(recorder.log.last == "finished")
  }

  @Test func theLatestCombinationWaits() {
    let a = CurrentValueSubject<Int, Never>(1)
    let b = CurrentValueSubject<Int, Never>(10)
    let recorder = Recorder(of: a.combineLatest(b, +))
    recorder.request(.max(1))
    a.send(2)
    b.send(20)
    recorder.request(.max(1))
    #expect(recorder.log == ["subscribed", "11", "22"])
  }
}
