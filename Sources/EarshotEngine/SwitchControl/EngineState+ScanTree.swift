import EarshotAccessibility

/// Keeping what is known of the scan tree up to date: a change costs the levels around it, nothing elsewhere.
extension EngineState {
  /// - Parameter forgotten: The nodes of which nothing is known any more; those around them are among them.
  mutating func noteForScanner(_ change: TreeChange, forgotten: inout Set<Slot>) {
    switch change {
    case .added, .keyboardFocusMoved: break
    case .removed(let id, _):
      scanner.lists.forget(id)
      scanner.isRegrouped = true
    case .updated(let id, let old):
      guard let slot = tree.slots[id], !tree.nodes[slot.index].isScanned(like: old) else { return }
      forgetLists(around: slot, forgotten: &forgotten)
    }
  }

  private mutating func forgetLists(around slot: Slot, forgotten: inout Set<Slot>) {
    scanner.isRegrouped = true
    var current = slot
    while !current.isNone, forgotten.insert(current).inserted {
      scanner.lists.forget(tree.nodes[current.index].id)
      current = tree[current].parent
    }
  }

  /// Forgets all that is known; for what changes without an update of the tree.
  mutating func forgetScanLists() {
    scanner.lists = ScanLists()
    scanner.isRegrouped = true
    scanner.isRearranged = scanner.isActive
  }

  /// Follows settings that changed.
  mutating func adaptScanner(from old: SwitchControlSettings) {
    let new = settings.switchControl
    let isGroupedAnew = old.groupsItems != new.groupsItems || old.manyItems != new.manyItems
    if isGroupedAnew || old.tapBehavior != new.tapBehavior { forgetScanLists() }
    if old.style != new.style, scanner.state == .scanning, scanner.pendingTap == nil {
      scanner.deadlines.clearLanding()
      arm(dwelling: false)
    }
  }
}

extension AccessibilityNode {
  /// Whether nothing differs that decides whether and where it is scanned.
  fileprivate func isScanned(like old: AccessibilityNode) -> Bool {
    children == old.children && frame == old.frame && isHidden == old.isHidden && role == old.role
      && isScannable == old.isScannable && sortPriority == old.sortPriority && isContained(like: old)
  }

  private func isContained(like old: AccessibilityNode) -> Bool {
    guard traits.intersection([.isModal, .isTabBar]) == old.traits.intersection([.isModal, .isTabBar]) else {
      return false
    }
    if !hasDetails, !old.hasDetails { return true }
    let (new, old) = (details, old.details)
    return new.navigationStyle == old.navigationStyle && new.groupsChildren == old.groupsChildren
      && new.keepsOrder == old.keepsOrder
      && new.virtualChildren == old.virtualChildren
  }
}
