import Foundation

/// A text in the words of the source code. Differs from SwiftUI: no tables are looked up, the key is the text.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let string: String

  /// Makes a key from a string.
  public init(_ value: String) { string = value }

  /// Makes a key from a literal.
  public init(stringLiteral value: String) { string = value }

  /// Makes a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var string = ""

    /// Prepares for about `literalCapacity` characters.
    public init(literalCapacity: Int, interpolationCount: Int) { string.reserveCapacity(literalCapacity) }

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) { string += literal }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { self.string += string }

    /// Adds the string of a text view.
    public mutating func appendInterpolation(_ text: Text) { string += text.string }

    /// Adds a value as it describes itself.
    public mutating func appendInterpolation<T>(_ value: T) { string += String(describing: value) }

    /// Adds a number in the form of a C format such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      string += String(format: specifier, value)
    }
  }
}
