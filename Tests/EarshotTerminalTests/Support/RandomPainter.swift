import EarshotGeometry
import EarshotTerminal
import TestSupport

/// Draws at random on a buffer and notes the damage, as views do.
struct RandomPainter {
  private(set) var buffer: CellBuffer
  var damage: Damage

  init(size: CellSize) {
    buffer = CellBuffer(size: size)
    damage = Damage(size: size)
  }

  /// Puts text, fills, restyles or copies somewhere, also across the edges.
  mutating func paint(_ random: inout SplitMix64) {
    let size = buffer.size
    let rect = CellRect(
      column: .random(in: -3..<size.width, using: &random),
      row: .random(in: -1..<size.height, using: &random),
      width: .random(in: 0..<8, using: &random), height: .random(in: 0..<3, using: &random))
    let style = CellStyle(rawValue: .random(in: 0..<4, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: buffer.fill(rect, with: Cell("#", style: style))
    case 1: buffer.addStyle(style, in: rect)
    case 2: buffer.copy(from: buffer, rect, to: rect.origin + CellPoint(column: 1, row: 0))
    default: return put(text(&random), rect, style)
    }
    damage.add(rect)
    damage.add(rect.offset(by: CellPoint(column: 1, row: 0)))
  }

  private mutating func put(_ text: String, _ rect: CellRect, _ style: CellStyle) {
    let used = buffer.put(text, at: rect.origin, style: style)
    damage.add(CellRect(origin: rect.origin, size: CellSize(width: used, height: 1)))
  }

  private func text(_ random: inout SplitMix64) -> String {
    let alphabet: [Character] = ["a", "b", "中", "文", "🇫🇷", "e\u{301}", " "]
    let count = Int.random(in: 1..<6, using: &random)
    return String((0..<count).map { _ in alphabet.randomElement(using: &random)! })
  }

  /// Whether each wide glyph has its trailing cell in the same style, and no trailing cell is alone.
  var isWellFormed: Bool {
    (0..<buffer.size.height).allSatisfy { row in
      (0..<buffer.size.width).allSatisfy { column in
        let isLead = buffer[column: column, row: row].width == 2
        guard column + 1 < buffer.size.width else { return !isLead }
        let next = buffer[column: column + 1, row: row]
        guard column > 0 || !buffer[column: 0, row: row].isTrailing else { return false }
        return isLead == next.isTrailing && (!isLead || next.style == buffer[column: column, row: row].style)
      }
    }
  }
}
