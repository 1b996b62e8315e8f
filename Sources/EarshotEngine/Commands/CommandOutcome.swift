import EarshotAccessibility

/// What a command led to.
public struct CommandOutcome: Equatable, Sendable {
  /// The landing of the cursor, if it landed.
  public var move: CursorMove?
  /// What the host is to do, in order.
  public var requests: [ActionRequest] = []
  /// What is heard besides speech, in order.
  public var sounds: [Sound] = []

  /// Whether there was nothing further in that direction.
  public var hitBoundary: Bool { sounds.contains(.boundary) }

  /// An outcome in which nothing happened.
  public init() {}
}

/// A cursor's landing on an element.
public struct CursorMove: Equatable, Sendable {
  /// Whose cursor.
  public var technology: AssistiveTechnology
  /// Where it was; `nil` if it was nowhere.
  public var from: NodeID?
  /// Where it is now.
  public var to: NodeID

  /// Describes a landing.
  public init(technology: AssistiveTechnology, from: NodeID?, to: NodeID) {
    self.technology = technology
    self.from = from
    self.to = to
  }
}

/// A sound that is not speech.
public enum Sound: Hashable, Sendable {
  /// There is nothing further in this direction (design §11, 35).
  case boundary
  /// There is nothing here that could do that.
  case empty
}
