import Combine
import Testing

@Suite struct OperatorTests {
  private let subject = PassthroughSubject<Int, Never>()

  @Test func valuesAreTransformed() {
    #expect(received(from: subject.map { $0 * 2 }) == ["2", "2", "4", "6"])
    #expect(received(from: subject.map(\.description)) == ["1", "1", "2", "3"])
    #expect(received(from: subject.compactMap { $0 == 2 ? nil : $0 }) == ["1", "1", "3"])
    #expect(received(from: subject.filter { $0 > 1 }) == ["2", "3"])
    #expect(received(from: subject.removeDuplicates()) == ["1", "2", "3"])
    #expect(received(from: subject.removeDuplicates { $0 + 1 == $1 }) == ["1", "1", "3"])
    #expect(received(from: subject.dropFirst()) == ["1", "2", "3"])
    #expect(received(from: subject.dropFirst(3)) == ["3"])
    #expect(received(from: subject.map(Optional.some).eraseToAnyPublisher()).count == 4)
  }

  @Test func optionalValuesAreNotTakenForDroppedOnes() {
    let optional = PassthroughSubject<Int?, Never>()
    let recorder = Recorder(of: optional.filter { _ in true }.map { $0 }.removeDuplicates().dropFirst(0))
    recorder.request(.unlimited)
    optional.send(nil)
    optional.send(nil)
    optional.send(1)
    #expect(recorder.log == ["subscribed", "nil", "Optional(1)"])
  }

  @Test func justAndEmptyEndByThemselves() {
    let just = Recorder(of: Just("x"))
    #expect(just.log == ["subscribed"])
    just.request(.max(1))
    just.request(.max(1))
    #expect(just.log == ["subscribed", "x", "finished"])
    #expect(Recorder(of: Empty<Int, Failed>()).log == ["subscribed", "finished"])
    #expect(Recorder(of: Empty<Int, Failed>(completeImmediately: false)).log == ["subscribed"])
  }

  @Test func mergedPublishersFinishWhenAllHave() {
    let other = PassthroughSubject<Int, Never>()
    let recorder = Recorder(of: subject.merge(with: other.map { $0 * 10 }, Just(7)))
    recorder.request(.unlimited)
    subject.send(1)
    other.send(1)
    subject.send(completion: .finished)
    other.send(2)
    other.send(completion: .finished)
    #expect(recorder.log == ["subscribed", "7", "1", "10", "20", "finished"])
  }

  @Test func aFailureEndsAMergeAtOnce() {
    let a = PassthroughSubject<Int, Failed>()
    let b = PassthroughSubject<Int, Failed>()
    let recorder = Recorder(of: a.merge(with: b))
    recorder.request(.unlimited)
    a.send(completion: .failure(Failed()))
    b.send(1)
    #expect(recorder.log == ["subscribed", "failed: no luck"])
  }

  @Test func theLatestValuesOfThreeAreCombined() {
    let name = CurrentValueSubject<String, Never>("")
    let age = PassthroughSubject<Int, Never>()
    let agreed = CurrentValueSubject<Bool, Never>(false)
    let recorder = Recorder(of: name.combineLatest(age, agreed) { "\($0) \($1) \($2)" })
    recorder.request(.unlimited)
    name.send("Ada")
    age.send(36)
    agreed.send(true)
    for subject in [name] { subject.send(completion: .finished) }
    agreed.send(completion: .finished)
    age.send(37)
    age.send(completion: .finished)
    #expect(recorder.log == ["subscribed", "Ada 36 false", "Ada 36 true", "Ada 37 true", "finished"])
  }

  @Test func valuesAreAssignedToAProperty() {
    final class Box { var number = 0 }
    let box = Box()
    let cancellable = subject.assign(to: \.number, on: box)
    subject.send(5)
    cancellable.cancel()
    subject.send(6)
    #expect(box.number == 5)
  }

  private func received<P: Publisher>(from publisher: P) -> [String] where P.Failure == Never {
    var log: [String] = []
    let cancellable = publisher.sink { log.append("\($0)") }
    for number in [1, 1, 2, 3] { subject.send(number) }
    cancellable.cancel()
    return log
  }
}
