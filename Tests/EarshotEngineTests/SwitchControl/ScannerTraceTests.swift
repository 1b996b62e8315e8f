import Foundation
import Testing

/// The worked traces (`switch-control.md`, part C), and those in the folder that `EARSHOT_TRACES` names, if set.
@Suite("Traces of the scanner (switch-control.md C)") struct ScannerTraceTests {
  @Test func everyTraceGoesLineByLine() throws {
    let folder = try #require(Bundle.module.url(forResource: "Fixtures/traces", withExtension: nil))
    let traces = try Trace.all(in: folder)
    #expect(traces.count == 12)
    for trace in traces { try check(trace) }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["EARSHOT_TRACES"] != nil))
  func tracesFromOutsideGoLineByLine() throws {
    let path = try #require(ProcessInfo.processInfo.environment["EARSHOT_TRACES"])
    let traces = try Trace.all(in: URL(filePath: path))
    #expect(!traces.isEmpty)
    for trace in traces { try check(trace) }
  }

  private func check(_ trace: Trace) throws {
    let lines = try TraceRun(trace).run()
    let expected = trace.rows.map(\.line)
    #expect(lines == expected, "\(trace.name)\n\(difference(lines, expected))")
  }

  /// Both, line by line, from the first that differs on.
  private func difference(_ lines: [String], _ expected: [String]) -> String {
    let count = max(lines.count, expected.count)
    let first = (0..<count).first { lines[safe: $0] != expected[safe: $0] } ?? count
    return (first..<min(count, first + 5)).map {
      "row \($0 + 1)\n  expected: \(expected[safe: $0] ?? "")\n  came:     \(lines[safe: $0] ?? "")"
    }.joined(separator: "\n")
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
