import EarshotAccessibility

/// A value that follows a cursor and moves it: a focus binding in the hands of an embedder.
///
/// ```swift
/// enum Field: Hashable { case email, password }
/// let focus = engine.focusBinding(Field?.self, for: .voiceOver)
/// focus.bind(emailNode, equals: .email)
/// focus.bind(passwordNode, equals: .password)
///
/// focus.value = .password                          // a request
/// engine.settle()                                  // VoiceOver's cursor is on the field now
/// try engine.perform(.voiceOver(.previous))
/// engine.settle()
/// focus.value                                      // .email
/// ```
///
/// A binding is a `Bool` or an optional, since there may be no cursor at all. Several instances are several
/// bindings. Like the engine it is confined to its owner.
public final class FocusBinding<Value: Hashable> {
  /// The binding's id across the seam; made by the engine, from `0x8000_0000` upwards.
  public let id: FocusBindingID
  /// The value while no cursor in scope is on a bound node: `false` or `nil`.
  public let resetValue: Value
  private let engine: Engine
  private var values = ValueInterner<Value>()
  private var isRetired = false

  init(id: FocusBindingID, resetValue: Value, engine: Engine) {
    self.id = id
    self.resetValue = resetValue
    self.engine = engine
  }

  /// The value. Writing it is a request, resolved by ``Engine/settle()``; until then it reads as written (R15).
  public var value: Value {
    get { engine.value(of: id).flatMap { values[$0] } ?? resetValue }
    set {
      if isRetired { return }
      let wanted = newValue == resetValue ? nil : values.number(for: newValue)
      engine.request(FocusRequest(binding: id, value: wanted))
    }
  }

  /// The value that a number of ``FocusChange`` or ``FocusRequest`` stands for; `nil` if it was never handed out.
  package func value(numbered number: FocusValueID) -> Value? { values[number] }

  /// Takes back what was bound to a node.
  public func unbind(_ node: NodeID) {
    let own = engine.state.tree.node(node)?.focusTags ?? []
    engine.state.focus.untie(id, from: node, own: own)
  }

  /// Forgets the binding; its value is then the reset value and writes do nothing.
  public func retire() {
    isRetired = true
    engine.retire(id)
  }

  @discardableResult
  fileprivate func tie(_ value: Value, to node: NodeID) -> FocusTag {
    let tag = FocusTag(binding: id, value: values.number(for: value))
    engine.state.tie(tag, to: node)
    return tag
  }
}

extension FocusBinding where Value == Bool {
  /// Has the binding be `true` while a cursor is on `node` or inside it (R1, R37). The node need not be in the
  /// tree yet, and need not carry the tag in updates.
  @discardableResult
  public func bind(_ node: NodeID) -> FocusTag { tie(true, to: node) }
}

extension FocusBinding {
  /// Has the binding equal `value` while a cursor is on `node` or inside it (R2, R37). The node need not be in
  /// the tree yet, and need not carry the tag in updates. Of several values on one node the first bound is the
  /// innermost (R19).
  @discardableResult
  public func bind<Wrapped>(_ node: NodeID, equals value: Wrapped) -> FocusTag where Value == Wrapped? {
    tie(value, to: node)
  }
}

extension Engine {
  /// Makes a focus binding of an optional type. Without a scope it follows and moves the cursors of all
  /// technologies (R31, R33).
  public func focusBinding<Value: Hashable>(
    _ type: Value?.Type, for scope: AccessibilityTechnologies = []
  ) -> FocusBinding<Value?> {
    FocusBinding(id: declareNext(scope), resetValue: nil, engine: self)
  }

  /// Makes a focus binding of type `Bool`.
  public func focusBinding(
    _ type: Bool.Type, for scope: AccessibilityTechnologies = []
  ) -> FocusBinding<Bool> {
    FocusBinding(id: declareNext(scope), resetValue: false, engine: self)
  }

  private func declareNext(_ scope: AccessibilityTechnologies) -> FocusBindingID {
    let id = FocusBindingID(state.focus.nextOwnID)
    state.focus.nextOwnID += 1
    declare(FocusBindingDeclaration(id: id, scope: scope))
    return id
  }
}
