import EarshotAccessibility
import EarshotGeometry

/// Scrolling by a page, for assistive technologies (`voiceover.md` 4.5).
extension ScrollNode {
  /// Shows the next page in a direction, and says which elements are in sight. Where nothing lies further that way the same
  /// is said again, by which VoiceOver knows that the end is reached. Answers false where the content can't move that way
  /// at all.
  func scrollPage(_ direction: ScrollDirection) -> Bool {
    let axis = direction.axis
    guard canScroll(along: axis) else { return false }
    // One row or column stays in sight, so that nobody loses the place.
    let page = max(1, frame.size[axis] - 1)
    var target = offset
    target[axis] += direction.isForward ? page : -page
    scroll(to: target)
    if let status = pageStatus(along: axis) { graph.notices.post(.pageScrolled(status)) }
    return true
  }

  /// Which of the elements directly inside, containers among them, are in sight. Those in sight are found by halving, since
  /// the elements of what scrolls stand one behind the other along `axis`.
  private func pageStatus(along axis: Axis) -> PageStatus? {
    var elements = semantics?.children ?? []
    // A container that is all there is doesn't count: its elements do.
    while elements.count == 1, elements[0].kind == .container { elements = elements[0].children }
    let seen = offset[axis]..<offset[axis] + frame.size[axis]
    let first = elements.firstIndex(sorted: { extent(of: $0, along: axis).upperBound > seen.lowerBound })
    let end = elements.firstIndex(sorted: { extent(of: $0, along: axis).lowerBound >= seen.upperBound })
    return first < end ? .rows(first + 1...end, of: elements.count) : nil
  }

  private func extent(of element: Semantics, along axis: Axis) -> Range<Int> {
    guard let node = element.owner.firstLayout else { return 0..<0 }
    let start = node.origin(in: self)[axis]
    return start..<start + node.frame.size[axis]
  }
}

extension LayoutNode {
  /// Where the node stands in the content of one around it.
  func origin(in outer: LayoutNode) -> CellPoint {
    var point = CellPoint.zero
    var current: LayoutNode? = self
    while let node = current, node !== outer {
      point = point + node.frame.origin
      current = node.layoutParent
    }
    return point
  }
}

extension ScrollDirection {
  fileprivate var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }
  fileprivate var isForward: Bool { self == .down || self == .right }
}
