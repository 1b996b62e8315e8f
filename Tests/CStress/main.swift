import CProgram

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `c-stress fuzz [ROUNDS]`, `c-stress threads [ROUNDS]`: uses the C interface at random, or from several threads, to be built with
/// a sanitizer (`Tests/sanitize.sh`). Ends with 1 if anything is wrong; the seeds are fixed.
func fuzz(rounds: Int) throws(Finding) {
  for seed in 1...UInt64(rounds) {
    var calls = CallFuzzer(seed: seed)
    try calls.run(calls: 400)
    var bytes = ByteFuzzer(seed: seed)
    try bytes.run(updates: 40)
    var trees = TreeFuzzer(seed: seed)
    try trees.run(trees: 25)
  }
}

func useThreads(rounds: Int) throws(Finding) {
  for _ in 0..<rounds {
    let findings =
      ThreadRuns.keepingApart(engines: 100, threads: 8) + ThreadRuns.handingOver(engines: 100, threads: 8)
      + ThreadRuns.sharing(calls: 500, threads: 8)
    if let first = findings.first { throw first }
  }
}

let arguments = CommandLine.arguments.dropFirst()
let rounds = arguments.dropFirst().first.map { Int($0) ?? 0 } ?? 1
do throws(Finding) {
  switch arguments.first {
  case "fuzz" where rounds > 0: try fuzz(rounds: rounds)
  case "threads" where rounds > 0: try useThreads(rounds: rounds)
  default: throw Finding("Say `fuzz` or `threads`, and how many rounds, from 1.")
  }
  print("\(arguments.first ?? ""): \(rounds) rounds, nothing found")
} catch {
  print("c-stress: \(error)")
  exit(1)
}
