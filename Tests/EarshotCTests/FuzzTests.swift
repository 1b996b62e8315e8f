import CProgram
import Testing

/// Random calls, bytes and trees: no trap, nothing changed by what is refused, and an engine that still works afterwards.
/// `Tests/sanitize.sh` runs more of them, with the address sanitizer.
@Suite("Random use of the C interface") struct FuzzTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>) func anyCallsAreSurvived(seed: UInt64) throws {
    var fuzzer = CallFuzzer(seed: seed)
    try fuzzer.run(calls: 1_500)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func randomBytesAsAnUpdateAreSurvived(seed: UInt64) throws {
    var fuzzer = ByteFuzzer(seed: seed)
    try fuzzer.run(updates: 500)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func randomTreesAreTakenOrRefusedAsAWhole(seed: UInt64)
    throws
  {
    var fuzzer = TreeFuzzer(seed: seed)
    try fuzzer.run(trees: 100)
  }
}
