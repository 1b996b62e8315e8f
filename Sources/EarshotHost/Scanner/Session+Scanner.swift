import EarshotAccessibility
import EarshotEngine
import EarshotGeometry

extension Session {
  /// What Switch Control does, in words; `nil` while it is off.
  var scannerWords: ScannerWords? {
    guard engine.isEnabled(.switchControl) else { return nil }
    let status = engine.scanner
    let highlight = ScannerWords.text(for: status.highlight) ?? engine.words(for: status.highlight) ?? ""
    let element = status.menu.map { $0.element.map(name) ?? "" }
    return ScannerWords(
      text: ScannerWords.text(for: status, highlight: highlight, menuOf: element),
      progress: status.interval.map { ScannerProgress.mark(of: $0, at: queue.clock.now) } ?? "",
      menu: status.menu.map(entries) ?? [])
  }

  private func entries(of menu: ScannerMenu) -> [ScannerWords.Entry] {
    let entries = menu.entries.indices.map { index in
      ScannerWords.Entry(name: engine.words(menu.entries[index]), isCurrent: index == menu.current)
    }
    return entries + [ScannerWords.Entry(name: "- \(engine.words(.back)) -", isCurrent: menu.current == nil)]
  }

  /// Where Switch Control's marks are. Those of a large group are found anew only when something was painted, since the
  /// frames of its members depend on nothing else.
  func scannerMarks() -> [CursorMark] {
    guard engine.isEnabled(.switchControl) else { return [] }
    let wanted = ScannerMarks(engine.scanner)
    if let shown = shownScannerMarks, shown.wanted == wanted, !graph.hasChangesToDraw { return shown.marks }
    let marks = wanted.marks(in: screen.layout.app.size, frame: graph.visibleFrame)
    shownScannerMarks = (wanted, marks)
    return marks
  }

  /// When the mark of the scanner's progress changes by itself; `nil` while nothing is to be drawn.
  package var nextProgressChange: Duration? {
    guard engine.isEnabled(.switchControl), let interval = engine.scanner.interval else { return nil }
    return ScannerProgress.nextChange(of: interval, after: queue.clock.now)
  }

  /// Draws what changes by time alone. It is no event: nothing happens.
  package func redraw() -> TurnResult {
    var result = TurnResult()
    result.runs = updateScreen()
    return result
  }

  /// Carries out what the user chose in the scanner's menu. Scrolling is a request to the views, and comes as one.
  func carryOut(_ choice: ScannerMenuEntry.Host) {
    switch choice {
    case .home: current.programRequest = .quit
    case .settings: openSwitchSettings()
    case .scrollDown, .scrollUp: break
    }
  }

  /// What Switch Control highlights, in the notation of scripts: `[Email]`, `{row1: Name Email}`, `<row1>`,
  /// `menu(Email): Tap`; `nil` when it is nothing.
  package var scannerHighlight: String? {
    let highlight = engine.scanner.highlight
    return highlight == .nothing ? nil : highlight.description(naming: scannerName)
  }

  /// What the notation calls a node: its name, else what it is.
  package func scannerName(of id: NodeID) -> String {
    let name = name(of: id)
    return name.isEmpty ? engine.tree.node(id)?.role.rawValue ?? "\(id)" : name
  }
}
