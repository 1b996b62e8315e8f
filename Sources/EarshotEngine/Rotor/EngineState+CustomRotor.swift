import EarshotAccessibility

/// Rotors that the author defines for what is inside a node (`voiceover.md` 4.4).
extension EngineState {
  /// The names of those around the cursor, innermost first.
  var customKinds: [RotorKind] {
    var kinds: [RotorKind] = []
    for rotor in customRotors {
      if case .custom(let name) = rotor.name, !kinds.contains(.custom(name)) { kinds.append(.custom(name)) }
    }
    return kinds
  }

  /// The innermost one with the kind's name, or that takes its place.
  func customRotor(for kind: RotorKind) -> CustomRotor? {
    let name: CustomRotor.Name
    if case .custom(let text) = kind { name = .custom(text) } else { name = .system(kind) }
    return customRotors.first { $0.name == name && !$0.entries.isEmpty }
  }

  private var customRotors: [CustomRotor] {
    guard let place = cursors[.voiceOver].place else { return [] }
    var rotors: [CustomRotor] = []
    var slot = place.anchor.slot
    while !slot.isNone {
      if tree[slot].flags.contains(.detailed) { rotors += tree.nodes[slot.index].details.rotors }
      slot = tree[slot].parent
    }
    return rotors
  }

  /// To the next or previous entry that can be reached. The element is spoken as on any landing; a part of its text that
  /// is meant is read after it, and reading goes on from there.
  mutating func jump(along rotor: CustomRotor, forward: Bool) -> CommandOutcome {
    guard let index = nextEntry(of: rotor, forward: forward), let slot = element(of: rotor.entries[index])
    else {
      return CommandOutcome(sound: .boundary)
    }
    let move = land(.voiceOver, on: slot, cause: .command)
    visit.entry = RotorVisit.Entry(rotor: rotor.name, index: index)
    if let range = rotor.entries[index].textRange { read(range, of: slot) }
    return CommandOutcome(move: move)
  }

  private mutating func read(_ range: Range<Int>, of slot: Slot) {
    let text = tree.spokenText(at: slot)
    let range = range.clamped(to: text.characters.indices)
    visit.text = range.lowerBound..<range.lowerBound
    if !range.isEmpty { say([text[range]], about: slot) }
  }

  /// From an entry to its neighbour in the rotor's own order; from elsewhere to the nearest entry in that order that is
  /// read after the cursor, or before it.
  private mutating func nextEntry(of rotor: CustomRotor, forward: Bool) -> Int? {
    let entries = rotor.entries
    if let present = presentEntry(of: rotor) {
      let rest = forward ? Array(present + 1..<entries.count) : (0..<present).reversed()
      return rest.first { element(of: entries[$0]) != nil }
    }
    let indices = forward ? Array(entries.indices) : entries.indices.reversed()
    return indices.first { index in
      element(of: entries[index]).map { isAhead($0) == forward } ?? false
    }
  }

  private mutating func presentEntry(of rotor: CustomRotor) -> Int? {
    guard let current = slot(of: .voiceOver) else { return nil }
    if let entry = visit.entry, entry.rotor == rotor.name, rotor.entries.indices.contains(entry.index),
      element(of: rotor.entries[entry.index]) == current
    {
      return entry.index
    }
    return rotor.entries.firstIndex { element(of: $0) == current }
  }

  private mutating func element(of entry: CustomRotor.Entry) -> Slot? {
    tree.slots[entry.target].flatMap {
      tree.stop(within: $0, stops: .elements, visited: &counters.nodesVisited)
    }
  }

  /// Whether an element that the cursor isn't on is read after its place.
  private func isAhead(_ element: Slot) -> Bool {
    guard let place = cursors[.voiceOver].place else { return true }
    let anchor = place.anchor.slot
    guard tree.path(from: element).contains(anchor) else { return tree.isRead(anchor, before: element) }
    if case .after = place { return false }
    return element != anchor
  }
}
