/// Which of a container's children were sent, when there are more than that: a window of a long list.
///
/// ``AccessibilityNode/children`` are those from ``firstIndex`` on, in the list's order, which is also that of reading. When a
/// cursor goes past the window, the host is asked for others (``ActionRequest/Action/provideChildren(_:forward:)``). It answers with an
/// update that has another window, which may overlap the former one or not; nodes that are in both keep their ids, and cursors
/// on them stay.
public struct VirtualChildren: Hashable, Sendable {
  /// Which child of the whole list the first of the window is, from 0.
  public var firstIndex: Int
  /// How many children the whole list has.
  public var count: Int

  /// Places a window that begins with a child in a list of so many.
  public init(firstIndex: Int, count: Int) {
    self.firstIndex = firstIndex
    self.count = count
  }
}
