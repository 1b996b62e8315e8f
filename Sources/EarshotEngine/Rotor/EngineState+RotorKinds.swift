import EarshotAccessibility

/// What the rotor is set to, and what it could be set to (`voiceover.md` 4.4).
extension EngineState {
  /// What the user turned it to on this element, else the element's own kind, else what the user chose before. That is
  /// kept while the screen doesn't offer it; characters stand in.
  var rotorKind: RotorKind {
    if let kind = visit.turnedTo, isOffered(kind) { return kind }
    if let slot = slot(of: .voiceOver) {
      if isOffered(.adjustValue) { return .adjustValue }
      if tree.hasOfferedActions(on: slot) { return .actions }
    }
    return isOffered(rotor.chosen) || mayComeUp(rotor.chosen) ? rotor.chosen : .characters
  }

  /// The kinds that are offered: those of the screen, the author's, those of the element; and the one chosen, while it may come up.
  var rotorKinds: [RotorKind] {
    (RotorKind.general + customKinds + [.adjustValue, .actions, .moreContent]).filter {
      isOffered($0) || $0 == rotor.chosen && mayComeUp($0)
    }
  }

  func isOffered(_ kind: RotorKind) -> Bool {
    switch kind {
    case .characters, .words: return true
    case .lines: return hasLines
    case .adjustValue, .actions, .moreContent:
      return slot(of: .voiceOver).map { isOffered(kind, on: $0) } ?? false
    default: return isOnScreen(kind) || customRotor(for: kind) != nil
    }
  }

  private func isOffered(_ kind: RotorKind, on slot: Slot) -> Bool {
    let node = tree.nodes[slot.index]
    return switch kind {
    case .adjustValue: node.traits.contains(.isAdjustable) || !node.actions.isDisjoint(with: .adjust)
    case .actions: tree.hasOfferedActions(on: slot)
    default: node.hasDetails && !node.details.customContent.isEmpty
    }
  }

  /// Whether the element's text has several lines, or may get them because it is being edited.
  private var hasLines: Bool {
    guard let slot = slot(of: .voiceOver) else { return false }
    return isEdited(slot) || tree.spokenText(at: slot).parts(by: .line).count > 1
  }

  /// Whether the kind is one that may be among children that are not here.
  func mayComeUp(_ kind: RotorKind) -> Bool {
    kind.searched != nil && tree.kindsInReach.contains(.incomplete)
  }

  /// Whether a search for the kind could find something. Levels are told apart only where there are several.
  private func isOnScreen(_ kind: RotorKind) -> Bool {
    guard let searched = kind.searched else { return false }
    let kinds = tree.kindsInReach
    if case .headingLevel = kind {
      let levels = (1...6).filter { !kinds.isDisjoint(with: .heading($0)) }
      guard levels.count > 1 else { return false }
    }
    return !kinds.isDisjoint(with: searched)
  }
}
