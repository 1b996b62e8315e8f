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

extension ForEach
where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
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
