/// What only few nodes have to say. The empty value is that of a node that has none of it.
public struct NodeDetails: Equatable, Sendable {
  /// Facts beyond label and value (`voiceover.md` 2.9), in the order in which they are offered.
  public var customContent: [CustomContent] = []
  /// The language of its texts, as a BCP 47 tag such as "de" or "pt-BR"; empty for the user's own. It also chooses the
  /// words that VoiceOver adds (`voiceover.md` 2.11).
  public var language = ""
  /// Where it stands in a set of choices, when the host counts itself; else a ``Role/radioGroup`` counts.
  public var positionInSet: ElementPosition?
  /// Its place in a data table.
  public var tableCell: TableCell?
  /// How changes inside are announced (design §11, 39).
  public var liveRegion = LiveRegion.off
  /// Rotor kinds that the author defines for the elements inside (`voiceover.md` 4.4).
  public var rotors: [CustomRotor] = []
  /// Whether the children are read in the host's order, whatever their frames and priorities say
  /// (`voiceover.md` 3.2, 6).
  public var keepsOrder = false
  /// The nodes that label it, describe it, or say what is wrong with it.
  public var relations = NodeRelations()
  /// Whether its value is wrong. Nothing is said of that but the error message, since VoiceOver has no recorded words for it
  /// (`voiceover.md` 2).
  public var isInvalid = false
  /// Of a container of which not all children were sent, which of them those are; an element has no children to be walked.
  public var virtualChildren: VirtualChildren?
  /// Whether its custom actions are offered on the elements inside it as well: by the rotor, by name, and in the scanner's
  /// menu, behind those of the elements themselves. ``ActionRequest/element`` then says on which element one was chosen. A
  /// scanner stops at no more elements for that.
  public var offersActionsOnChildren = false
  /// How its texts are spoken.
  public var speech: SpeechStyle = []
  /// How a scanner goes through it.
  public var navigationStyle = AccessibilityNavigationStyle.automatic
  /// Whether a plain container is a group for a scanner all the same (UIKit's `shouldGroupAccessibilityChildren`).
  public var groupsChildren = false

  /// Nothing of it.
  public init() {}
}

/// How a node's texts are spoken.
public struct SpeechStyle: OptionSet, Hashable, Sendable {
  /// One bit a property.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Letter by letter.
  public static let spellsOutCharacters = SpeechStyle(rawValue: 1 << 0)
  /// With the names of all punctuation marks, whatever the user chose.
  public static let includesPunctuation = SpeechStyle(rawValue: 1 << 1)
}

/// How changes inside a node are announced by themselves, as in ARIA (design §11, 39).
public enum LiveRegion: String, Hashable, Sendable, CaseIterable {
  /// Not at all.
  case off
  /// When nothing else is spoken.
  case polite
  /// At once.
  case assertive
}
