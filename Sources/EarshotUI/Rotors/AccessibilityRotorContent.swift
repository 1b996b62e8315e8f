/// Entries of a rotor, built by a closure like views are.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  /// The type of the content that this consists of.
  associatedtype Body: AccessibilityRotorContent

  /// What this content consists of.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the entries to a list. Not for use by apps.
  static func _collect(_ content: Self, into list: inout _RotorEntryList)
}

extension AccessibilityRotorContent {
  /// Adds the entries of the body.
  public static func _collect(_ content: Self, into list: inout _RotorEntryList) {
    Body._collect(content.body, into: &list)
  }
}

/// Entries of a rotor as they are collected. Public only because the requirements of ``AccessibilityRotorContent`` name it.
public struct _RotorEntryList {
  var entries: [RotorEntry] = []
}

/// One entry as the app states it.
struct RotorEntry: Equatable {
  /// What is meant.
  enum Target: Equatable {
    /// The element that the rotor is attached to.
    case own
    /// The view of this identity inside.
    case identity(AnyHashable)
    /// The view of this name, wherever it is.
    case named(RotorEntryName)
  }

  let label: String
  let target: Target
  let textRange: Range<String.Index>?
}

extension Never: AccessibilityRotorContent {
  /// Never called.
  public static func _collect(_ content: Never, into list: inout _RotorEntryList) {}
}
