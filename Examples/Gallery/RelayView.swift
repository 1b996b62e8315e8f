import SwiftUI

/// Views whose focus is somebody else's business: they name themselves as targets, and a modifier does the rest.
///
/// It teaches how an app keeps focus out of its views. Code anywhere, not only in views, posts a request with a
/// target's name; the modifier on that target owns the focus property and sets it. Where the focus was last is kept in
/// an environment binding. With the relay switched off, as on a system too old for it, the screen still works and
/// nothing moves.
public struct RelayView: View {
  private let isRelayed: Bool
  @State private var lastFocus: FocusTarget?

  /// Shows the screen, with the relay or without.
  public init(isRelayed: Bool = true) { self.isRelayed = isRelayed }

  /// Two targets, between them buttons that send the focus there, and the name of the last target.
  public var body: some View {
    VStack(alignment: .leading) {
      Text("Tickets")
        .accessibilityAddTraits(.isHeader)
      Text("Two tickets to Visby")
        .focusTarget(.journey)
      Button("Go to the total") {
        UIAccessibility.requestFocus(on: .total)
      }
      Button("Go back") {
        if let lastFocus { UIAccessibility.requestFocus(on: lastFocus) }
      }
      .disabled(lastFocus == nil)
      Text("Total: 84 euros")
        .focusTarget(.total)
      Text("Last focus: \(lastFocus?.rawValue ?? "none")")
    }
    .environment(\.isFocusRelayed, isRelayed)
    .environment(\.lastAccessibilityFocus, $lastFocus)
  }
}

/// What can be asked to take the focus.
enum FocusTarget: String {
  case journey
  case total
}

extension View {
  /// Lets the view take the focus when `target` is asked for, and tells when it has it.
  func focusTarget(_ target: FocusTarget) -> some View {
    modifier(FocusTargetModifier(target: target))
  }
}

/// Adds the relay where the system has what it needs.
private struct FocusTargetModifier: ViewModifier {
  let target: FocusTarget
  @Environment(\.isFocusRelayed) private var isEnabled

  func body(content: Content) -> some View {
    if #available(iOS 17, macOS 14, tvOS 17, *), isEnabled {
      content.modifier(FocusRelay(target: target))
    } else {
      content
    }
  }
}

/// Owns the focus property of one target: requests set it, and it tells the environment.
@available(iOS 17, macOS 14, tvOS 17, *)
private struct FocusRelay: ViewModifier {
  let target: FocusTarget
  @AccessibilityFocusState private var isFocused: Bool
  @Environment(\.lastAccessibilityFocus) @Binding private var lastFocus

  func body(content: Content) -> some View {
    content
      .accessibilityFocused($isFocused)
      .onReceive(NotificationCenter.default.publisher(for: .focusRequest)) { request in
        if request.object as? FocusTarget == target {
          isFocused = true
        }
      }
      .onChange(of: isFocused) {
        if isFocused { lastFocus = target }
      }
  }
}

#if os(macOS)
  /// Here the name is free.
  enum UIAccessibility {}
#endif

extension UIAccessibility {
  /// Asks whichever view is `target` to take the focus.
  static func requestFocus(on target: FocusTarget) {
    NotificationCenter.default.post(name: .focusRequest, object: target)
  }
}

extension Notification.Name {
  fileprivate static let focusRequest = Notification.Name("FocusRequest")
}

private struct FocusRelayedKey: EnvironmentKey {
  static let defaultValue = true
}

private struct LastAccessibilityFocusKey: EnvironmentKey {
  // Computed, since a stored binding would be shared by all threads.
  static var defaultValue: Binding<FocusTarget?> { .constant(nil) }
}

extension EnvironmentValues {
  /// Whether targets take the focus when they are asked for.
  var isFocusRelayed: Bool {
    get { self[FocusRelayedKey.self] }
    set { self[FocusRelayedKey.self] = newValue }
  }

  /// The target that had the focus last.
  var lastAccessibilityFocus: Binding<FocusTarget?> {
    get { self[LastAccessibilityFocusKey.self] }
    set { self[LastAccessibilityFocusKey.self] = newValue }
  }
}
