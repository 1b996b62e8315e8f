import EarshotAccessibility

extension Input<CustomRotor> {
  static let rotor = Input.object(
    "A kind of the rotor: a list of places to jump to. It has a name, or replaces a kind that VoiceOver has itself.",
    .optional("name", Input<String>.text, "What the user chooses it by."),
    .optional("replaces", Words.rotorKinds.input, "The kind whose place it takes."),
    .required("entries", .list(of: .rotorEntry), "Where it leads, in order.")
  ) { (name: String?, kind: RotorKind?, entries: [CustomRotor.Entry]) throws(Failure) in
    switch (name, kind) {
    case (let name?, nil): return CustomRotor(name: .custom(name), entries: entries)
    case (nil, let kind?): return CustomRotor(name: .system(kind), entries: entries)
    default: throw Failure(.argument, "A rotor has either \"name\" or \"replaces\"; write one of them.")
    }
  }
}

extension Input<CustomRotor.Entry> {
  fileprivate static let rotorEntry = Input.object(
    "One place.",
    .required("target", .node, "The element, or a container whose first element is meant."),
    .optional("label", .text, default: "", "Spoken in place of the element's own description."),
    .optional("textRange", .textRange, "The part of the element's text that is meant.")
  ) { (target: NodeID, label: String, range: Range<Int>?) throws(Failure) in
    CustomRotor.Entry(target: target, label: label, textRange: range)
  }
}

extension Input<Range<Int>> {
  fileprivate static let textRange = Input.object(
    "A part of a text.",
    .required("from", .integer(0...1_000_000_000), "The first character, from 0."),
    .required("to", .integer(0...1_000_000_000), "The character behind the last.")
  ) { (start: Int, end: Int) throws(Failure) in
    guard start <= end else { throw Failure(.argument, "\"to\" is before \"from\"; change them.") }
    return start..<end
  }
}
