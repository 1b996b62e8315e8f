import EarshotGeometry

/// The size that a container offers a child, in cells. `nil` asks for the ideal length.
struct ProposedCells: Hashable {
  /// Stands for as much as there could be, small enough to add up without overflow.
  static let infinity = 1 << 30

  var width: Int?
  var height: Int?

  init(width: Int?, height: Int?) {
    self.width = width
    self.height = height
  }

  init(_ size: CellSize) { self.init(width: size.width, height: size.height) }

  static let ideal = ProposedCells(width: nil, height: nil)
}

extension ProposedCells {
  subscript(axis: Axis) -> Int? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CellSize {
  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CellPoint {
  /// The row or column, counted along `axis`.
  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? column : row }
    set { if axis == .horizontal { column = newValue } else { row = newValue } }
  }
}
