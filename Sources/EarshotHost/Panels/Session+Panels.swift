import EarshotAccessibility
import EarshotEngine
import EarshotUI

extension Session {
  var panelView: PanelView {
    PanelView(
      layout: screen.layout, showsHelp: panels.showsHelp, caption: captionPanel, status: statusLine,
      inspector: FocusInspector(properties: panels.showsInspector ? focusProperties : []))
  }

  private var captionPanel: CaptionPanel {
    let last = engine.isEnabled(.voiceOver) ? engine.utterances.last : nil
    return CaptionPanel(
      height: screen.layout.caption.size.height, description: last?.description ?? "",
      hint: last?.hint ?? "", highlight: cursorName(of: .switchControl))
  }

  private var statusLine: StatusLine {
    let names = enabledTechnologies.map(\.name)
    return StatusLine(
      technologies: names.isEmpty ? "No technology on" : names.joined(separator: ", "),
      message: boundaryMessage ?? position ?? "", time: queue.clock.now.inSeconds,
      width: screen.layout.size.width)
  }

  /// What a sound says, in words (design §11, 35).
  private var boundaryMessage: String? {
    if let refusal = current.refusal { return refusal.description }
    if panels.showsInspector, screen.layout.inspector.isEmpty { return "No room for the focus properties" }
    switch current.sounds.last(where: { $0 == .boundary || $0 == .empty }) {
    case .boundary: return "Nothing further"
    case .empty: return "Nothing to do here"
    default: return nil
    }
  }

  private var position: String? {
    guard let id = engine.cursor(of: .voiceOver) ?? engine.cursor(of: .switchControl) else { return nil }
    return engine.tree.position(of: id).map { "\($0.index) of \($0.count)" }
  }
}

extension Duration {
  /// Seconds with three decimals: "0.100 s".
  package var inSeconds: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    let fraction = String(milliseconds % 1000 + 1000).dropFirst()
    return "\(milliseconds / 1000).\(fraction) s"
  }
}

extension FocusPropertyDescription {
  /// Whose focus the property follows, in words.
  package var scopeName: String {
    guard let scope else { return "keyboard" }
    let names = AssistiveTechnology.allCases.filter { scope.contains($0.asSet) }.map(\.name)
    return names.isEmpty ? "all technologies" : names.joined(separator: " and ")
  }
}
