import EarshotTime
import Testing

@Suite struct DurationTests {
  @Test func nanosecondsAreWholeAndStopAtTheirEnds() {
    #expect(Duration.seconds(1.5).nanoseconds == 1_500_000_000)
    #expect(
      (Duration.nanoseconds(7) + .init(secondsComponent: 0, attosecondsComponent: 999)).nanoseconds == 7)
    #expect(Duration.milliseconds(-3).nanoseconds == -3_000_000)
    #expect(Duration.seconds(Int64.max).nanoseconds == .max)
    #expect(Duration.seconds(-1e15).nanoseconds == .min)
  }
}
