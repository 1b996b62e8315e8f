extension Operation {
  /// All operations, in the order of the documentation.
  static let all: [Operation] =
    sessions + trees + technologies + commands + rotors + switches + settings + bindings + notices + times
    + logs

  static let named: [String: Operation] = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
