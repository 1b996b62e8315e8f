import Testing

@testable import Combine

@Suite struct StrideTests {
  @Test func whatDoesNotFitIsAsLongAsFits() {
    #expect(SchedulerTimeStride.seconds(Double.infinity).magnitude == .max)
    #expect(SchedulerTimeStride.seconds(-Double.infinity).magnitude == .min)
    #expect(SchedulerTimeStride.seconds(Double.nan).magnitude == 0)
    #expect(SchedulerTimeStride.seconds(1e30).magnitude == .max)
    #expect(SchedulerTimeStride.seconds(Int.max).magnitude == .max)
    #expect(SchedulerTimeStride.milliseconds(Int.min).magnitude == .min)
    #expect((SchedulerTimeStride.nanoseconds(.max) + .seconds(1)).magnitude == .max)
    #expect((SchedulerTimeStride.nanoseconds(.min) - .seconds(1)).magnitude == .min)
  }

  @Test func whatFitsIsExact() {
    #expect(SchedulerTimeStride.seconds(1.5).magnitude == 1_500_000_000)
    #expect(SchedulerTimeStride.milliseconds(-20).magnitude == -20_000_000)
    #expect((SchedulerTimeStride.seconds(2) - .milliseconds(500)).magnitude == 1_500_000_000)
  }
}
