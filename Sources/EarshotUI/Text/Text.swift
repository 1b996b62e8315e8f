/// A text that isn't edited.
public struct Text: Equatable, Sendable {
  let string: String

  /// Shows `content` as it is.
  public init(verbatim content: String) { string = content }

  /// Shows the text of `key`.
  public init(_ key: LocalizedStringKey) { string = key.string }

  /// Shows `content` as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// Joins two texts.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs.string + rhs.string) }
}

extension Text: PrimitiveView {
  func makeNode(in parent: ViewNode) -> TextNode { TextNode(string, parent: parent) }
  func updateNode(_ node: TextNode) { node.string = string }
}
