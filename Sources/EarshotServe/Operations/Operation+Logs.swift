import EarshotAccessibility
import EarshotEngine

extension Operation {
  static let logs = [state, utteranceLog, stopLog, forgetLogs]

  private static let nodeCount = Told("nodes", .count, "How many nodes the tree has.")
  private static let enabled = Told(
    "enabled", Words.technologies.output.list, "The technologies that are on.")
  private static let speech = Told(
    "speech", Output.text.orNull, "What VoiceOver says of the node under its cursor; null for nothing.")
  private static let values = Told(
    "bindings", .bindings, "The values of the focus bindings, by their names.")
  private static let rotorKind = Told("rotor", .text, "What the rotor is set to.")
  private static let rotorKinds = Told(
    "rotors", Output.text.list, "What the rotor offers here, in the order of \"turn next\".")
  private static let isPaused = Told("isPaused", .flag, "Whether speech is paused.")
  private static let isReading = Told("isReadingAll", .flag, "Whether VoiceOver reads on by itself.")
  private static let isMuted = Told("isMuted", .flag, "Whether speech is switched off.")
  private static let hasCurtain = Told("hasScreenCurtain", .flag, "Whether the screen is dark for the eye.")

  private static let state = ofEngine(
    "state", "Asks how things stand; nothing happens.",
    answer: [
      nodeCount.description, enabled.description, speech.description, values.description,
      rotorKind.description, rotorKinds.description, isPaused.description, isReading.description,
      isMuted.description, hasCurtain.description,
    ]
  ) { (served) throws(Failure) in
    let engine = served.engine
    return [
      nodeCount.write(engine.tree.count),
      enabled.write(AssistiveTechnology.allCases.filter(engine.isEnabled)),
      speech.write(engine.currentSpeech.flatMap { $0.isEmpty ? nil : $0 }), values.write(served),
      rotorKind.write(engine.name(of: engine.rotorKind)),
      rotorKinds.write(engine.rotorKinds.map(engine.name)), isPaused.write(engine.isPaused),
      isReading.write(engine.isReadingAll), isMuted.write(engine.isMuted),
      hasCurtain.write(engine.hasScreenCurtain),
    ].compactMap { $0 }
  }

  private static let from = Given.optional(
    "from", .integer(0...Int.max), default: 0,
    "The first entry wanted, from 0 on; of what was forgotten there is nothing.")
  private static let count = Given.optional(
    "count", .integer(0...1_000), default: 100, "How many entries are wanted at most.")
  private static let first = Told("first", .count, "Which entry the first of these is.")
  private static let total = Told("total", .count, "How many entries there ever were.")

  private static let utterances = Told(
    "utterances", Event.utterances.output.list, "What was said, as in the events.")
  private static let stops = Told("stops", Event.stops.output.list, "The stops, as in the events.")

  private static let utteranceLog = ofEngine(
    "utterances", "Asks what VoiceOver has said.", from, count,
    answer: [total.description, first.description, utterances.description]
  ) { (engine, from: Int, count: Int) throws(Failure) in
    let log = engine.engine.utterances.utterances
    let page = log.page(from: from, count: count)
    return [total.write(log.endIndex), first.write(page.startIndex), utterances.write(Array(page))]
      .compactMap { $0 }
  }

  private static let stopLog = ofEngine(
    "stops", "Asks where the cursors have been.", from, count,
    answer: [total.description, first.description, stops.description]
  ) { (engine, from: Int, count: Int) throws(Failure) in
    let log = engine.engine.items.stops
    let page = log.page(from: from, count: count)
    return [total.write(log.endIndex), first.write(page.startIndex), stops.write(Array(page))]
      .compactMap { $0 }
  }

  private static let forgetLogs = ofEngine(
    "forgetLogs",
    "Lets go of what the logs have so far but the newest utterance, for programs that run for long. Entries go on counting."
  ) { (served) throws(Failure) in
    served.engine.forgetLogs()
    return []
  }
}

extension RecordedEntries {
  /// At most so many entries, as far as they are there.
  fileprivate func page(from first: Int, count: Int) -> SubSequence {
    self[Swift.min(Swift.max(first, startIndex), endIndex)...].prefix(count)
  }
}

extension Output<ServedEngine> {
  fileprivate static let bindings = Output([
    "type": "object", "additionalProperties": Output<JSON>.bindingValue.schema,
  ]) { (engine: ServedEngine) in
    let sorted = engine.bindings.sorted { $0.key < $1.key }
    return .object(sorted.map { JSON.Member($0.key, $0.value.value) })
  }
}
