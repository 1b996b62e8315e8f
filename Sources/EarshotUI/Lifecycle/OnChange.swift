/// Which of the closure forms an `onChange` has.
enum OnChangeAction<Value> {
  /// One parameter; captured values are those from before the change (R23).
  case newValue((Value) -> Void)
  /// Two parameters; captured values are those from after the change.
  case oldAndNew((Value, Value) -> Void)
  /// No parameter; captured values are those from after the change.
  case plain(() -> Void)
}

struct OnChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: OnChangeAction<Value>
}

extension OnChangeModifier: PrimitiveModifier {
  func makeNode(in parent: ViewNode) -> OnChangeNode<Value> { OnChangeNode(self, parent: parent) }
  func updateNode(_ node: OnChangeNode<Value>) { node.update(with: self) }
}

/// Compares a value with the one last reported, and queues the closure when they differ.
final class OnChangeNode<Value: Equatable>: WrapperNode, OnChangeTrigger {
  private var current: OnChangeModifier<Value>
  private var reported: OnChangeModifier<Value>
  private var isQueuedToFire = false
  private var firings = TurnCounter()

  init(_ modifier: OnChangeModifier<Value>, parent: ViewNode) {
    current = modifier
    reported = modifier
    super.init(parent: parent)
  }

  /// `initial` runs with the appearance, before any change (R25).
  override func contentDidMount() {
    let first = current
    guard first.isInitial else { return }
    graph.lifecycle.addAppearance { [self] in
      if isMounted { call(first, from: first.value, to: first.value) }
    }
  }

  func update(with modifier: OnChangeModifier<Value>) {
    current = modifier
    if current.value == reported.value, !isQueuedToFire {
      reported = current
    } else if !isQueuedToFire {
      isQueuedToFire = true
      graph.lifecycle.addChange(self)
    }
  }

  /// At most twice a turn (R26): a closure that keeps changing what it watches would never end.
  func fire() {
    isQueuedToFire = false
    let before = reported
    reported = current
    guard isMounted, before.value != current.value else { return }
    guard firings.increment(in: graph.turn) <= 2 else {
      return graph.report(
        "onChange(of:) tried to update several times in one turn; the last change was not reported.")
    }
    call(before, from: before.value, to: current.value)
  }

  private func call(_ before: OnChangeModifier<Value>, from old: Value, to new: Value) {
    switch (before.action, current.action) {
    case (.newValue(let action), _), (_, .newValue(let action)): action(new)
    case (_, .oldAndNew(let action)): action(old, new)
    case (_, .plain(let action)): action()
    }
  }
}

/// Counts within one turn.
struct TurnCounter {
  private var turn = 0
  private var count = 0

  mutating func increment(in turn: Int) -> Int {
    if self.turn != turn { (self.turn, count) = (turn, 0) }
    count += 1
    return count
  }
}

extension View {
  /// Runs `action` with the new value after `value` has changed. Values that the closure captured are those from
  /// before the change (R23). Differs from SwiftUI: not marked deprecated (design §11, 7).
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, isInitial: false, action: .newValue(action)))
  }

  /// Runs `action` with the old and the new value after `value` has changed, and once on appearance if `initial`.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, isInitial: initial, action: .oldAndNew(action)))
  }

  /// Runs `action` after `value` has changed, and once on appearance if `initial`.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, isInitial: initial, action: .plain(action)))
  }
}
