import EarshotEngine

extension VoiceOverWord {
  /// What the word asks of VoiceOver.
  var command: VoiceOverCommand {
    switch self {
    case .next: .next
    case .previous: .previous
    case .first: .first
    case .last: .last
    case .activate: .activate
    case .increment: .increment
    case .decrement: .decrement
    case .escape: .escape
    case .magicTap: .magicTap
    case .whereAmI: .whereAmI
    }
  }
}

extension SwitchStep {
  /// What the word asks of Switch Control.
  var command: SwitchControlCommand {
    switch self {
    case .select: .select
    case .next: .next
    case .previous: .previous
    }
  }
}
