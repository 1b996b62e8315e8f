import Testing

@testable import EarshotUI

@MainActor @Suite struct OnChangeTests {
  @Test func theThreeFormsAreCalledWithOldAndNew() {  // R22
    let log = Log()
    let n = Handle(1)
    let mount = Mount {
      Driven(n) { $n in
        Text("x")
          .onChange(of: n) { new in log("one \(new)") }
          .onChange(of: n) { old, new in log("two \(old) \(new)") }
          .onChange(of: n) { log("none") }
      }
    }
    #expect(log.take() == [])
    mount.turn { n.value = 2 }
    #expect(log.take().sorted() == ["none", "one 2", "two 1 2"])
    mount.turn { n.value = 2 }
    #expect(log.take() == [])
  }

  @Test func capturedValuesAreOldInTheFirstFormAndNewInTheOthers() {  // R23
    struct Inner: View {
      let n: Int
      let log: Log
      var body: some View {
        Text("x")
          .onChange(of: n) { new in log("one \(n) \(new)") }
          .onChange(of: n) { old, new in log("two \(n) \(old)") }
          .onChange(of: n) { log("none \(n)") }
      }
    }
    let log = Log()
    let n = Handle(1)
    let mount = Mount { Driven(n) { $n in Inner(n: n, log: log) } }
    mount.turn { n.value = 2 }
    #expect(log.take().sorted() == ["none 2", "one 1 2", "two 2 1"])
    mount.turn { n.value = 3 }
    #expect(log.take().sorted() == ["none 3", "one 2 3", "two 3 2"])
  }

  @Test func initialRunsOnceOnAppearanceAndThenNormally() {  // R25
    struct Screen: View {
      @State private var n = 0
      let log: Log
      var body: some View {
        Text("\(n)")
          .onChange(of: n, initial: true) { old, new in log("\(old) \(new)") }
          .onAppear { n = 1 }
      }
    }
    let log = Log()
    _ = Mount { Screen(log: log) }
    #expect(log.take() == ["0 0", "0 1"])
  }

  @Test func initialIsAboutTheValueOfTheFirstPass() {
    let log = Log()
    let n = Handle(Int?.none)
    let mount = Mount {
      Driven(n) { $n in if let n { Text("x").onChange(of: n, initial: true) { log("\($0) \($1)") } } }
    }
    mount.turn {
      n.value = 1
      mount.graph.updateViews()
      n.value = 2
    }
    #expect(log.take() == ["1 1", "1 2"])
  }

  @Test func writesThatEndWhereTheyBeganAreNoChange() {
    let log = Log()
    let n = Handle(1)
    let mount = Mount { Driven(n) { $n in Text("x").onChange(of: n) { log("\($0) \($1)") } } }
    mount.turn {
      n.value = 2
      n.value = 1
    }
    #expect(log.take() == [])
    mount.turn {
      n.value = 2
      n.value = 3
    }
    #expect(log.take() == ["1 3"])
  }

  @Test func aClosureFiresAtMostTwiceATurn() {  // R26
    let log = Log()
    let n = Handle(0)
    let mount = Mount {
      Driven(n) { $n in
        Text("\(n)").onChange(of: n) { old, new in
          log("\(old) \(new)")
          $n.wrappedValue += 1
        }
      }
    }
    mount.turn { n.value = 1 }
    #expect(log.take() == ["0 1", "1 2"])
    #expect(
      mount.diagnostics == [
        "onChange(of:) tried to update several times in one turn; the last change was not reported."
      ])
    mount.turn { n.value = 10 }
    #expect(log.take() == ["3 10", "10 11"])
  }

  @Test func aRemovedObserverDoesNotFireAndANewIdentityForgets() {  // R27
    let log = Log()
    let n = Handle(0)
    let mount = Mount {
      Driven(n) { $n in
        if n < 2 { Text("a").onChange(of: n) { log("gone \($0) \($1)") } }
        Text("b").onChange(of: n) { log("id \($0) \($1)") }.id(n / 2)
      }
    }
    mount.turn { n.value = 2 }
    #expect(log.take() == [])
    mount.turn { n.value = 3 }
    #expect(log.take() == ["id 2 3"])
  }
}
