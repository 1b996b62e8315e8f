import EarshotEngine

/// The settings sheet, which the scanner's menu opens (`switch-control.md` B7).
extension Session {
  /// Opens the sheet over the app. Editing ends: keys are not to go to a field that can't be seen.
  func openSwitchSettings() {
    graph.endEditing()
    switchSettings.open()
  }

  /// Takes what the user chose in the sheet; it holds at once.
  func choose(_ values: SwitchControlSettings) {
    var chosen = settings
    chosen.engine.switchControl = values
    apply(chosen)
  }
}
