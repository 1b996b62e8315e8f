import EarshotAccessibility
import EarshotEngine

extension Operation {
  static let rotors = [rotor, move, items]

  private static let rotor = ofEngine(
    "rotor", "The user sets VoiceOver's rotor.",
    .required("name", .text, "The name that is spoken of the kind: \"Headings\"."), answer: [done.description]
  ) { (engine, name: String) throws(Failure) in
    let kinds = engine.engine.isEnabled(.voiceOver) ? engine.engine.rotorKinds : []
    let kind = kinds.first { engine.engine.name(of: $0) == name }
    return try engine.perform(.voiceOver(.setRotor(kind ?? .custom(name))), naming: "name")
  }

  private static let move = ofEngine(
    "move", "The user does what a step of the rotor set to a kind does, whatever it is set to.",
    .required("kind", Words.rotorKinds.input, "The kind."),
    .optional("forward", .flag, default: true, "Whether to the next item, or to the previous one."),
    answer: [done.description]
  ) { (engine, kind: RotorKind, isForward: Bool) throws(Failure) in
    try engine.perform(.voiceOver(.move(kind, forward: isForward)))
  }

  private static let choice = ObjectKind(
    "item", "Something that VoiceOver can go to.",
    Told("node", .node, "The node, for \"item\"."),
    Told("text", .text, "Its description, without hint and containers."),
    of: { (choice: ItemChoice) in (choice.element, choice.text) })
  private static let found = Told("items", choice.output.list, "What was found, in reading order.")
  private static let total = Told("total", .count, "How many were found in all.")

  private static let items = ofEngine(
    "items", "Searches what VoiceOver can reach for descriptions that contain a text.",
    .optional("text", .text, default: "", "The text, whatever its case; left out, everything is found."),
    .optional("count", .integer(0...1_000), default: 100, "How many are wanted at most."),
    answer: [total.description, found.description]
  ) { (engine, text: String, count: Int) throws(Failure) in
    let items = engine.engine.items(matching: text)
    return [total.write(items.count), found.write(Array(items.prefix(count)))].compactMap { $0 }
  }
}

extension Words<RotorKind> {
  /// The kinds that have words in the protocol; those of the program have names.
  static let rotorKinds = Words(
    "kind of the rotor",
    [
      "characters": .characters, "words": .words, "lines": .lines, "headings": .headings,
      "headings1": .headingLevel(1), "headings2": .headingLevel(2), "headings3": .headingLevel(3),
      "headings4": .headingLevel(4), "headings5": .headingLevel(5), "headings6": .headingLevel(6),
      "links": .links, "formControls": .formControls, "textFields": .textFields, "images": .images,
      "containers": .containers, "landmarks": .landmarks, "lists": .lists, "tables": .tables,
      "adjustValue": .adjustValue, "actions": .actions, "moreContent": .moreContent,
    ])
}
