import EarshotEngine

/// What a session does for the entries that it adds to the scanner's menu (`switch-control.md` B7).
extension Session {
  /// What the engine goes by. Where the user chose no entries of the host's, the menu has those that do something here.
  var engineSettings: EngineSettings {
    var chosen = settings.engine
    if chosen.switchControl.hostEntries.isEmpty {
      chosen.switchControl.hostEntries = (offersScrolling ? [.scrollDown, .scrollUp] : []) + [.settings]
    }
    return chosen
  }

  /// Has the menu offer scrolling while something on the screen scrolls.
  func offerHostEntries() {
    let scrolls = graph.scrollingAreas > 0
    guard scrolls != offersScrolling else { return }
    offersScrolling = scrolls
    engine.settings = engineSettings
  }

  /// Does what the user chose. The engine asks for scrolling itself; a session has no home to go to.
  func serve(_ entry: ScannerMenuEntry.Host) {
    switch entry {
    case .settings:
      // Keys are not to go to a field that can't be seen.
      graph.endEditing()
      switchSettings.open()
    case .scrollDown, .scrollUp, .home: break
    }
  }

  /// Takes what the user chose in the sheet.
  func choose(_ values: SwitchControlSettings) {
    var chosen = settings
    chosen.engine.switchControl = values
    apply(chosen)
  }
}
