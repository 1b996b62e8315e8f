import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotUI

extension Session {
  var panelView: PanelView {
    PanelView(
      layout: screen.layout, help: helpPanel, itemChooser: itemChooserPanel, caption: captionPanel,
      status: statusLine, inspector: inspectorPanel)
  }

  /// The room for what stands over the app: all that caption and status line leave.
  private var upper: CellSize {
    CellSize(width: screen.layout.size.width, height: screen.layout.app.size.height)
  }

  private var helpPanel: HelpPanel? {
    panels.helpPage.map {
      HelpPanel(lines: HelpPages.lines(ofPage: $0, width: upper.width, height: upper.height))
    }
  }

  /// Shows the next page of the help; closes it behind the last.
  func turnHelp(closing: Bool) {
    guard let page = panels.helpPage else { return }
    let isLast = page + 1 >= HelpPages.count(width: upper.width, height: upper.height)
    panels.helpPage = closing || isLast ? nil : page + 1
  }

  private var itemChooserPanel: ItemChooserPanel? {
    panels.itemChooser.map { chooser in
      let count =
        chooser.items.isEmpty
        ? engine.words(.noItems) : engine.words.position(chooser.selection + 1, of: chooser.items.count)
      return ItemChooserPanel(
        chooser, title: engine.words(.itemChooser), count: count, width: upper.width, height: upper.height)
    }
  }

  /// Where the chosen item stands on the screen.
  var itemChooserCursor: CellPoint? {
    panels.itemChooser.map { chooser in
      let window = ItemChooserPanel.window(of: chooser, height: upper.height)
      return CellPoint(column: 0, row: ItemChooserPanel.heading + chooser.selection - window.lowerBound)
    }
  }

  private var captionPanel: CaptionPanel {
    let last = engine.isEnabled(.voiceOver) ? engine.utterances.last : nil
    let rest = [last?.hint ?? "", last?.trailer ?? ""].filter { !$0.isEmpty }
    let size = screen.layout.caption.size
    return CaptionPanel(
      width: size.width, height: size.height, description: last?.description ?? "",
      hint: rest.joined(separator: ", "), scanner: scannerWords)
  }

  private var statusLine: StatusLine {
    let names = enabledTechnologies.map(\.name)
    return StatusLine(
      technologies: names.isEmpty ? "No technology on" : names.joined(separator: ", "),
      message: keyRouter.notice ?? boundaryMessage ?? position ?? "", states: states,
      time: eventTime.inSeconds, width: screen.layout.size.width)
  }

  /// How VoiceOver stands. Of the rotor's kinds the first, which moves by characters, goes without saying.
  private var states: [String] {
    guard engine.isEnabled(.voiceOver) else { return [] }
    let kind = engine.rotorKind
    return (kind == .characters ? [] : [engine.name(of: kind)])
      + (engine.isReadingAll ? ["reading"] : []) + (engine.isPaused ? ["paused"] : [])
      + (engine.isMuted ? ["muted"] : []) + (engine.hasScreenCurtain ? ["curtain"] : [])
  }

  /// What a sound says, in words (design §11, 35).
  private var boundaryMessage: String? {
    if let refusal = current.refusal { return refusal.description }
    if panels.inspector != nil, screen.layout.inspector.isEmpty { return "No room for the inspector" }
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
