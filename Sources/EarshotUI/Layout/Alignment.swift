/// Where narrower things stand in a wider place.
public enum HorizontalAlignment: Equatable, Sendable {
  /// Where reading begins.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing

  func offset(of width: Int, in available: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (available - width) / 2
    case .trailing: available - width
    }
  }
}

/// Where lower things stand in a higher place. In cells a text's baseline is its row, so the baselines are the
/// first and the last row.
public enum VerticalAlignment: Equatable, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// On the first line of text; the same as the top.
  case firstTextBaseline
  /// On the last line of text; the same as the bottom.
  case lastTextBaseline

  func offset(of height: Int, in available: Int) -> Int {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: (available - height) / 2
    case .bottom, .lastTextBaseline: available - height
    }
  }
}

/// Where something stands in a larger rectangle.
public struct Alignment: Equatable, Sendable {
  /// Along the row.
  public var horizontal: HorizontalAlignment
  /// Along the column.
  public var vertical: VerticalAlignment

  /// Combines two alignments.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
