import CEarshot
import Foundation
import Testing

/// One engine, one thread at a time; any thread; engines have nothing in common.
@Suite("Threads and the C interface") struct ThreadTests {
  @Test func aHundredEnginesOnEightThreadsKeepApart() {
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for _ in 0..<13 {
        let program = Program()
        program.showForm()
        earshot_set_enabled(program.engine, Int32(EARSHOT_VOICE_OVER), true)
        earshot_settle(program.engine)
        for _ in 0..<50 {
          earshot_voice_over(program.engine, Int32(EARSHOT_VO_NEXT))
          earshot_voice_over(program.engine, Int32(EARSHOT_VO_PREVIOUS))
          earshot_settle(program.engine)
        }
        #expect(program.captions.count == 101, "thread \(thread)")
      }
    }
  }

  @Test func anEngineThatIsUsedByTwoThreadsAtOnceAnswersBusyAndStaysWhole() {
    let program = Program()
    program.showForm()
    earshot_set_enabled(program.engine, Int32(EARSHOT_VOICE_OVER), true)
    earshot_settle(program.engine)
    nonisolated(unsafe) let engine = program.engine
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 {
        let status = earshot_voice_over(engine, Int32(EARSHOT_VO_NEXT))
        #expect([EARSHOT_OK, EARSHOT_DONE, EARSHOT_ERROR_BUSY].contains(Int(status)))
      }
    }
    #expect(earshot_voice_over(program.engine, Int32(EARSHOT_VO_FIRST)) == EARSHOT_OK)
    #expect(program.captions.last == "Sign in")
  }
}
