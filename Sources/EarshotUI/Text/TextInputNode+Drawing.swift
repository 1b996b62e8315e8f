import EarshotGeometry
import EarshotTerminal

/// What a field shows of its text.
extension TextInputNode {
  /// What may be shown of the text: of a secret only how long it is.
  var shown: [Character] {
    settings.isSecure ? Array(repeating: "•", count: edited.characters.count) : edited.characters
  }

  /// The name that the label gives; it also fills the empty field when there is no prompt.
  private var label: String { semantics?.mergedLabel ?? "" }

  /// Fills an empty field with its prompt, else its label.
  func drawPlaceholder(into canvas: inout Canvas, at origin: CellPoint, width: Int) {
    guard edited.characters.isEmpty else { return }
    let text = TextTruncation.tail.apply(to: settings.prompt?.content.shown ?? label, width: width)
    canvas.put(text, at: CellPoint(column: origin.column + 1, row: origin.row), style: .dim)
  }

  /// Writes some of the characters in a row. Those that are selected are reversed, and underlined, since a cursor on the
  /// field reverses it as a whole.
  func draw(_ range: Range<Int>, into canvas: inout Canvas, at point: CellPoint) {
    let characters = shown
    let selected = (isEditing ? edited.selection.range : 0..<0).clamped(to: range)
    var point = point
    let parts: [(Range<Int>, CellStyle)] = [
      (range.lowerBound..<selected.lowerBound, []), (selected, [.reverse, .underline]),
      (selected.upperBound..<range.upperBound, []),
    ]
    for (part, style) in parts where !part.isEmpty {
      let text = String(characters[part])
      canvas.put(text, at: point, style: style)
      point.column += GlyphWidth.of(text)
    }
  }
}
