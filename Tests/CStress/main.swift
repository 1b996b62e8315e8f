import CProgram

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `c-stress fuzz [ROUNDS [SEED]]`, `c-stress threads [ROUNDS]`: uses the C interface at random, or from several threads, to be
/// built with a sanitizer (`Tests/sanitize.sh`). A round of fuzzing has a seed of its own, from SEED on, which is 1 unless given.
/// Ends with 1 if anything is wrong.
func fuzz(_ seed: UInt64) throws(Finding) {
  do throws(Finding) {
    var calls = CallFuzzer(seed: seed)
    try calls.run(calls: 400)
    var bytes = ByteFuzzer(seed: seed)
    try bytes.run(updates: 40)
    var trees = TreeFuzzer(seed: seed)
    try trees.run(trees: 25)
  } catch {
    throw Finding("seed \(seed): \(error)")
  }
}

func useThreads() throws(Finding) {
  let findings =
    ThreadRuns.keepingApart(engines: 100, threads: 8) + ThreadRuns.handingOver(engines: 100, threads: 8)
    + ThreadRuns.sharing(calls: 500, threads: 8)
  if let first = findings.first { throw first }
}

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.dropFirst().map { Int($0) ?? 0 }
let rounds = numbers.first ?? 1
let seed = numbers.dropFirst().first ?? 1
do throws(Finding) {
  try demand(rounds > 0 && seed > 0, "Rounds and seeds are counted from 1.")
  for round in seed..<(seed + rounds) {
    switch arguments.first {
    case "fuzz": try fuzz(UInt64(round))
    case "threads": try useThreads()
    default: throw Finding("Say `fuzz` or `threads`.")
    }
  }
  print("\(arguments.first ?? ""): \(rounds) rounds, nothing found")
} catch {
  print("c-stress: \(error)")
  exit(1)
}
