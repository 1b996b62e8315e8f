import EarshotAccessibility

/// What an accessibility action is for.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Storage: Equatable {
    case `default`, escape, magicTap
    case named(String)
  }

  let storage: Storage

  /// Activating the element.
  public static let `default` = AccessibilityActionKind(storage: .default)
  /// The escape gesture: dismiss or go back.
  public static let escape = AccessibilityActionKind(storage: .escape)
  /// The magic tap: the main thing the screen does.
  public static let magicTap = AccessibilityActionKind(storage: .magicTap)

  init(storage: Storage) { self.storage = storage }

  /// An action offered by its name.
  public init(named name: Text) { storage = .named(name.content.spoken) }

  var request: ActionRequest.Action {
    switch storage {
    case .default: .activate
    case .escape: .escape
    case .magicTap: .magicTap
    case .named(let name): .custom(name)
    }
  }

  func declare(in properties: inout AccessibilityProperties) {
    switch storage {
    case .default: properties.actions = .activate
    case .escape: properties.actions = .escape
    case .magicTap: properties.actions = .magicTap
    case .named(let name): properties.customAction = name
    }
  }
}

/// Which way an adjustment goes.
public enum AccessibilityAdjustmentDirection: Sendable {
  /// One step up.
  case increment
  /// One step down.
  case decrement
}

extension View {
  /// Handles an action; the default one replaces what activating the view does.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(actionKind.declare) { action in
      guard action == actionKind.request else { return false }
      handler()
      return true
    }
  }

  /// Offers an action by its name.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Offers an action by its name.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Offers an action by its name.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Makes the element adjustable, a step at a time.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach {
      $0.addedTraits = .isAdjustable
      $0.actions = .adjust
    } handler: { action in
      switch action {
      case .increment: handler(.increment)
      case .decrement: handler(.decrement)
      default: return false
      }
      return true
    }
  }

  /// Handles scrolling by a page, in place of what the view does itself. The handler is given the edge towards which the
  /// content that comes into view lies.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach {
      $0.actions = .scroll
    } handler: { action in
      guard case .scroll(let direction) = action else { return false }
      handler(Edge(direction))
      return true
    }
  }
}

extension Edge {
  fileprivate init(_ direction: ScrollDirection) {
    self =
      switch direction {
      case .up: .top
      case .down: .bottom
      case .left: .leading
      case .right: .trailing
      }
  }
}
