import EarshotAccessibility
import EarshotEngine
import EarshotHost

/// What a comparison came to.
struct Observation {
  var holds: Bool
  /// What was there, for a report.
  var found: String
}

/// Why a comparison can't be made, be it negated or not.
struct Unanswerable: Error {
  var reason: String
}

extension Stage {
  /// Looks whether a condition holds.
  func observe(_ condition: ScriptExpectation.Condition) throws(Unanswerable) -> Observation {
    switch condition {
    case .speech(let comparison, let text): observeSpeech(comparison, text)
    case .spoken(let texts): observeSpoken(texts)
    case .sounds(let sounds): observeSounds(sounds)
    case .rotor(let name): try observeRotor(name)
    case .cursor(let technology, let name): try observeCursor(of: technology, name)
    case .highlight(let highlight): try observeHighlight(highlight)
    case .scanner(let texts): Self.compare(texts, with: scannerSpoken)
    case .keyboard(let name): observe(session.keyboardFocusID, named: name)
    case .focus(let reference, let literal): try observeFocus(reference, literal)
    case .screen(let text): observeScreen(text)
    }
  }

  private func observeSpeech(_ comparison: TextComparison, _ text: String) -> Observation {
    guard let last = utterances.last else { return Observation(holds: false, found: "nothing was spoken") }
    let holds =
      switch comparison {
      case .exact: last.caption == text
      case .contains: last.caption.contains(text)
      case .like: last.normalized == normalizedSpeech(text)
      }
    return Observation(holds: holds, found: last.caption.quoted)
  }

  private func observeSpoken(_ texts: [String]) -> Observation { Self.compare(texts, with: spoken) }

  private func observeSounds(_ expected: [Sound]) -> Observation {
    Self.compare(expected.map(\.rawValue), with: sounds.map(\.rawValue))
  }

  private static func compare(_ expected: [String], with actual: [String]) -> Observation {
    if actual == expected { return Observation(holds: true, found: "exactly these") }
    let difference = TextDifference(expected: lines(expected), actual: lines(actual))
    return Observation(holds: false, found: "\n\(difference)")
  }

  private static func lines(_ texts: [String]) -> String {
    texts.isEmpty ? "(nothing)" : texts.map(\.quoted).joined(separator: "\n")
  }

  private func observeRotor(_ name: String) throws(Unanswerable) -> Observation {
    let engine = session.engine
    guard engine.isEnabled(.voiceOver) else {
      throw Unanswerable(reason: EngineError.technologyOff(.voiceOver).description)
    }
    let kind = engine.name(of: engine.rotorKind)
    return Observation(holds: kind == name, found: kind.quoted)
  }

  private func observeHighlight(_ text: String?) throws(Unanswerable) -> Observation {
    guard session.engine.isEnabled(.switchControl) else {
      throw Unanswerable(reason: EngineError.technologyOff(.switchControl).description)
    }
    let highlight = session.scannerHighlight
    return Observation(holds: highlight == text, found: highlight?.quoted ?? "none")
  }

  private func observeCursor(
    of technology: AssistiveTechnology?, _ name: String?
  ) throws(Unanswerable) -> Observation {
    let technology = if let technology { technology } else { try onlyTechnology() }
    let observation = observe(session.engine.cursor(of: technology), named: name)
    if session.engine.isEnabled(technology) { return observation }
    return Observation(holds: observation.holds, found: "none, since \(technology.name) is off")
  }

  private func onlyTechnology() throws(Unanswerable) -> AssistiveTechnology {
    let enabled = session.enabledTechnologies
    if enabled.count == 1 { return enabled[0] }
    let reason = enabled.isEmpty ? "no technology is on" : "several technologies are on"
    let names = AssistiveTechnology.allCases.map { "`\($0.scriptName)`" }.joined(separator: " or ")
    throw Unanswerable(reason: "\(reason); write \(names) after `expect cursor`")
  }

  /// Whether `id` is the element of this label or identifier, or with no name no element at all.
  private func observe(_ id: NodeID?, named name: String?) -> Observation {
    let node = id.flatMap(session.engine.tree.node)
    let holds = name.map { $0 == node?.label || $0 == node?.identifier } ?? (node == nil)
    return Observation(holds: holds, found: id.map { session.name(of: $0).quoted } ?? "none")
  }

  private func observeFocus(
    _ reference: FocusReference, _ literal: FocusLiteral
  ) throws(Unanswerable) -> Observation {
    do {
      let property = try focusProperty(reference)
      return Observation(holds: property.value == literal.swiftText, found: property.value)
    } catch {
      throw Unanswerable(reason: error.description)
    }
  }

  /// Only what the app itself shows counts: the caption under it repeats what is spoken.
  private func observeScreen(_ text: String) -> Observation {
    let rows = session.appRows
    if text.contains(where: \.isNewline) {
      return Observation(holds: rows.joined(separator: "\n").contains(text), found: "see the screen below")
    }
    guard let row = rows.firstIndex(where: { $0.contains(text) }) else {
      return Observation(holds: false, found: "it is in none of the app's rows")
    }
    return Observation(holds: true, found: "row \(row + 1) reads \(rows[row].quoted)")
  }
}

extension FocusLiteral {
  /// The value as Swift prints it; a text with Swift's own escapes.
  fileprivate var swiftText: String {
    if case .text(let text) = self { String(reflecting: text) } else { description }
  }
}
