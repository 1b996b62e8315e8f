import EarshotEngine

/// How sounds besides speech reach a person. The status line has them in words in any case.
package enum SoundOutput: String, Hashable, Sendable, CaseIterable {
  /// Not at all.
  case none
  /// By the terminal's bell, for the few that ask for attention.
  case bell
}

extension Sound {
  /// Whether it says more than that a step was taken.
  package var isNotable: Bool { self != .focusMoved && self != .activated }

  /// Whether it is worth a bell.
  private var asksForAttention: Bool {
    switch self {
    case .boundary, .empty, .alert, .screenChanged: true
    case .focusMoved, .activated, .rotor, .dragStart, .caret, .moreContent: false
    }
  }

  /// Whether a terminal rings its bell once for all of `sounds`.
  package static func ringsBell(for sounds: [Sound], _ output: SoundOutput) -> Bool {
    output == .bell && sounds.contains(where: \.asksForAttention)
  }
}
