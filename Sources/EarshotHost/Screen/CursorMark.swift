import EarshotGeometry
import EarshotTerminal

/// Shows where a technology's cursor is: signs in the gutter, and a style on what it is on. No two looks have the same
/// sign, so that none depends on a colour or a style; lines and bands have none, and are told by their shape.
struct CursorMark: Equatable {
  let look: Look
  /// What is marked, in the app's cells.
  let frames: [CellRect]

  init(_ look: Look, _ frames: [CellRect]) {
    self.look = look
    self.frames = frames
  }

  /// What a mark looks like.
  enum Look: Equatable {
    /// VoiceOver's element.
    case voiceOver
    /// Switch Control's element.
    case element
    /// The members of a group that Switch Control highlights.
    case group
    /// The members of a group, or the element, that Switch Control is about to leave: its dashed outline.
    case exit
    /// The element of the scanner's menu.
    case menu
    /// Lines and bands of the point mode.
    case lines

    fileprivate var sign: String? {
      switch self {
      case .voiceOver: ">"
      case .element: "*"
      case .group: "+"
      case .exit: "-"
      case .menu: "="
      case .lines: nil
      }
    }

    fileprivate var style: CellStyle {
      switch self {
      case .voiceOver, .lines: .reverse
      case .element, .menu: [.bold, .underline]
      case .group: .underline
      case .exit: [.dim, .underline]
      }
    }

    fileprivate var column: Int { self == .voiceOver ? 0 : 1 }
  }

  func damage(_ damage: inout Damage, _ app: CellRect) {
    for frame in frames {
      damage.add(frame.offset(by: app.origin))
      if look.sign != nil {
        damage.add(CellRect(origin: signPlace(of: frame, app), size: CellSize(width: 1, height: 1)))
      }
    }
  }

  func draw(into screen: inout CellBuffer, _ app: CellRect) {
    for frame in frames {
      if let sign = look.sign { screen.put(sign, at: signPlace(of: frame, app), style: .bold) }
      screen.addStyle(look.style, in: frame.offset(by: app.origin).intersection(app))
    }
  }

  private func signPlace(of frame: CellRect, _ app: CellRect) -> CellPoint {
    CellPoint(column: look.column, row: app.minRow + frame.minRow)
  }
}
