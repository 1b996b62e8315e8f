import EarshotAccessibility
import EarshotEngine

/// Something that a script or a test names, or needs, isn't on the screen.
public enum LookupError: Error, Equatable, Sendable {
  /// No element that a cursor can reach has this label or identifier.
  case noElement(String, existing: [String])
  /// No view on the screen has such a focus property.
  case noFocusProperty(FocusReference, existing: [FocusReference])
  /// The rotor offers no kind of this name.
  case noRotor(String, offered: [String])
  /// The technology is switched off.
  case technologyOff(AssistiveTechnology)
  /// Text was typed, but no field has the keyboard focus; what has it, if anything, is named.
  case noField(keyboardFocus: String?)
}

extension LookupError: CustomStringConvertible {
  /// What is missing, and what there is instead.
  public var description: String {
    switch self {
    case .noElement(let name, let existing):
      "no element that the cursor can reach is named \(name.quoted); \(Self.offer(existing, insteadOf: name))"
    case .noFocusProperty(let reference, let existing):
      "no view on the screen has a focus property \(reference); "
        + (existing.isEmpty
          ? "there are none at all" : "there are \(existing.map(\.description).joined(separator: ", "))")
    case .noRotor(let name, let offered):
      "the rotor has no kind \(name.quoted) here; it has \(offered.map(\.quoted).joined(separator: ", "))"
        + (offered.nearest(to: name).map { "; did you mean \($0.quoted)?" } ?? "")
    case .technologyOff(let technology): EngineError.technologyOff(technology).description
    case .noField(nil):
      "no field has the keyboard focus; activate one first, or move to one with Tab"
    case .noField(let name?):
      "the keyboard focus is on \(name.quoted), which takes no text; activate a field first"
    }
  }

  private static func offer(_ existing: [String], insteadOf name: String) -> String {
    if existing.isEmpty { return "there are no elements" }
    if let meant = existing.nearest(to: name) { return "did you mean \(meant.quoted)?" }
    let shown = existing.prefix(10).map(\.quoted).joined(separator: ", ")
    return "there are \(shown)" + (existing.count > 10 ? " and \(existing.count - 10) more" : "")
  }
}
