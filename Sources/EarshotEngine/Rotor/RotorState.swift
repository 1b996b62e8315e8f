import EarshotAccessibility

/// What the rotor is set to.
struct RotorState {
  /// What the user chose, for whatever has no kind of its own.
  var chosen = RotorKind.characters
}

/// What the user did with the rotor since the cursor came to the element; forgotten when it lands again.
struct RotorVisit {
  /// What the user turned the rotor to.
  var turnedTo: RotorKind?
  /// The part of the element's text that was read last, in characters.
  var text: Range<Int>?
  /// The action chosen.
  var action: Action?
  /// The piece of custom content that was read last.
  var content: Int?
  /// The entry of a custom rotor that led here.
  var entry: Entry?
  /// The element whose relation led here.
  var relationSource: NodeID?

  /// One of the element's actions; without a name the default one.
  struct Action {
    var index: Int
    var name: String?
  }

  /// One of a custom rotor's entries.
  struct Entry {
    var rotor: CustomRotor.Name
    var index: Int
  }
}

extension EngineState {
  /// What was done with the rotor on the element under VoiceOver's cursor.
  var visit: RotorVisit {
    get { cursors[.voiceOver].rotor ?? RotorVisit() }
    set { cursors[.voiceOver].rotor = newValue }
  }
}
