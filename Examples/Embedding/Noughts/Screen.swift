import EarshotAccessibility
import EarshotEngine
import EarshotGeometry

/// What the game looks like: rows of text, and where the terminal's cursor stands.
struct Screen {
  private(set) var rows: [String]
  private(set) var cursor: CellPoint?

  init(_ game: Game) {
    let signs = Signs(game.engine)
    let squares = Board.squares.map { signs.before(.square($0)) + game.board.marks[$0].sign }
    rows = [signs.before(.title) + Game.Place.title.name, ""]
    rows += [0, 3, 6].map { " " + squares[$0..<$0 + 3].joined(separator: " | ") }
    rows += ["", signs.before(.message) + game.message, "", signs.before(.again) + "[ New game ]", ""]
    rows += [String(repeating: "-", count: 60), game.engine.utterances.last?.caption ?? ""]
    rows.append(game.engine.words(for: signs.highlight).map { "Switch Control: \($0)" } ?? "")
    let place = game.place.value.map(\.name) ?? "nowhere"
    rows.append("on message = \(game.isOnMessage.value)   at = \(place)")
    cursor = signs.focus.map(\.frame.origin)
  }

  /// What is to be written on a terminal of this size.
  func text(_ size: CellSize) -> String {
    let visible = rows.prefix(size.height).map { $0.prefix(size.width - 1) + "\u{1B}[K" }
    let place = cursor.map { "\u{1B}[\($0.row + 1);\($0.column + 1)H\u{1B}[?25h" } ?? ""
    return "\u{1B}[?25l\u{1B}[H\(visible.joined(separator: "\r\n"))\u{1B}[J\(place)"
  }
}

/// Where the cursors are: ">" is VoiceOver's, "*" what Switch Control highlights.
private struct Signs {
  let highlight: ScannerHighlight
  private let voiceOver: NodeID?
  private let scanned: Set<NodeID>

  init(_ engine: Engine) {
    highlight = engine.scanner.highlight
    voiceOver = engine.cursor(of: .voiceOver)
    scanned =
      switch highlight {
      case .element(let node): [node]
      case .group(let group), .exit(let group): Set(group.members)
      case .menuEntry(_, of: let node), .menuExit(of: let node): Set([node].compactMap { $0 })
      default: []
      }
  }

  func before(_ place: Game.Place) -> String {
    (place.node == voiceOver ? ">" : " ") + (scanned.contains(place.node) ? "*" : " ")
  }

  /// What the terminal's cursor rests on, for whoever follows that.
  var focus: Game.Place? {
    Game.Place.all.first { $0.node == voiceOver } ?? Game.Place.all.first { scanned.contains($0.node) }
  }
}

extension Board.Mark? {
  fileprivate var sign: String {
    switch self {
    case .cross: "X"
    case .nought: "O"
    case nil: "."
    }
  }
}
