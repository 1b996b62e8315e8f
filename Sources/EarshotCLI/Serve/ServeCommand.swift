import EarshotServe

/// `earshot serve`: the engine for programs in any language, in JSON lines over standard input and output.
struct ServeCommand: Command {
  private static let lineLength = OptionDescription.option(
    "max-line", "BYTES", "How long a request may be; 1048576 by default.")
  private static let nodes = OptionDescription.option(
    "max-nodes", "N", "How many nodes a tree may have; 1000000 by default.")
  private static let engines = OptionDescription.option(
    "max-engines", "N", "How many engines there may be; 256 by default.")

  let description = CommandDescription(
    "serve", summary: "Answer a program's requests in JSON lines, for use from any language.",
    details: """
      Each line of standard input is a request, and gets one line on standard output:
        {"op":"hello","version":1}
      The protocol is documented in Sources/EarshotServe/EarshotServe.docc/Protocol.md.
      """,
    options: [lineLength, nodes, engines, .flag("schema", "Print the JSON Schema of the protocol.")])

  private let streams: LineStreams

  /// Serves these streams; those of the process, unless others are given.
  init(streams: LineStreams = .standard) { self.streams = streams }

  func run(_ options: ParsedOptions, in context: CommandContext) throws(UsageError) -> ExitStatus {
    var limits = ServeLimits()
    try options.read(Self.lineLength, into: &limits.lineLength, of: description)
    try options.read(Self.nodes, into: &limits.nodes, of: description)
    try options.read(Self.engines, into: &limits.engines, of: description)
    if options.flags.contains("schema") {
      context.output(ServeSession.schema)
      return .success
    }
    let session = ServeSession(limits: limits)
    streams.answerLines(limit: limits.lineLength) { session.answer($0) }
    return .success
  }
}

extension ParsedOptions {
  /// Takes a limit that was given, a number from 1 on.
  fileprivate func read(
    _ option: OptionDescription, into limit: inout Int, of command: CommandDescription
  ) throws(UsageError) {
    guard let text = values[option.name] else { return }
    guard let number = Int(text), (1...1 << 40).contains(number) else {
      throw UsageError(
        .invalidValue(option, text, expected: "a whole number from 1 on"), usage: command.usage)
    }
    limit = number
  }
}
