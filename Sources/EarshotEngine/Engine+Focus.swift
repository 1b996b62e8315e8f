import EarshotAccessibility

extension Engine {
  /// Begins a turn: requests live until its end, and changes under VoiceOver's cursor are spoken at its end.
  /// A turn that is still open is ended first.
  public func beginTurn(_ cause: TurnCause) {
    if state.turn != nil { endTurn() }
    state.turn = cause
  }

  /// Makes the present turn one of typing: what the user did turned out to be the press of a key on an on-screen keyboard.
  /// Outside a turn it does nothing.
  public func noteTyping() {
    if state.turn != nil { state.turn = .typing }
  }

  /// Ends the turn: what changed of the element under VoiceOver's cursor is spoken (design §11, 38), and
  /// requests that found no element are dropped, each with a diagnostic (R11, R13).
  public func endTurn() {
    state.endTurn()
    keepAppointment()
  }

  /// Makes a focus binding known, or changes its scope.
  public func declare(_ declaration: FocusBindingDeclaration) { state.focus.declare(declaration) }

  /// Forgets a focus binding and its requests. Tags of it that are still in the tree are without effect.
  public func retire(_ id: FocusBindingID) { state.focus.retire(id) }

  /// Asks for a value of a focus binding; resolved by the next ``settle()``. Of several requests for one binding
  /// only the last counts.
  public func request(_ request: FocusRequest) { state.focus.add(request) }

  /// A binding's value: what was asked for since the last ``settle()``, else what was reported last (R15).
  public func value(of id: FocusBindingID) -> FocusValueID? { state.focus.value(of: id) }

  /// Brings cursors and bindings into agreement with the tree (`focus-semantics.md` 0.4): cursors lose elements
  /// that went or are out of reach, requests are resolved in the order of writing, cursors without an element
  /// are relocated and spoken, and bindings follow.
  ///
  /// A command that waits for children of a long list (``ActionRequest/Action/provideChildren(_:forward:)``) is finished here if
  /// they have come. It may then need more of them, which ``takeActionRequests()`` has; within a turn it waits for them until
  /// ``endTurn()``, outside of one until the next resolution, and is then at the end of the list.
  ///
  /// A request without a reachable element stays for the rest of the turn and is tried again each time. Outside
  /// a turn it is dropped at once, and the end of the turn happens here (``endTurn()``).
  ///
  /// - Returns: The bindings that changed, in the order of their ids.
  /// - Complexity: Proportional to the depth of the tree and to the number of nodes that carry the values asked
  ///   for.
  @discardableResult
  public func settle() -> [FocusChange] {
    defer { keepAppointment() }
    return state.settle()
  }

  /// What the app's author should know, gathered since the last call.
  public func takeDiagnostics() -> [EngineDiagnostic] {
    defer { state.diagnostics = [] }
    return state.diagnostics
  }
}
