import EarshotAccessibility

/// What a resolution is going to do with one cursor. Planned first and carried out at the end, so that a target
/// which a later request overrides is never visible (R9, R10).
struct PlannedMove {
  var technology: AssistiveTechnology
  var goal: Goal

  enum Goal {
    /// To an element. `asked` is the value it was asked for (R19); `isRepeated` speaks it even if the cursor is
    /// there already.
    case element(Slot, asked: FocusTag?, cause: Cause, isRepeated: Bool)
    /// Nowhere (R6).
    case nowhere

    var isElement: Bool {
      if case .element = self { return true }
      return false
    }
  }
}

/// The moves planned so far, at most one a technology, the one planned last behind the others.
struct MovePlan {
  private(set) var moves: [PlannedMove] = []

  subscript(technology: AssistiveTechnology) -> PlannedMove.Goal? {
    moves.first { $0.technology == technology }?.goal
  }

  mutating func cancel(_ technology: AssistiveTechnology) {
    moves.removeAll { $0.technology == technology }
  }

  mutating func set(_ goal: PlannedMove.Goal, for technology: AssistiveTechnology) {
    moves.removeAll { $0.technology == technology }
    moves.append(PlannedMove(technology: technology, goal: goal))
  }
}
