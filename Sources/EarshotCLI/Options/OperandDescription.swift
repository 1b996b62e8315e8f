/// What a command takes besides its options, as data.
public struct OperandDescription: Hashable, Sendable {
  /// How many there may be.
  public enum Arity: Hashable, Sendable {
    /// None or one.
    case optional
    /// Exactly one.
    case required
    /// One or more; only the last operand of a command.
    case oneOrMore
  }

  /// What stands for it in help: `SCREEN`.
  public var name: String
  /// How many there may be.
  public var arity: Arity

  /// Describes an operand.
  public init(_ name: String, _ arity: Arity) {
    self.name = name
    self.arity = arity
  }

  /// How usage shows it: `[SCREEN]`, `SCREEN`, `PATH…`.
  public var form: String {
    switch arity {
    case .optional: "[\(name)]"
    case .required: name
    case .oneOrMore: "\(name)…"
    }
  }
}
