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
