import EarshotScript

/// `earshot bench`: what a key costs, and the start of the program, at several sizes of one screen.
///
/// Absolute times drift with the machine, so each is printed with its ratio to the same work at the smallest size, measured
/// in the same run: what a key costs should stay at 1.0. The start and the memory grow with the screen.
struct BenchCommand: Command {
  private static let sizes = OptionDescription.option(
    "items", "N,…", "How many items the form has, several numbers; 10,100,1000,10000 by default.")

  let description = CommandDescription(
    "bench", summary: "Measure what a key and a start cost.",
    options: [sizes, .flag("json", "Print JSON instead of a table.")])

  func run(_ options: ParsedOptions, in context: CommandContext) throws(UsageError) -> ExitStatus {
    let sizes = try sizes(options)
    do {
      let screen = try context.screens.screen(named: "form")
      // From outside first: the memory of a process that this one starts is not to depend on this one's.
      let outside = try sizes.map { try ProcessMeasurement(of: context.executable, items: $0).figures }
      // Once for nothing: the first one pays for memory that the others find ready.
      _ = try SessionMeasurement(of: screen, items: sizes[0])
      let inside = try sizes.map { try SessionMeasurement(of: screen, items: $0).figures }
      let report = BenchReport(
        columns: zip(sizes, zip(inside, outside)).map { (items: $0, figures: $1.0 + $1.1) })
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
