import EarshotAccessibility
import Testing

@testable import EarshotEngine

/// Programs that run for long let go of logs they have read.
@Suite struct ForgettingTests {
  @Test func positionsAndNumbersGoOnCounting() {
    let stage = Stage(
      [.text("a"), .button("b"), .button("c")], on: [.voiceOver, .switchControl],
      settings: .scanning {
        $0.style = .manual
        $0.speaks = true
      })
    let engine = stage.engine
    stage.perform(.next)
    let ends = ends(of: engine)
    let number = engine.utterances.last?.sequence ?? 0
    engine.forgetLogs()
    #expect(self.ends(of: engine) == ends)
    #expect(engine.items.stops.isEmpty && engine.sounds.sounds.isEmpty)
    #expect(engine.scannerLog.entries.isEmpty && engine.scannerFeedback.entries.isEmpty)
    stage.perform(.next)
    stage.press(.next)
    #expect(engine.items.stops.map(\.label) == ["c", "c"])
    #expect(engine.items.stops[ends[1]].sequence == number + 1)
    #expect(engine.utterances.utterances[ends[0]].caption == "c, Button")
    #expect(engine.sounds.sounds[ends[2]].sound == .focusMoved)
    #expect(engine.scannerLog.entries.startIndex == ends[3])
    #expect(engine.scannerFeedback.entries.first?.signal == .speech("c"))
  }

  private func ends(of engine: Engine) -> [Int] {
    [
      engine.utterances.utterances.endIndex, engine.items.stops.endIndex, engine.sounds.sounds.endIndex,
      engine.scannerLog.entries.endIndex, engine.scannerFeedback.entries.endIndex,
    ]
  }

  @Test func theNewestUtteranceStaysAndCanBeInterruptedAndAskedForAgain() {
    let stage = Stage([.text("a"), .text("b"), .text("c")])
    stage.perform(.next)
    stage.show([.text("a"), .button("b"), .text("c")])
    stage.engine.forgetLogs()
    #expect(stage.engine.utterances.utterances.map(\.caption) == ["b"])
    #expect(stage.engine.utterances.utterances.map(\.isInterrupted) == [false])
    stage.perform(.next)
    #expect(stage.engine.utterances.utterances.map(\.isInterrupted) == [true, false])
    stage.engine.forgetLogs()
    stage.perform(.speakAgain)
    #expect(stage.engine.utterances.utterances.map(\.caption) == ["c", "c"])
  }

  @Test func aChangeThatIsYetToBeSpokenIsSpoken() {
    let stage = Stage([.text("a"), .text("b"), .text("c")])
    func change(_ value: String) {
      stage.show([
        .text("a"),
        .text("b").with {
          $0.value = value
          $0.traits.insert(.updatesFrequently)
        }, .text("c"),
      ])
    }
    change("1")
    stage.perform(.last)
    stage.perform(.previous)
    #expect(
      stage.engine.state.cursors[.voiceOver].heard.map { if case .state = $0 { true } else { false } } == true
    )
    change("2")
    stage.engine.forgetLogs()
    stage.settle()
    stage.advance(by: .seconds(3))
    #expect(stage.engine.utterances.utterances.last?.caption == "2")
    stage.perform(.next)
    stage.perform(.previous)
    change("3")
    stage.settle()
    stage.engine.forgetLogs()
    stage.advance(by: .seconds(3))
    #expect(stage.engine.utterances.utterances.last?.caption == "3")
  }

  @Test func thereMayBeNothingToForget() {
    let stage = Stage()
    stage.engine.forgetLogs()
    #expect(stage.engine.utterances.last == nil)
    #expect(ends(of: stage.engine) == [0, 0, 0, 0, 0])
  }

  @Test(
    "An engine whose logs are forgotten now and then does and logs what one does that keeps everything",
    arguments: 1...40 as ClosedRange<UInt64>)
  func forgettingChangesNothingElse(seed: UInt64) throws {
    var keeping = try RandomSession(seed: seed)
    var forgetting = try RandomSession(seed: seed, forgettingEvery: 1 + Int(seed % 4))
    for _ in 0..<60 {
      try keeping.step()
      try forgetting.step()
      compare(keeping.engine, forgetting.engine)
    }
    #expect(keeping.reported == forgetting.reported)
    #expect(keeping.engine.takeActionRequests() == forgetting.engine.takeActionRequests())
    #expect(forgetting.engine.items.stops.count < keeping.engine.items.stops.count)
  }

  private func compare(_ keeping: Engine, _ forgetting: Engine) {
    func same<Entries: RandomAccessCollection, Entry: Equatable>(_ all: Entries, _ left: Entries) -> Bool
    where Entries.Element == Entry, Entries.Index == Int {
      all.endIndex == left.endIndex && all[left.startIndex...].elementsEqual(left)
    }
    #expect(same(keeping.utterances.utterances, forgetting.utterances.utterances))
    #expect(same(keeping.items.stops, forgetting.items.stops))
    #expect(same(keeping.sounds.sounds, forgetting.sounds.sounds))
    #expect(same(keeping.scannerLog.entries, forgetting.scannerLog.entries))
    #expect(same(keeping.scannerFeedback.entries, forgetting.scannerFeedback.entries))
  }
}
