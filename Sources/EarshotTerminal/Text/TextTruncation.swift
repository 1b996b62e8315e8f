/// Which part of a text gives way to "…" when it is too long for its row.
public enum TextTruncation: Hashable, Sendable {
  /// The beginning.
  case head
  /// The middle.
  case middle
  /// The end.
  case tail

  /// `text` if it fits into `width` columns, else what is left of it with one "…".
  public func apply(to text: some StringProtocol, width: Int) -> String {
    guard GlyphWidth.of(text) > width else { return String(text) }
    guard width > 0 else { return "" }
    let kept = width - 1
    switch self {
    case .head: return "…" + Self.end(of: Substring(text), kept)
    case .tail: return Self.start(of: Substring(text), kept) + "…"
    case .middle:
      let end = Self.end(of: Substring(text), kept / 2)
      return Self.start(of: Substring(text), kept - kept / 2) + "…" + end
    }
  }

  /// As many characters from the start as fit, without the spaces before the cut.
  private static func start(of text: Substring, _ width: Int) -> Substring {
    var part = text.prefix(fitting: width)
    while part.last == " " { part.removeLast() }
    return part
  }

  /// As many characters from the end as fit, without the spaces after the cut.
  private static func end(of text: Substring, _ width: Int) -> Substring {
    var columns = 0
    let start = text.indices.reversed().prefix { index in
      columns += GlyphWidth.of(text[index])
      return columns <= width
    }.last
    return text[(start ?? text.endIndex)...].drop { $0 == " " }
  }
}

extension Substring {
  /// The longest beginning of at most `width` columns.
  fileprivate func prefix(fitting width: Int) -> Substring {
    var columns = 0
    return prefix { character in
      columns += GlyphWidth.of(character)
      return columns <= width
    }
  }
}
