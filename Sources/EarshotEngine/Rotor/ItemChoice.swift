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
  public func items(matching text: String = "") -> [ItemChoice] { [] }
}
