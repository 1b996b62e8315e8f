import EarshotScript

/// `earshot bench`: how long a move of the cursor takes, at several sizes of one screen.
///
/// Absolute times drift with the machine, so each is printed with its ratio to the same work at the smallest size, measured
/// in the same run: 1.0 everywhere is the goal.
struct BenchCommand: Command {
  private static let sizes = OptionDescription.option(
    "items", "N,…", "How many items the form has, several numbers; 10,100,1000,10000 by default.")

  let description = CommandDescription(
    "bench", summary: "Measure what one move of the cursor costs.", options: [sizes])

  func run(_ options: ParsedOptions, in context: CommandContext) throws(UsageError) -> ExitStatus {
    let sizes = try sizes(options)
    do {
      let screen = try context.screens.screen(named: "form")
      let rows = try sizes.map { try (items: $0, figures: Measurement(of: screen, items: $0).figures) }
      context.output(BenchTable(rows: rows).text)
      return .success
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
