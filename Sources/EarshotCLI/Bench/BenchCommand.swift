import EarshotScript
import Foundation

/// `earshot bench`: what a key costs, and the start of the program, at several sizes of one screen; and what the engine alone
/// costs over trees of several sizes.
///
/// Absolute times drift with the machine, so each is printed with its ratio to the same work at the first size, measured
/// in the same run: what a key costs should stay at 1.0. The start and the memory grow with the screen. Of several rounds
/// the best counts, so that what else the machine does falls away. Sizes given for one of the two measure that one only.
struct BenchCommand: Command {
  private static let sizes = OptionDescription.option(
    "items", "N,…", "How many items the form has, several numbers; 10,100,1000,10000 by default.")

  private static let nodes = OptionDescription.option(
    "nodes", "N,…", "How many nodes the engine's tree has, several numbers; 1000 to 1000000 by default.")

  let description = CommandDescription(
    "bench", summary: "Measure what a key and a start cost.",
    options: [sizes, nodes, .flag("json", "Print JSON instead of a table.")])

  func run(_ options: ParsedOptions, in context: CommandContext) throws(UsageError) -> ExitStatus {
    let items = try sizes(options, Self.sizes, least: 4)
    let nodes = try sizes(options, Self.nodes, least: 200)
    let isWhole = items == nil && nodes == nil
    do {
      let reports = [
        try report(ofItems: items ?? (isWhole ? [10, 100, 1_000, 10_000] : []), in: context),
        try report("nodes", nodes ?? (isWhole ? [1_000, 10_000, 100_000, 1_000_000] : []), rounds: 3) {
          try TreeMeasurement(nodes: $0).figures
        },
      ].filter { !$0.columns.isEmpty }
      let tables = reports.map(\.table).joined(separator: "\n")
      context.output(options.flags.contains("json") ? BenchReport.json(reports) : tables)
      return .success
    } catch let error as BenchError {
      context.errors("error: \(error)\n")
      return .environment
    } catch {
      context.errors("error: \(error)\n")
      return .usage
    }
  }

  private func report(ofItems items: [Int], in context: CommandContext) throws -> BenchReport {
    let screen = try context.screens.screen(named: "form")
    let program = context.executable ?? Bundle.main.executablePath ?? CommandLine.arguments[0]
    return try report("items", items, rounds: 5) { items in
      try SessionMeasurement(of: screen, items: items).figures
        + ProcessMeasurement(of: program, items: items).figures
    }
  }

  /// Measures round after round through all sizes, so that a machine that is slower for a while is so for each of them.
  private func report(
    _ counted: String, _ sizes: [Int], rounds: Int, _ measure: (Int) throws -> [Figure]
  ) rethrows -> BenchReport {
    let rounds = try (0..<rounds).map { _ in try sizes.map(measure) }
    return BenchReport(
      counted: counted,
      columns: sizes.indices.map { index in
        (count: sizes[index], figures: Figure.best(of: rounds.map { $0[index] }))
      })
  }

  /// The numbers that an option gives; `nil` without it.
  private func sizes(
    _ options: ParsedOptions, _ option: OptionDescription, least: Int
  ) throws(UsageError) -> [Int]? {
    guard let text = options.values[option.name] else { return nil }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let valid = numbers.compactMap { $0 }.filter { $0 >= least }
    guard valid.count == numbers.count else {
      let expected = "whole numbers from \(least) on, with commas between"
      throw UsageError(.invalidValue(option, text, expected: expected), usage: description.usage)
    }
    return valid
  }
}
