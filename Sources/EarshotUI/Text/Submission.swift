/// What kind of entry is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Return in a field of one line.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// What the Return key of an on-screen keyboard says. A terminal has none, so that nothing differs here.
public struct SubmitLabel: Sendable {
  /// "Done".
  public static var done: SubmitLabel { SubmitLabel() }
  /// "Go".
  public static var go: SubmitLabel { SubmitLabel() }
  /// "Send".
  public static var send: SubmitLabel { SubmitLabel() }
  /// "Join".
  public static var join: SubmitLabel { SubmitLabel() }
  /// "Route".
  public static var route: SubmitLabel { SubmitLabel() }
  /// "Search".
  public static var search: SubmitLabel { SubmitLabel() }
  /// "Return".
  public static var `return`: SubmitLabel { SubmitLabel() }
  /// "Next".
  public static var next: SubmitLabel { SubmitLabel() }
  /// "Continue".
  public static var `continue`: SubmitLabel { SubmitLabel() }
}

extension View {
  /// Runs `action` when an entry inside is submitted, after the closures further in; the keyboard focus stays where it is
  /// unless `action` moves it (R53).
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions inside from the closures further out, if `isBlocking` (R53).
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitModifier(isBlocking: isBlocking))
  }

  /// Names the Return key of an on-screen keyboard; nothing differs in a terminal.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

struct SubmitModifier {
  var triggers: SubmitTriggers = []
  var action: () -> Void = {}
  var isBlocking = false
}

extension SubmitModifier: PrimitiveModifier {
  func makeNode(in parent: ViewNode) -> SubmitNode { SubmitNode(self, parent: parent) }
  func updateNode(_ node: SubmitNode) { node.modifier = self }
}

/// Hears of what is submitted inside.
final class SubmitNode: WrapperNode {
  var modifier: SubmitModifier

  init(_ modifier: SubmitModifier, parent: ViewNode) {
    self.modifier = modifier
    super.init(parent: parent)
  }

  /// Runs the closure if it is for this; answers whether nobody further out may hear of it.
  func submit(_ trigger: SubmitTriggers) -> Bool {
    if modifier.triggers.contains(trigger) { modifier.action() }
    return modifier.isBlocking
  }
}
