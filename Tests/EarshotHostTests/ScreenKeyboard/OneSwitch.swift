import EarshotEngine

@testable import EarshotHost

/// A person with one switch, in front of a screen that is scanned by itself: waits until what is wanted is highlighted,
/// and presses.
@MainActor struct OneSwitch {
  let session: Session
  /// How long the highlight rests.
  private static let interval = Duration.seconds(1)

  /// Words for what is highlighted: an element by its name, a group by its first element's in braces, a menu's entry.
  var highlight: String {
    switch session.engine.scanner.highlight {
    case .nothing: "—"
    case .element(let id): session.name(of: id)
    case .group(let group): "{\(group.members.first.map(session.name) ?? "")}"
    case .exit: "<back>"
    case .menu: "Menu"
    case .menuEntry(let entry, _): "menu: \(entry.name)"
    case .menuExit: "menu: <back>"
    case .band, .line: "point"
    }
  }

  /// Whether the highlight is on the element, or on a group with it.
  private func isToward(_ name: String) -> Bool {
    switch session.engine.scanner.highlight {
    case .element(let id): session.name(of: id) == name
    case .group(let group): group.members.contains { session.name(of: $0) == name }
    default: false
    }
  }

  private func press() { session.handle(.command(.switchControl(.select))) }

  private func wait(until isReached: () -> Bool) -> Bool {
    for _ in 0..<100 {
      if isReached() { return true }
      session.advance(by: Self.interval)
      // Hidden after its loops, it is woken.
      if session.engine.scanner.state == .hidden { press() }
    }
    return false
  }

  /// Goes into groups until the element itself is chosen; answers whether there is such an element.
  func choose(_ name: String) -> Bool {
    for _ in 0..<10 {
      guard wait(until: { isToward(name) }) else { return false }
      let isElement = if case .element = session.engine.scanner.highlight { true } else { false }
      press()
      if isElement { return true }
    }
    return false
  }

  /// Chooses an element, and an entry of its menu.
  func choose(_ name: String, _ entry: ScannerMenuEntry) -> Bool {
    guard choose(name), wait(until: { highlight == "menu: \(entry.name)" }) else { return false }
    press()
    return true
  }

  func tap(_ name: String) -> Bool { choose(name, .tap) }

  /// Types a text of lower case letters, digits and marks of the keyboard.
  func type(_ text: String) -> Bool {
    text.allSatisfy { tap(session.engine.words.name(of: $0)) }
  }
}
