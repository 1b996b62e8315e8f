struct EnvironmentModifier {
  let apply: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: PrimitiveModifier {
  func makeNode(in parent: ViewNode) -> EnvironmentNode { EnvironmentNode(apply, parent: parent) }
  func updateNode(_ node: EnvironmentNode) { node.apply = apply }
}

/// Overrides part of the environment for its content.
final class EnvironmentNode: WrapperNode {
  private let scope: EnvironmentScope

  var apply: (inout EnvironmentValues) -> Void {
    didSet { refresh() }
  }

  init(_ apply: @escaping (inout EnvironmentValues) -> Void, parent: ViewNode) {
    self.apply = apply
    scope = EnvironmentScope(outer: parent.childEnvironment, tracker: parent.graph.tracker)
    super.init(parent: parent)
    refresh()
  }

  override var childEnvironment: EnvironmentScope { scope }

  /// Also called when an outer value changes that `apply` read.
  override func refresh() {
    let overrides = graph.tracker.record(readsBy: self) {
      var values = EnvironmentValues(environment)
      apply(&values)
      return values.overrides
    }
    scope.override(overrides)
    language = (overrides.value(of: LocaleKey.self))?.spokenLanguage
  }

  /// The language that the modifier sets; `nil` if it sets none.
  private var language: String? {
    didSet { if language != oldValue { content?.invalidateSemanticsInside() } }
  }

  /// The innermost modifier has been asked first.
  override func contribute(to record: inout SemanticRecord) { record.language = record.language ?? language }
}

extension View {
  /// Sets a value of the environment for this view and everything inside.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment for this view and everything inside.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Disables the controls inside; they stay reachable for VoiceOver, spoken as dimmed (R43).
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}
