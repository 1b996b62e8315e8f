import Testing

@testable import EarshotHost

@Suite struct RoundDelayTests {
  @Test(arguments: [
    (99.9, 0.2, 100), (999.0, 5.0, 1000), (96.0, 8.0, 100), (497.0, 300.0, 500), (249.5, 1.0, 250),
    (59_999.0, 2.0, 60_000), (3.2, 1.0, 4), (16.6, 0.01, 17), (0.4, 0.0, 1), (-5.0, 10.0, 0), (7, 0, 7),
  ])
  func theRoundestDurationIsTaken(left: Double, spent: Double, meant: Int) {
    let delay = RoundDelay.roundest(left: .seconds(left / 1000), spent: .seconds(spent / 1000))
    #expect(delay == .milliseconds(meant))
  }

  @Test func aCenturiesLongDelayStaysFinite() {
    #expect(RoundDelay.roundest(left: .seconds(Int64.max), spent: .seconds(1)) >= .seconds(9_000_000_000))
  }
}
