/// Which nodes a walk stops at, and which it doesn't enter.
struct Stops {
  /// It stops at nodes that are of one of these kinds.
  var kinds: NodeKinds
  /// It doesn't enter nodes with one of these flags.
  var closed: NodeFlags = [.element, .hidden]

  /// Every element: VoiceOver.
  static var elements: Stops { Stops(kinds: .element) }
  /// Scannable elements: Switch Control.
  static var scannable: Stops { Stops(kinds: .scannable) }
  /// Elements and semantic containers of one level: VoiceOver with grouped navigation (design §11, 36).
  static var grouped: Stops { Stops(kinds: [.element, .container], closed: [.element, .hidden, .semantic]) }

  /// Whether containers are stops, so that a walk stays in the one it is in.
  var keepsToContainer: Bool { closed.contains(.semantic) }
}
