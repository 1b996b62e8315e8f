/// Several views treated as one for modifiers, without a place of their own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Groups the views that `content` builds.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content, as it is.
  public var body: Content { content }
}
