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

/// Builds the entries of a rotor from the statements of a closure.
@MainActor @resultBuilder public struct AccessibilityRotorContentBuilder {
  /// A single statement.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  /// One statement.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  /// Several statements.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    CollectedRotorContent { list in
      @MainActor func collect<C: AccessibilityRotorContent>(_ content: C) { C._collect(content, into: &list) }
      repeat collect(each content)
    }
  }

  /// An `if` without `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    CollectedRotorContent { list in
      if let content { Content._collect(content, into: &list) }
    }
  }

  /// The first branch of a choice.
  public static func buildEither<Content: AccessibilityRotorContent>(
    first: Content
  ) -> CollectedRotorContent { collected(first) }

  /// The second branch of a choice.
  public static func buildEither<Content: AccessibilityRotorContent>(
    second: Content
  ) -> CollectedRotorContent { collected(second) }

  private static func collected<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> CollectedRotorContent {
    CollectedRotorContent { Content._collect(content, into: &$0) }
  }
}

/// Content whose type doesn't matter any more. Public only because builders answer it.
public struct CollectedRotorContent: AccessibilityRotorContent {
  let collect: @MainActor (inout _RotorEntryList) -> Void

  /// Never called.
  public var body: Never { fatalError("CollectedRotorContent has no body.") }

  /// Adds the entries.
  public static func _collect(_ content: Self, into list: inout _RotorEntryList) { content.collect(&list) }
}

/// Entries that are known already.
struct ListedRotorContent {
  let entries: [RotorEntry]

  init(_ entries: [RotorEntry]) { self.entries = entries }
}

extension ListedRotorContent: AccessibilityRotorContent {
  var body: Never { fatalError("ListedRotorContent has no body.") }

  static func _collect(_ content: Self, into list: inout _RotorEntryList) { list.entries += content.entries }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Groups the entries that `content` builds.
  public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.content = content() }

  /// Never called.
  public var body: Never { fatalError("Group has no body.") }

  /// Adds the entries of the content.
  public static func _collect(_ content: Self, into list: inout _RotorEntryList) {
    Content._collect(content.content, into: &list)
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Never called.
  public var body: Never { fatalError("ForEach has no body.") }

  /// Adds the entries of each element.
  public static func _collect(_ content: Self, into list: inout _RotorEntryList) {
    for element in content.data { Content._collect(content.content(element), into: &list) }
  }
}

extension ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
  /// Entries for each element.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { ContiguousArray($0.lazy.map(\.id)) }
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Entries for each element, told apart by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { ContiguousArray($0.lazy.map { $0[keyPath: id] }) }
  }
}
