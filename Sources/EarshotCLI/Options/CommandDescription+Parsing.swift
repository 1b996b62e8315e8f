import EarshotScript

extension CommandDescription {
  /// Reads the arguments that follow the command's name.
  ///
  /// Options and operands may be mixed; a value stands after its option or after `=`; after `--` all are
  /// operands; `-` is an operand. `--help` before any mistake wins over what follows it.
  ///
  /// - Throws: ``UsageError`` for the first argument that doesn't fit.
  public func parse(_ arguments: [String]) throws(UsageError) -> CommandRequest {
    var parsed = ParsedOptions()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--help" { return .help }
      if argument == "--" {
        parsed.operands += rest
        break
      }
      if argument.hasPrefix("-"), argument != "-" {
        try readOption(argument, &rest, into: &parsed)
      } else {
        parsed.operands.append(argument)
      }
    }
    try checkCount(of: parsed.operands)
    return .run(parsed)
  }

  private func readOption(
    _ argument: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedOptions
  ) throws(UsageError) {
    let name = String(argument.prefix { $0 != "=" })
    let attached = argument.firstIndex(of: "=").map { String(argument[$0...].dropFirst()) }
    guard let option = options.first(where: { "--\($0.name)" == name }) else {
      throw UsageError(.unknownOption(name, nearest: nearestOption(to: name)), usage: usage)
    }
    if parsed.contains(option.name) { throw UsageError(.repeatedOption(option), usage: usage) }
    switch (option.valueName, attached) {
    case (nil, nil): parsed.flags.insert(option.name)
    case (nil, let value?): throw UsageError(.unexpectedValue(option, value), usage: usage)
    case (_?, let value?): parsed.values[option.name] = value
    case (_?, nil): parsed.values[option.name] = try takeValue(of: option, &rest)
    }
  }

  /// The next argument; a following option is none, since then a value was forgotten.
  private func takeValue(
    of option: OptionDescription, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw UsageError(.missingValue(option), usage: usage)
    }
    return value
  }

  private func nearestOption(to written: String) -> String? {
    let name = String(written.drop { $0 == "-" })
    return (options + [.help]).map(\.name).nearest(to: name).map { "--\($0)" }
  }

  private func checkCount(of given: [String]) throws(UsageError) {
    let required = operands.filter { $0.arity != .optional }
    if given.count < required.count {
      throw UsageError(.missingOperand(required[given.count].name), usage: usage)
    }
    if operands.last?.arity != .oneOrMore, given.count > operands.count {
      throw UsageError(.unexpectedOperand(given[operands.count]), usage: usage)
    }
  }
}
