/// A rotor kind that the author defines: a list of places to jump to (`voiceover.md` 4.4).
public struct CustomRotor: Hashable, Sendable {
  /// What the user chooses it by.
  public var name: Name
  /// Where it leads, in its own order, which need not be that of reading.
  public var entries: [Entry]

  /// What a custom rotor is called.
  public enum Name: Hashable, Sendable {
    /// A name of the author's.
    case custom(String)
    /// It takes the place of a kind that VoiceOver has itself.
    case system(RotorKind)
  }

  /// One place.
  public struct Entry: Hashable, Sendable {
    /// The element, or a container whose first element is meant.
    public var target: NodeID
    /// Spoken in place of the element's own description; empty for that.
    public var label: String
    /// The part of the element's text that is meant, in characters; `nil` for all of it.
    public var textRange: Range<Int>?

    /// Makes an entry.
    public init(target: NodeID, label: String = "", textRange: Range<Int>? = nil) {
      self.target = target
      self.label = label
      self.textRange = textRange
    }
  }

  /// Makes a rotor.
  public init(name: Name, entries: [Entry]) {
    self.name = name
    self.entries = entries
  }
}

/// What the rotor moves by or changes (`voiceover.md` 4.4).
public enum RotorKind: Hashable, Sendable {
  /// The characters of the element's text, or of the field being edited.
  case characters
  /// Its words.
  case words
  /// Its lines.
  case lines
  /// Headings of any level.
  case headings
  /// Headings of one level, 1 to 6.
  case headingLevel(Int)
  /// Links.
  case links
  /// Controls: what the user can operate.
  case formControls
  /// Fields that take text.
  case textFields
  /// Images.
  case images
  /// Semantic containers.
  case containers
  /// Landmarks.
  case landmarks
  /// Lists.
  case lists
  /// Data tables.
  case tables
  /// The value of an adjustable element.
  case adjustValue
  /// The actions of the element.
  case actions
  /// Its custom content.
  case moreContent
  /// A kind of the author's, by its name.
  case custom(String)
}
