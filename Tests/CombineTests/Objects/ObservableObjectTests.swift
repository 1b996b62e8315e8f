import Testing

@testable import Combine

@Suite struct ObservableObjectTests {
  private class Account: ObservableObject {
    @Published var name = "Ada"
    @Published private(set) var visits: [Int] = []

    func visit() { visits.append(visits.count) }
  }

  private final class Premium: Account {
    @Published var level = 1
  }

  private final class Plain: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
  }

  private final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var silent = 0
  }

  @MainActor private final class Isolated: ObservableObject {
    @Published var count = 0
    private var cancellables: Set<AnyCancellable> = []

    init(source: some Publisher<Int, Never>) {
      count = 1
      source.sink { [weak self] in self?.count = $0 }.store(in: &cancellables)
    }
  }

  @Test func aChangeIsAnnouncedBeforeItHappens() {
    let account = Account()
    var log: [String] = []
    let cancellable = account.objectWillChange.sink { log.append("still \(account.name) \(account.visits)") }
    account.name = "Grace"
    account.visit()
    #expect(log == ["still Ada []", "still Grace []"])
    #expect(account.visits == [0])
    _ = cancellable
  }

  @Test func everyObjectHasOneStablePublisher() {
    let account = Account()
    let other = Account()
    let plain = Plain()
    #expect(account.objectWillChange === account.objectWillChange)
    let held = (account.objectWillChange, other.objectWillChange, plain.objectWillChange)
    #expect(held.0 === account.objectWillChange)
    #expect(held.1 !== held.0)
    #expect(held.2 === plain.objectWillChange)
  }

  @Test func inheritedAndOwnPropertiesAnnounceAlike() {
    let premium = Premium()
    var count = 0
    let cancellable = premium.objectWillChange.sink { count += 1 }
    premium.name = "Grace"
    premium.level = 2
    (premium as Account).name = "Ada"
    #expect(count == 3)
    _ = cancellable
  }

  @Test func aClassWithoutPublishedPropertiesAnnouncesByItself() {
    let plain = Plain()
    var log: [Int] = []
    let cancellable = plain.objectWillChange.sink { log.append(plain.count) }
    plain.count = 1
    plain.count = 2
    #expect(log == [0, 1])
    _ = cancellable
  }

  @Test func aPublisherOfOnesOwnReplacesTheDefault() {
    let own = Own()
    var log: [String] = []
    let cancellable = own.objectWillChange.sink { log.append($0) }
    own.silent = 1
    own.objectWillChange.send("spoken")
    #expect(log == ["spoken"])
    _ = cancellable
  }

  @Test func aPropertyDeliversItsValueThenEachNewOneBeforeItIsStored() {
    let account = Account()
    var log: [String] = []
    let cancellable = account.$name.sink { log.append("\($0), stored \(account.name)") }
    account.name = "Grace"
    #expect(log == ["Ada, stored Ada", "Grace, stored Ada"])
    _ = cancellable
  }

  @Test func aPublisherCanBeAssignedToAPropertyAndAnnounces() {
    let source = PassthroughSubject<String, Never>()
    var account: Account? = Account()
    var count = 0
    let cancellable = account?.objectWillChange.sink { count += 1 }
    if let account { source.assign(to: &account.$name) }
    source.send("Grace")
    #expect(account?.name == "Grace")
    #expect(count == 1)
    weak let gone = account
    account = nil
    #expect(gone == nil)
    source.send("nobody")
    #expect(count == 1)
    _ = cancellable
  }

  @Test func propertiesOfTheSameObjectCanBeCombined() {
    let premium = Premium()
    var log: [String] = []
    let cancellable = premium.$name.combineLatest(premium.$level).map { "\($0) \($1)" }
      .removeDuplicates().sink { log.append($0) }
    premium.level = 2
    premium.level = 2
    premium.name = "Grace"
    #expect(log == ["Ada 1", "Ada 2", "Grace 2"])
    _ = cancellable
  }

  @Test func anObjectThatGoesFinishesItsProperties() {
    var account: Account? = Account()
    let recorder = account.map { Recorder(of: $0.$name) }
    recorder?.request(.unlimited)
    account = nil
    #expect(recorder?.log == ["subscribed", "Ada", "finished"])
  }

  @Test @MainActor func aModelOnTheMainActorWorks() {
    let source = PassthroughSubject<Int, Never>()
    let model = Isolated(source: source)
    var log: [Int] = []
    let cancellable = model.$count.sink { log.append($0) }
    source.send(5)
    model.count += 1
    #expect(log == [1, 5, 6])
    _ = cancellable
  }

  @Test func anObservedObjectIsNotKeptAliveAndLeavesNothingBehind() {
    for _ in 0..<100 {
      var account: Account? = Account()
      weak let gone = account
      let id = account.map { ObjectIdentifier($0) }
      let cancellable = account?.objectWillChange.sink {}
      account?.name = "Grace"
      account = nil
      #expect(gone == nil)
      cancellable?.cancel()
      #expect(id.map { !ObjectChanges.hasEntry($0) } == true)
    }
  }

  @Test func aNewObjectInThePlaceOfAnOldOneHasAPublisherOfItsOwn() {
    var count = 0
    var cancellables: [AnyCancellable] = []
    for _ in 0..<1000 {
      let account = Account()  // often stands where the one before did
      account.name = "Grace"
      account.objectWillChange.sink { count += 1 }.store(in: &cancellables)
    }
    #expect(count == 0)
  }
}
