import EarshotAccessibility
import EarshotEngine

/// The events that answers hold. Their kinds are a table, from which they are written and the schema is made.
enum Event {
  static let utterances = ObjectKind(
    "utterance", "VoiceOver begins to say something; what it said before is interrupted if it still lasted.",
    Told("sequence", .count, "Counts everything that happens to an engine, from 1."),
    Told("time", .milliseconds, "When, on the engine's clock."),
    Told("node", Output.node.orNull, "The node it is about, if any."),
    Told("caption", .text, "The whole text."),
    Told("description", .text, "The text before the pause."),
    Told("hint", .text, "The text behind the pause."),
    Told("language", .text, "The language of the voice, as a BCP 47 tag; empty for the user's own."),
    Told("isAudible", .flag, "Whether it could be heard: speech was not switched off."),
    of: { (said: Utterance) in
      (
        said.sequence, said.time, said.element, said.caption, said.description, said.hint, said.language,
        said.isAudible
      )
    })

  static let stops = ObjectKind(
    "stop", "A cursor comes to a node.",
    Told("sequence", .count, "Counts everything that happens to an engine, from 1."),
    Told("time", .milliseconds, "When, on the engine's clock."),
    Told("technology", Words.technologies.output, "Whose cursor."),
    Told("node", .node, "Where."),
    Told("label", .text, "The node's label at that time."),
    of: { (stop: ItemLog.Stop) in (stop.sequence, stop.time, stop.technology, stop.element, stop.label) })

  static let sounds = ObjectKind(
    "sound", "Something is heard that is no speech.",
    Told("sequence", .count, "Counts everything that happens to an engine, from 1."),
    Told("time", .milliseconds, "When, on the engine's clock."),
    Told("sound", Words.sounds.output, "Which."),
    Told("node", Output.node.orNull, "The node it is about, if any."),
    of: { (entry: SoundLog.Entry) in (entry.sequence, entry.time, entry.sound, entry.element) })

  static let focusChanges = ObjectKind(
    "focus", "A focus binding has another value.",
    Told("binding", .text, "Its name."),
    Told("value", .bindingValue, "true or false of a binding of type bool; else a word, or null for none."),
    of: { (change: (name: String, value: JSON)) in (change.name, change.value) })

  static let menuChoices = ObjectKind(
    "menu", "The user chose something in Switch Control's menu that the program does.",
    Told("choice", Words.menuChoices.output, "What."),
    of: { (choice: ScannerMenuEntry.Host) in choice })

  static let announcements = ObjectKind(
    "announcement", "An announcement has ended.",
    Told("text", .text, "The words."),
    Told("wasSuccessful", .flag, "Whether they were spoken to their end."),
    of: { (result: AnnouncementResult) in (result.text, result.wasSuccessful) })

  static let diagnostics = ObjectKind(
    "diagnostic", "Something that the program's author should know; nothing has failed.",
    Told("message", .text, "What happened, and what to do about it."),
    of: { (message: String) in message })

  static func utterance(_ said: Utterance) -> JSON { event(utterances, said) }
  static func stop(_ stop: ItemLog.Stop) -> JSON { event(stops, stop) }
  static func sound(_ entry: SoundLog.Entry) -> JSON { event(sounds, entry) }
  static func focus(_ change: (name: String, value: JSON)) -> JSON { event(focusChanges, change) }
  static func request(_ request: ActionRequest) -> JSON { event(requests, request) }
  static func menu(_ choice: ScannerMenuEntry.Host) -> JSON { event(menuChoices, choice) }
  static func announcement(_ result: AnnouncementResult) -> JSON { event(announcements, result) }
  static func diagnostic(_ message: String) -> JSON { event(diagnostics, message) }

  static func event<Source>(_ kind: ObjectKind<Source>, _ source: Source) -> JSON {
    .object([JSON.Member("event", .string(kind.name))] + kind.write(source))
  }
}

extension Output<JSON> {
  /// The value of a focus binding.
  static let bindingValue = Output(["type": ["string", "boolean", "null"]]) { $0 }
}

extension Event {
  /// A kind of event, apart from how it is made.
  struct Kind: Sendable {
    let name: String
    let summary: String
    let members: [MemberDescription]

    fileprivate init<Source>(_ kind: ObjectKind<Source>) {
      (name, summary, members) = (kind.name, kind.summary, kind.members)
    }
  }

  /// All kinds, in the order of the documentation.
  static let kinds = [
    Kind(utterances), Kind(stops), Kind(sounds), Kind(scans), Kind(signals), Kind(requests),
    Kind(focusChanges), Kind(menuChoices),
    Kind(announcements), Kind(diagnostics),
  ]
}
