/// Positions outlive the nodes they were on.
extension AccessibilityTree {
  /// What is left of a place after removals: itself while its node lives, else behind the nearest sibling
  /// before it, else at the beginning of the nearest container that is left. With a modal container goes the
  /// memory of what stood around it: the place is then the beginning of what lies beneath (design §11, 24).
  func remainder(of place: Place?, in pass: ApplyPass) -> Place? {
    guard let place, !self[place.anchor.slot].flags.contains(.alive) else { return place }
    var lost = place.anchor.slot
    var leavesModal = false
    while let parent = parent(of: lost, in: pass) {
      leavesModal = leavesModal || self[lost].flags.contains(.modal)
      if !leavesModal, let sibling = survivor(before: lost, in: parent) {
        return .after(reference(to: sibling))
      }
      if self[parent].flags.contains(.alive) { return .start(reference(to: parent)) }
      lost = parent
    }
    return nil
  }

  private func parent(of lost: Slot, in pass: ApplyPass) -> Slot? {
    if let former = pass.formerParents[lost] { return former }
    let parent = self[lost].parent
    return parent.isNone ? nil : parent
  }

  private func survivor(before lost: Slot, in parent: Slot) -> Slot? {
    var sibling = self[lost].previous
    while !sibling.isNone {
      if self[sibling].flags.contains(.alive), self[sibling].parent == parent { return sibling }
      sibling = self[sibling].previous
    }
    return nil
  }
}
