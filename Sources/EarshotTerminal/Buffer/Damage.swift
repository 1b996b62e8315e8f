import EarshotGeometry

/// The cells of a screen that may have changed since the last frame, as sorted spans of each row.
public struct Damage: Equatable, Sendable {
  /// The extent of the screen; damage outside is forgotten.
  public let size: CellSize
  /// The damaged cells.
  public private(set) var spans = RowSpans()

  /// Makes damage of a screen of `size`; none, or all of it.
  public init(size: CellSize, everything: Bool = false) {
    self.size = size
    if everything { addAll() }
  }

  /// Whether nothing is damaged.
  public var isEmpty: Bool { spans.isEmpty }

  /// The rows that are damaged, from top to bottom.
  public var rows: [RowSpans.Row] { spans.rows }

  /// The damaged spans of columns of `row`, ascending.
  public func spans(row: Int) -> [Range<Int>] { spans.spans(row: row) }

  /// Adds the part of `rect` that lies on the screen.
  public mutating func add(_ rect: CellRect) { spans.insert(rect.intersection(bounds)) }

  /// Adds the whole screen.
  public mutating func addAll() { spans.insert(bounds) }

  /// Forgets everything, as after a frame.
  public mutating func clear() { spans.removeAll() }

  /// Whether the cell at `point` is damaged.
  public func contains(_ point: CellPoint) -> Bool { spans.contains(point) }

  /// Whether a cell of `rect` is damaged.
  public func intersects(_ rect: CellRect) -> Bool { spans.intersects(rect) }

  private var bounds: CellRect { CellRect(origin: .zero, size: size) }
}
