import EarshotAccessibility
import EarshotGeometry

extension Game.Place {
  static let all: [Game.Place] = [.title] + Board.squares.map { .square($0) } + [.message, .again]

  /// Its node; 1 is the window.
  var node: NodeID {
    switch self {
    case .title: NodeID(2)
    case .message: NodeID(3)
    case .again: NodeID(4)
    case .square(let square): NodeID(10 + UInt64(square))
    }
  }

  var name: String {
    switch self {
    case .title: "Noughts and crosses"
    case .message: "Message"
    case .again: "New game"
    case .square(4): "Center"
    case .square(let square):
      ["Top", "Middle", "Bottom"][square / 3] + [" left", "", " right"][square % 3]
    }
  }

  /// The cells of the screen that it is drawn on; squares in a row are a group for the scanner.
  var frame: CellRect {
    switch self {
    case .title: CellRect(column: 2, row: 0, width: 30, height: 1)
    case .square(let square): CellRect(column: 3 + square % 3 * 6, row: 2 + square / 3, width: 1, height: 1)
    case .message: CellRect(column: 2, row: 6, width: 30, height: 1)
    case .again: CellRect(column: 2, row: 8, width: 12, height: 1)
    }
  }
}
