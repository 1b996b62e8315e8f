import EarshotAccessibility
import EarshotEngine
import EarshotTerminal
import EarshotUI

extension Session {
  /// Shows the next page of the inspector, which takes room from the app, or hides it behind the last.
  func turnInspector() {
    panels.inspector = if let page = panels.inspector { page.next } else { .focus }
    setLayout(size: screen.layout.size)
  }

  /// The inspector, if it is open; a closed one costs nothing.
  var inspectorPanel: InspectorPanel? {
    let size = screen.layout.inspector.size
    guard let page = panels.inspector, size.height > 1 else { return nil }
    // Without the rule, the mark, and the title.
    let (width, height) = (size.width - 2, size.height - 1)
    return switch page {
    case .focus: InspectorPanel(page: page, properties: focusProperties)
    case .tree: InspectorPanel(page: page, lines: treeLines(width: width, height: height))
    case .log: InspectorPanel(page: page, lines: logLines(width: width, height: height))
    }
  }

  /// The part of the tree around VoiceOver's cursor.
  private func treeLines(width: Int, height: Int) -> [InspectorLine] {
    let lines = outline ?? engine.tree.outlineLines
    outline = lines
    let cursor = engine.cursor(of: .voiceOver)
    let row = lines.firstIndex { $0.id == cursor }
    return ScrolledWindow.range(of: lines.count, around: row ?? 0, height: height).map { index in
      InspectorLine(
        text: TextTruncation.tail.apply(to: lines[index].text, width: width), isMarked: index == row)
    }
  }

  /// What was spoken and heard last, the newest at the end; a `*` tells the scanner from VoiceOver.
  private func logLines(width: Int, height: Int) -> [InspectorLine] {
    let spoken = engine.utterances.utterances.suffix(height).map {
      (sequence: $0.sequence, text: "\($0.time.inSeconds)  \($0.caption)")
    }
    let heard = engine.sounds.sounds.suffix(height).filter(\.sound.isNotable).map {
      (sequence: $0.sequence, text: "\($0.time.inSeconds)  (\($0.sound.rawValue))")
    }
    let scanner = engine.scannerFeedback.entries.suffix(height).map {
      (sequence: $0.sequence, text: "\($0.time.inSeconds)* \($0.signal.text)")
    }
    let rows = (spoken + heard + scanner).sorted { $0.sequence < $1.sequence }
      .flatMap { TextWrap.lines(of: $0.text, width: width) }
    return rows.suffix(height).map { InspectorLine(text: String($0)) }
  }

  /// Brings what the panels keep in line with the tree.
  func refreshPanels() {
    let hasChanged = !current.treeChanges.isEmpty
    if hasChanged || panels.inspector != .tree { outline = nil }
    if hasChanged { refreshItemChooser() }
  }
}

extension ScannerFeedback.Signal {
  /// Words as they are; a sound in brackets.
  fileprivate var text: String {
    switch self {
    case .speech(let words): words
    case .sound(let sound): "(\(sound.rawValue))"
    }
  }
}
