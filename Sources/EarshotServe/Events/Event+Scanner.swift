import EarshotAccessibility
import EarshotEngine

extension Event {
  static let scans = ObjectKind(
    "scan", "The scanner of Switch Control did something; \"scanner\" tells how it is then.",
    Told("sequence", .count, "Counts everything that happens to an engine, from 1."),
    Told("time", .milliseconds, "When, on the engine's clock."),
    Told("cause", .text, "Why, in words: \"timer\", \"press next\"."),
    Told(
      "result", .text,
      "What, in words, with nodes by their ids: \"[3]\", \"{row1: 3 4}\", \"ignored (repeat)\"."),
    of: { (entry: ScannerLog.Entry) in
      let name = { (id: NodeID) in "\(id.rawValue)" }
      return (
        entry.sequence, entry.time, entry.cause.description(naming: name),
        entry.result.description(naming: name)
      )
    })

  static let signals = ObjectKind(
    "signal",
    "The scanner is heard; the settings \"switchcontrol.speech\" and \"switchcontrol.sounds\" have it heard.",
    Told("sequence", .count, "Counts everything that happens to an engine, from 1."),
    Told("time", .milliseconds, "When, on the engine's clock."),
    Told(optional: "text", .text, "The words, if it speaks."),
    Told(optional: "sound", Words<ScannerFeedback.Sound>("sound").output, "The sound, if it is one."),
    of: { (entry: ScannerFeedback.Entry) in
      switch entry.signal {
      case .speech(let text): (entry.sequence, entry.time, text, nil)
      case .sound(let sound): (entry.sequence, entry.time, nil, sound)
      }
    })

  static func scan(_ entry: ScannerLog.Entry) -> JSON { event(scans, entry) }
  static func signal(_ entry: ScannerFeedback.Entry) -> JSON { event(signals, entry) }
}
