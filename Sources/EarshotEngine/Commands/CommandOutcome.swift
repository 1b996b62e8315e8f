import EarshotAccessibility

/// What a command led to: a landing, a request to the host, or a sound; or, for a question, nothing but speech.
public struct CommandOutcome: Equatable, Sendable {
  /// The landing of the cursor, if it landed.
  public var move: CursorMove?
  /// What the user wants an element to do.
  public var action: ActionRequest? {
    get { actions.first }
    set { actions = newValue.map { [$0] } ?? [] }
  }
  /// One or none; an array, since most commands ask for nothing and an outcome is passed on often.
  private var actions: [ActionRequest] = []
  /// What is heard besides speech.
  public var sound: Sound?

  /// What the host is to do, in order: a landing wants its element to be brought into view.
  public var requests: [ActionRequest] {
    [move.map { ActionRequest(target: $0.to, action: .scrollToVisible, technology: $0.technology) }, action]
      .compactMap { $0 }
  }

  /// Whether there was nothing further in that direction.
  public var hitBoundary: Bool { sound == .boundary }

  /// An outcome of these parts; without any, nothing happened.
  public init(move: CursorMove? = nil, action: ActionRequest? = nil, sound: Sound? = nil) {
    self.move = move
    if let action { actions = [action] }
    self.sound = sound
  }
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
