import Foundation

/// A text in the words of the source code. Differs from SwiftUI: unless a `Text` names a table or bundle, none is looked
/// up, and the key is the text.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let content: SpokenText

  /// Makes a key from a string.
  public init(_ value: String) { content = SpokenText(value) }

  /// Makes a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) { content = stringInterpolation.content }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var content = SpokenText("")

    /// Prepares for about `literalCapacity` characters.
    public init(literalCapacity: Int, interpolationCount: Int) {
      content.shown.reserveCapacity(literalCapacity)
    }

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) { content += SpokenText(literal) }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { content += SpokenText(string) }

    /// Adds the string of a text view, and what is said for it.
    public mutating func appendInterpolation(_ text: Text) { content += text.content }

    /// Adds the characters of a text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// Adds a value as it describes itself.
    public mutating func appendInterpolation<T>(_ value: T) {
      content += SpokenText(String(describing: value))
    }

    /// Adds a value in the form that `format` gives it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      content += SpokenText(format.format(input))
    }

    /// Adds a number in the form of a C format such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      content += SpokenText(String(format: specifier, value))
    }
  }
}

extension LocalizedStringKey {
  /// The text for the key in a table of a bundle, or the key's own words; these too where neither is named.
  func content(in table: String?, of bundle: Bundle?) -> SpokenText {
    guard table != nil || bundle != nil else { return content }
    let missing = content.shown
    let found = (bundle ?? .main).localizedString(forKey: missing, value: missing, table: table)
    return found == missing ? content : SpokenText(found)
  }
}
