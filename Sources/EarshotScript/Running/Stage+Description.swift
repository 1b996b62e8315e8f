import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotHost
import EarshotTerminal

extension Stage {
  /// Everything that helps to understand a failure: cursors, keyboard focus, focus properties, the last ten utterances,
  /// and the whole screen.
  package var stateDescription: String {
    let sections: [(String, [String])] = [
      ("cursors", AssistiveTechnology.allCases.map(cursorLine)),
      ("keyboard focus", [session.keyboardFocusName.map(\.quoted) ?? "none"]),
      ("focus properties", focusLines), ("last utterances", utteranceLines),
      ("screen, \(session.size.scriptText)", framedScreen),
    ]
    return sections.map { title, lines in
      let shown = lines.isEmpty ? ["none"] : lines
      return "\(title):\n" + shown.map { "  \($0)\n" }.joined()
    }.joined()
  }

  private func cursorLine(of technology: AssistiveTechnology) -> String {
    let isOn = session.engine.isEnabled(technology)
    let scanned = technology == .switchControl ? session.scannerHighlight : nil
    let place = scanned ?? session.cursorName(of: technology).map(\.quoted) ?? (isOn ? "nowhere" : "off")
    return "\(technology.name): \(place)"
  }

  private var focusLines: [String] {
    namedFocusProperties.map { "\($0.reference) = \($0.property.value) (\($0.property.scopeName))" }
  }

  private var utteranceLines: [String] {
    utterances.suffix(10).map {
      "\($0.time.inSeconds)  \($0.caption.quoted)\($0.isInterrupted ? " (interrupted)" : "")"
    }
  }

  private var framedScreen: [String] {
    let width = session.size.width
    let border = "+" + String(repeating: "-", count: width) + "+"
    let rows = session.screenRows.map { row in
      "|\(row)\(String(repeating: " ", count: width - GlyphWidth.of(row)))|"
    }
    return [border] + rows + [border]
  }
}
