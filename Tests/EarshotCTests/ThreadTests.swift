import CProgram
import Testing

/// One engine, one thread at a time; any thread; engines have nothing in common. `Tests/sanitize.sh` runs the same with the thread
/// sanitizer.
@Suite("Threads and the C interface") struct ThreadTests {
  @Test func aHundredEnginesOnEightThreadsKeepApart() {
    #expect(ThreadRuns.keepingApart(engines: 100, threads: 8).map(\.description) == [])
  }

  @Test func anEngineMayGoFromThreadToThread() {
    #expect(ThreadRuns.handingOver(engines: 100, threads: 8).map(\.description) == [])
  }

  @Test func anEngineThatIsUsedBySeveralThreadsAtOnceAnswersBusyAndStaysWhole() {
    #expect(ThreadRuns.sharing(calls: 500, threads: 8).map(\.description) == [])
  }
}
