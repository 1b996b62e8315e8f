import EarshotScript
import Foundation

/// `earshot bench`: what a key costs, and the start of the program, at several sizes of one screen.
///
/// Absolute times drift with the machine, so each is printed with its ratio to the same work at the first size, measured
/// in the same run: what a key costs should stay at 1.0. The start and the memory grow with the screen. Of several rounds
/// the best counts, so that what else the machine does falls away.
struct BenchCommand: Command {
  private static let sizes = OptionDescription.option(
    "items", "N,…", "How many items the form has, several numbers; 10,100,1000,10000 by default.")

  private static let rounds = 5

  let description = CommandDescription(
    "bench", summary: "Measure what a key and a start cost.",
    options: [sizes, .flag("json", "Print JSON instead of a table.")])

  func run(_ options: ParsedOptions, in context: CommandContext) throws(UsageError) -> ExitStatus {
    let sizes = try sizes(options)
    do {
      let screen = try context.screens.screen(named: "form")
      let program = context.executable ?? Bundle.main.executablePath ?? CommandLine.arguments[0]
      // Round after round through all sizes, so that a machine that is slower for a while is so for each of them.
      let rounds = try (0..<Self.rounds).map { _ in
        try sizes.map { items in
          try SessionMeasurement(of: screen, items: items).figures
            + ProcessMeasurement(of: program, items: items).figures
        }
      }
      let report = BenchReport(
        columns: sizes.indices.map { index in
          (items: sizes[index], figures: Figure.best(of: rounds.map { $0[index] }))
        })
      context.output(options.flags.contains("json") ? report.json : report.table)
      return .success
    } catch let error as BenchError {
      context.errors("error: \(error)\n")
      return .environment
    } catch {
      context.errors("error: \(error)\n")
      return .usage
    }
  }

  private func sizes(_ options: ParsedOptions) throws(UsageError) -> [Int] {
    let text = options.values[Self.sizes.name] ?? "10,100,1000,10000"
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let valid = numbers.compactMap { $0 }.filter { $0 >= 4 }
    guard valid.count == numbers.count else {
      let expected = "whole numbers from 4 on, with commas between"
      throw UsageError(.invalidValue(Self.sizes, text, expected: expected), usage: description.usage)
    }
    return valid
  }
}
