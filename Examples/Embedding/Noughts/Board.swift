/// A game of noughts and crosses; squares are numbered from 0, row by row.
struct Board {
  enum Mark: String {
    case cross
    case nought
  }

  static let squares = 0..<9
  private static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]

  private(set) var marks: [Mark?] = Array(repeating: nil, count: 9)

  mutating func put(_ mark: Mark, at square: Int) { marks[square] = mark }

  var winner: Mark? {
    [Mark.cross, .nought].first { mark in
      Self.lines.contains { line in line.allSatisfy { marks[$0] == mark } }
    }
  }

  var isOver: Bool { winner != nil || !marks.contains(nil) }

  /// The square that noughts take next: to win, else not to lose, else the best that is left.
  var answer: Int? {
    gap(of: .nought) ?? gap(of: .cross) ?? [4, 0, 2, 6, 8, 1, 3, 5, 7].first { marks[$0] == nil }
  }

  /// The free square of a line that is otherwise full of this mark.
  private func gap(of mark: Mark) -> Int? {
    for line in Self.lines where line.filter({ marks[$0] == mark }).count == 2 {
      if let free = line.first(where: { marks[$0] == nil }) { return free }
    }
    return nil
  }
}
