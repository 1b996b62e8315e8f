struct AppearanceModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
}

extension AppearanceModifier: PrimitiveModifier {
  func makeNode(in parent: ViewNode) -> AppearanceNode { AppearanceNode(self, parent: parent) }
  func updateNode(_ node: AppearanceNode) { node.modifier = self }
}

/// Queues a closure when its content appears and one when it disappears.
final class AppearanceNode: WrapperNode {
  var modifier: AppearanceModifier
  /// What is removed in the round that made it never does.
  private var hasAppeared = false

  init(_ modifier: AppearanceModifier, parent: ViewNode) {
    self.modifier = modifier
    super.init(parent: parent)
  }

  /// After the content, whose own closures come first.
  override func contentDidMount() {
    graph.lifecycle.addAppearance { [self] in
      guard isMounted else { return }
      hasAppeared = true
      modifier.onAppear?()
    }
  }

  override func willUnmount() {
    if hasAppeared, let action = modifier.onDisappear { graph.lifecycle.addDisappearance(action) }
  }
}

extension View {
  /// Runs `action` when the view has appeared, after the update that shows it.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action))
  }

  /// Runs `action` when the view is gone, after the update that removed it (R27).
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onDisappear: action))
  }
}
