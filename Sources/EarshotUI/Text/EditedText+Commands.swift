import EarshotAccessibility

/// What the commands do to a text, and what there is to tell of it.
extension EditedText {
  /// Carries a command out; answers what happened, in order.
  ///
  /// - Parameters:
  ///   - lines: the lines of the text as it is.
  ///   - isSecret: whether words are kept secret: then the whole text counts as one, and the events show a bullet for each
  ///     character.
  mutating func perform(_ command: EditCommand, lines: LineMap, isSecret: Bool = false) -> [TextEvent] {
    let events: [TextEvent] =
      switch command {
      case .insert(let string): type(string)
      case .newLine: type("\n")
      case .paste(let string): paste(string)
      case .deleteBackward: delete(max(0, caret - 1)..<caret, .deletingBackward)
      case .deleteForward: delete(caret..<min(caret + 1, characters.count), .deletingForward)
      case .deleteWordBackward: delete((isSecret ? 0 : wordStart(before: caret))..<caret, .whole)
      case .move(let move): self.move(move, lines, isSecret)
      case .select(let move): extend(to: target(of: move, lines, isSecret))
      case .selectAll: selectAll()
      case .undo: undo() ? [.restored(string)] : [.boundary]
      case .redo: redo() ? [.restored(string)] : [.boundary]
      }
    return isSecret ? events.map(\.masked) : events
  }

  // MARK: Text

  private mutating func type(_ typed: String) -> [TextEvent] {
    if typed.isEmpty { return [] }
    let removal = removalOfSelection
    var word = word(endingAt: selection.range.lowerBound)
    // A word is taken back with the blank behind it.
    if !removal.isEmpty || (word.isEmpty && typed.first?.isPartOfWord == true) { endRun() }
    replace(selection.range, with: typed, typed.count == 1 ? .typing : .whole)
    return removal + typed.map { .inserted(String($0), completing: Self.completedWord(&word, by: $0)) }
  }

  /// The word that a typed character ends; empty if it goes on, or there is none.
  private static func completedWord(_ word: inout [Character], by typed: Character) -> String {
    if typed.isPartOfWord {
      word.append(typed)
      return ""
    }
    defer { word = [] }
    return String(word)
  }

  private mutating func paste(_ pasted: String) -> [TextEvent] {
    if pasted.isEmpty { return [] }
    let removal = removalOfSelection
    replace(selection.range, with: pasted, .whole)
    return removal + [.inserted(pasted, completing: "")]
  }

  private var removalOfSelection: [TextEvent] {
    selection.range.isEmpty ? [] : [.deleted(text(in: selection.range))]
  }

  private mutating func delete(_ range: Range<Int>, _ kind: EditHistory.Kind) -> [TextEvent] {
    let removal = removalOfSelection
    if !removal.isEmpty {
      replace(selection.range, with: "", .whole)
      return removal
    }
    if range.isEmpty { return [.boundary] }
    let deleted = text(in: range)
    replace(range, with: "", kind)
    return [.deleted(deleted)]
  }

  // MARK: Caret and selection

  private func target(of move: CaretMove, _ lines: LineMap, _ isSecret: Bool) -> Int {
    let line = lines.line(of: caret)
    return switch move {
    case .left: max(0, caret - 1)
    case .right: min(caret + 1, characters.count)
    case .wordLeft: isSecret ? 0 : wordStart(before: caret)
    case .wordRight: isSecret ? characters.count : wordEnd(behind: caret)
    case .up: lines.position(from: caret, by: -1)
    case .down: lines.position(from: caret, by: 1)
    case .lineStart: lines.ranges[line].lowerBound
    case .lineEnd: lines.visibleRange(of: line).upperBound
    case .start: 0
    case .end: characters.count
    }
  }

  /// A step from a selection goes to its end.
  private mutating func move(_ move: CaretMove, _ lines: LineMap, _ isSecret: Bool) -> [TextEvent] {
    let selected = selection.range
    let origin = caret
    let released: [TextEvent] = selected.isEmpty ? [] : [.unselected(text(in: selected))]
    if !selected.isEmpty, move.unit == .character {
      moveCaret(to: move == .left ? selected.lowerBound : selected.upperBound)
      return released
    }
    moveCaret(to: target(of: move, lines, isSecret))
    if caret == origin { return released.isEmpty ? [.boundary] : released }
    return released + [passed(from: origin, by: move.unit, lines)]
  }

  private func passed(from origin: Int, by unit: TextUnit, _ lines: LineMap) -> TextEvent {
    let range = min(origin, caret)..<max(origin, caret)
    switch unit {
    case .character: return .caretMoved(over: text(in: range), by: .character)
    case .word:
      let words = text(in: range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return .caretMoved(over: words.isEmpty ? text(in: range) : words, by: .word)
    case .line: return .caretMoved(over: text(in: lines.visibleRange(of: lines.line(of: caret))), by: .line)
    }
  }

  private mutating func extend(to target: Int) -> [TextEvent] {
    let (anchor, old) = (selection.anchor, caret)
    if target == old { return [.boundary] }
    select(from: anchor, to: target)
    let isCrossing = min(old, target) < anchor && anchor < max(old, target)
    let turn = isCrossing ? anchor : abs(target - anchor) > abs(old - anchor) ? old : target
    let released = turn == old ? [] : [TextEvent.unselected(text(in: min(old, turn)..<max(old, turn)))]
    let added = turn == target ? [] : [TextEvent.selected(text(in: min(turn, target)..<max(turn, target)))]
    return released + added
  }

  private mutating func selectAll() -> [TextEvent] {
    if selection.range == characters.indices { return [.boundary] }
    select(from: 0, to: characters.count)
    return [.selected(string)]
  }
}
