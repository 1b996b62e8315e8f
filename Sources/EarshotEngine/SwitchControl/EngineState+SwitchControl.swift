import EarshotAccessibility

/// Switch Control in the manual style: its highlight wraps, and a tap is sent at once (design §11, 20).
extension EngineState {
  mutating func perform(_ command: SwitchControlCommand) -> CommandOutcome {
    switch command {
    case .select:
      return CommandOutcome(activation(by: .switchControl))
    case .next:
      let ahead = stopAhead(of: .switchControl)
      let first = ahead.isNone ? tree.firstStop(.scannable, visited: &counters.nodesVisited) : ahead
      return move(.switchControl, to: first, else: .empty)
    case .previous:
      let behind = stopBehind(.switchControl)
      let last = behind.isNone ? tree.lastStop(.scannable, visited: &counters.nodesVisited) : behind
      return move(.switchControl, to: last, else: .empty)
    }
  }
}
