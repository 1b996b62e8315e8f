import EarshotAccessibility

/// One row of the item chooser (`voiceover.md` 4.1).
public struct ItemChoice: Hashable, Sendable {
  /// The element.
  public let element: NodeID
  /// Its description, without hint and containers.
  public let text: String
}

extension Engine {
  /// The elements that VoiceOver can reach whose description contains `text`, whatever its case, in reading order; all of
  /// them for the empty text.
  ///
  /// - Complexity: O(elements).
  public func items(matching text: String = "") -> [ItemChoice] {
    let wanted = text.lowercased()
    return state.tree.elements.compactMap { id in
      guard let slot = state.tree.slots[id] else { return nil }
      let description = state.description(of: slot)
      let matches = wanted.isEmpty || description.lowercased().contains(wanted)
      return matches ? ItemChoice(element: id, text: description) : nil
    }
  }
}

extension EngineState {
  /// What is said of an element, apart from what is around it, hints, and what more there is.
  func description(of slot: Slot) -> String {
    composer.description(of: tree.spokenParts(at: slot), in: Surroundings()).joined()
  }
}
