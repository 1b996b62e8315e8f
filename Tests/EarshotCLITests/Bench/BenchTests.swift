import Testing

@testable import EarshotCLI

@Suite("The bench command")
@MainActor struct BenchTests {
  private let report = BenchReport(
    counted: "items",
    columns: [
      (
        count: 10,
        figures: [.engineStep(.nanoseconds(400)), .firstFrame(.microseconds(1500)), .bytesPerKey(102.25)]
      ),
      (
        count: 1000,
        figures: [.engineStep(.nanoseconds(420)), .firstFrame(.milliseconds(15)), .bytesPerKey(102.25)]
      ),
    ])

  @Test("Each figure has its ratio to the first size")
  func table() {
    #expect(
      report.table == """
        items                      10           1000
        engine step            400 ns  ×1.0   420 ns  ×1.1
        start to first frame   1.5 ms  ×1.0  15.0 ms ×10.0
        bytes per key         102.3 B  ×1.0  102.3 B  ×1.0

        """)
  }

  @Test("JSON has an object for each size under what it counts, and the units in its keys")
  func json() {
    #expect(
      BenchReport.json([report]) == """
        {
          "items" : [
            {
              "bytesPerKey" : 102.25,
              "count" : 10,
              "engineStepNanoseconds" : 400,
              "firstFrameNanoseconds" : 1500000
            },
            {
              "bytesPerKey" : 102.25,
              "count" : 1000,
              "engineStepNanoseconds" : 420,
              "firstFrameNanoseconds" : 15000000
            }
          ]
        }

        """)
  }

  @Test("The best of several rounds counts, figure by figure")
  func best() {
    #expect(
      Figure.best(of: [
        [.move(.nanoseconds(3)), .bytesPerKey(1)], [.move(.nanoseconds(2)), .bytesPerKey(2)],
      ]) == [.move(.nanoseconds(2)), .bytesPerKey(1)])
  }

  @Test("Numbers are in the unit in which they are easy to read")
  func units() {
    #expect(
      [
        Figure.move(.nanoseconds(9999)), .move(.nanoseconds(10_000)), .move(.microseconds(999)),
        .move(.milliseconds(12)), .bytesPerKey(0), .peakMemory(kilobytes: 15 * 1024 + 512),
      ].map(\.text) == ["9999 ns", "10.0 µs", "999.0 µs", "12.0 ms", "0.0 B", "15.5 MB"])
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
