import Testing

@testable import EarshotCLI

@Suite("The bench command")
@MainActor struct BenchTests {
  @Test("Each figure has its ratio to the smallest size")
  func table() {
    let table = BenchTable(rows: [
      (items: 10, figures: [("a step", .nanoseconds(400)), ("a screen", .microseconds(1500))]),
      (items: 1000, figures: [("a step", .nanoseconds(420)), ("a screen", .milliseconds(15))]),
    ])
    #expect(
      table.text == """
        a step:
               10 items      400 ns  ×1.0
             1000 items      420 ns  ×1.1
        a screen:
               10 items     1500 µs  ×1.0
             1000 items       15 ms  ×10.0

        """)
  }

  @Test("Sizes that are none are a usage error")
  func wrongSizes() {
    for sizes in ["x", "10,", "3", "10,-1", ""] {
      let result = earshot("bench", "--items", sizes)
      #expect(result.status == 2)
      #expect(result.errors.contains("give whole numbers from 4 on, with commas between"), "\(sizes)")
    }
  }

  @Test("Without the screen for measurements there is nothing to measure")
  func noForm() {
    let result = earshot("bench")
    #expect(result.status == 2)
    #expect(result.errors == "error: there is no screen `form`; the screens are `hello`, `rows`\n")
  }
}
