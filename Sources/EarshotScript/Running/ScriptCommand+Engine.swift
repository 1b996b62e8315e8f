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
    case .readAll: .readAll(fromTop: false)
    case .readTop: .readAll(fromTop: true)
    case .pause: .pause
    case .speakAgain: .speakAgain
    case .spell: .spell
    case .moveIn: .moveIn
    case .moveOut: .moveOut
    case .secondary: .secondaryAction
    case .curtain: .screenCurtain
    case .mute: .mute
    }
  }
}

extension SwitchStep {
  /// What the step asks of Switch Control.
  var command: SwitchControlCommand {
    switch self {
    case .action(.select): .select
    case .action(.next): .next
    case .action(.previous): .previous
    case .action(.stop): .stop
    case .action(.menu): .menu
    case .press(let name): .press(name)
    case .release(let name): .release(name)
    }
  }
}
