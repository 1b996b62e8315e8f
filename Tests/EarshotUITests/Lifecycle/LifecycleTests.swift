import Testing

@testable import EarshotUI

@MainActor @Suite struct LifecycleTests {
  private struct Traced<Content: View>: View {
    let name: String
    let log: Log
    @ViewBuilder let content: Content
    var body: some View {
      VStack { content }
        .onAppear { log("+\(name)") }
        .onDisappear { log("-\(name)") }
    }
  }

  @Test func childrenAppearAndDisappearBeforeTheirParents() {
    let log = Log()
    let shows = Handle(true)
    let mount = Mount {
      Driven(shows) { $shows in
        if shows {
          Traced(name: "outer", log: log) {
            Traced(name: "a", log: log) { Text("a") }
            Traced(name: "b", log: log) { Text("b") }
          }
        }
      }
    }
    #expect(log.take() == ["+a", "+b", "+outer"])
    mount.turn { shows.value = false }
    #expect(log.take() == ["-a", "-b", "-outer"])
  }

  @Test func whatDisappearsComesBeforeWhatAppears() {
    let log = Log()
    let first = Handle(true)
    let mount = Mount {
      Driven(first) { $first in
        if first {
          Traced(name: "first", log: log) { Text("1") }
        } else {
          Traced(name: "second", log: log) { Text("2") }
        }
      }
      .onChange(of: first.value) { log("change") }
    }
    _ = log.take()
    mount.turn { first.value = false }
    #expect(log.take() == ["-first", "+second"])
  }

  @Test func whatNeverAppearedDoesNotDisappear() {
    let log = Log()
    let n = Handle(0)
    let mount = Mount {
      Driven(n) { $n in if n == 1 { Traced(name: "x", log: log) { Text("x") } } }
    }
    mount.turn {
      n.value = 1
      mount.graph.updateViews()
      n.value = 2
    }
    #expect(log.take() == [])
  }

  @Test func disappearingNeedsNobodyElsesAppearance() {
    let log = Log()
    let shows = Handle(true)
    let mount = Mount {
      Driven(shows) { $shows in if shows { Text("a").onDisappear { log("gone") } } }
    }
    mount.turn { shows.value = false }
    #expect(log.take() == ["gone"])
  }

  @Test func aStateWrittenOnAppearIsShownInTheSameTurn() {
    struct Screen: View {
      @State private var text = "before"
      var body: some View { Text(text).onAppear { text = "after" } }
    }
    #expect(Mount { Screen() }.outline == "text \"after\"")
  }

  @Test func viewsThatAppearForEverAreStopped() {
    struct Endless: View {
      @State private var n = 0
      var body: some View { Text("\(n)").id(n).onAppear { n += 1 }.id(n) }
    }
    let stage = Stage(on: []) { Endless() }
    let result = stage.app {}
    #expect(result.diagnostics == ["The turn was cut short: each update makes another one necessary."])
  }
}
