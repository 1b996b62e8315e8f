import EarshotEngine

/// What Switch Control does, in words, for the caption.
struct ScannerWords: Equatable {
  /// "Switch Control: row 1, 3 items".
  let text: String
  /// How much of the present interval has passed; empty while nothing waits.
  let progress: String
  /// The entries of the open menu, the dashed exit last; empty while none is open.
  let menu: [Entry]

  /// An entry of the menu.
  struct Entry: Equatable {
    let name: String
    let isCurrent: Bool
  }
}

extension ScannerWords {
  /// Puts a state in words.
  ///
  /// - Parameter highlight: what is highlighted, as the scanner would speak of it.
  static func text(for status: ScannerStatus, highlight: String, menuOf element: String?) -> String {
    switch status.state {
    case .off, .idle: return "Switch Control: nothing to scan"
    case .hidden: return "Switch Control: hidden, any switch brings it back"
    case .scanning, .paused: break
    }
    let place = element.map { $0.isEmpty ? "menu, \(highlight)" : "menu of \($0), \(highlight)" } ?? highlight
    let state = status.state == .paused ? "Switch Control, paused" : "Switch Control"
    return "\(state): \(place)\(status.pendingTap == nil ? "" : ", about to tap")"
  }

  /// Bands and lines of the point mode, counted from 1.
  static func text(for highlight: ScannerHighlight) -> String? {
    switch highlight {
    case .band(let axis, let cells):
      "\(axis.rawValue) \(cells.lowerBound + 1) to \(cells.upperBound + 1)"
    case .line(.columns, let cell): "column \(cell + 1)"
    case .line(.rows, let cell): "row \(cell + 1)"
    default: nil
    }
  }
}
