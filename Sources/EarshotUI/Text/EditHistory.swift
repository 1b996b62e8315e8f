/// The edits of a text that can be taken back, and those that were.
struct EditHistory {
  /// Some characters in place of others.
  struct Edit {
    /// Where the characters stand.
    let start: Int
    let removed: [Character]
    let inserted: [Character]
    /// Caret and selection before the edit.
    let before: TextSelection
    /// Caret and selection behind it.
    let after: TextSelection
  }

  /// What the user was doing. A run of one kind is taken back as one.
  enum Kind {
    /// Typing, character by character.
    case typing
    case deletingBackward
    case deletingForward
    /// Anything that is a step of its own.
    case whole
  }

  /// So many steps can be taken back.
  static let limit = 100

  private var done: [[Edit]] = []
  private var undone: [[Edit]] = []
  /// The kind of the run that goes on.
  private var run: Kind?

  /// Adds an edit to the run of its kind, or as a step of its own.
  mutating func record(_ edit: Edit, _ kind: Kind) {
    undone = []
    if run == kind, kind != .whole, !done.isEmpty {
      done[done.count - 1].append(edit)
    } else {
      done.append([edit])
      if done.count > Self.limit { done.removeFirst() }
    }
    run = kind
  }

  /// Has the next edit be a step of its own.
  mutating func endRun() { run = nil }

  /// The edits of the last step, last one first, which count as taken back from now on.
  mutating func takeBack() -> [Edit]? {
    run = nil
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step.reversed()
  }

  /// The edits of the step that was taken back last, which count as made again from now on.
  mutating func makeAgain() -> [Edit]? {
    run = nil
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }
}

/// Where the caret stands, and where the selection that ends there began. Both count the characters before them.
struct TextSelection: Equatable {
  var anchor: Int
  var caret: Int

  /// What is selected; empty at the caret if nothing is.
  var range: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
}
