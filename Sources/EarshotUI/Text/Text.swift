import Foundation

/// A text that isn't edited.
public struct Text: Equatable, Sendable {
  let content: SpokenText

  init(_ content: SpokenText) { self.content = content }

  /// Shows `content` as it is.
  public init(verbatim content: String) { self.init(SpokenText(content)) }

  /// Shows the text of `key`.
  ///
  /// Differs from SwiftUI: a table is looked up only where `tableName` or `bundle` says in which, and only for keys
  /// without interpolations; everywhere else the key is the text.
  ///
  /// - Parameters:
  ///   - key: the key, and the text where a table has no other.
  ///   - tableName: the name of the table; `Localizable` if only a bundle is given.
  ///   - bundle: where the table is; the program's own bundle if only a table is given.
  ///   - comment: a note for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(key.content(in: tableName, of: bundle))
  }

  /// Shows `content` as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Shows the characters of `attributedContent`. Differs from SwiftUI: its attributes change nothing here.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }

  /// Shows `input` in the form that `format` gives it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Joins two texts, and what is said for each.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var content = lhs.content
    content += rhs.content
    return Text(content)
  }
}

extension Text: PrimitiveView {
  func makeNode(in parent: ViewNode) -> TextNode { TextNode(content, parent: parent) }
  func updateNode(_ node: TextNode) { node.content = content }
}
