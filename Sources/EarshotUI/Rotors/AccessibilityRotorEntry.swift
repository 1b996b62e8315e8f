/// One place that a rotor leads to.
///
/// Differs from SwiftUI: `prepare` is never called, since everything inside a view that scrolls is there already.
public struct AccessibilityRotorEntry<ID: Hashable> {
  let entry: RotorEntry

  init(_ label: String, _ target: RotorEntry.Target, _ textRange: Range<String.Index>?) {
    entry = RotorEntry(label: label, target: target, textRange: textRange)
  }

  /// Makes an entry for the view of an identity inside the view with the rotor: that of `ForEach` or `id(_:)`.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(label.content.spoken, .identity(AnyHashable(id)), textRange)
  }

  /// Makes an entry for the view that `accessibilityRotorEntry(id:in:)` names so.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(
      label.content.spoken, .named(RotorEntryName(id: AnyHashable(id), namespace: namespace)), textRange)
  }

  /// Makes an entry for the view of an identity inside the view with the rotor.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, textRange: textRange)
  }

  /// Makes an entry for the view of an identity inside the view with the rotor.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, textRange: textRange)
  }

  /// Makes an entry for the view that `accessibilityRotorEntry(id:in:)` names so.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, in: namespace, textRange: textRange)
  }

  /// Makes an entry for the view that `accessibilityRotorEntry(id:in:)` names so.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange)
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Makes an entry for a part of the text of the element with the rotor.
  public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
    self.init(label?.content.spoken ?? "", .own, textRange)
  }

  /// Makes an entry for a part of the text of the element with the rotor.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), textRange: textRange)
  }

  /// Makes an entry for a part of the text of the element with the rotor.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), textRange: textRange)
  }
}

@available(*, unavailable)
extension AccessibilityRotorEntry: Sendable {}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  /// Never called.
  public var body: Never { fatalError("AccessibilityRotorEntry has no body.") }

  /// Adds the entry.
  public static func _collect(_ content: Self, into list: inout _RotorEntryList) {
    list.entries.append(content.entry)
  }
}
