import EarshotEngine
import Observation

/// The settings of Switch Control as their sheet shows them, and whether it is open.
@MainActor @Observable final class SwitchSettings {
  private(set) var isShown = false
  private(set) var values = SwitchControlSettings()
  private(set) var words = Words.english
  /// Takes what the user chose; it holds at once.
  @ObservationIgnored var choose: (SwitchControlSettings) -> Void = { _ in }

  func open() {
    if !isShown { isShown = true }
  }

  func close() {
    if isShown { isShown = false }
  }

  /// Shows what holds now, whoever chose it.
  func show(_ newValues: SwitchControlSettings, in newWords: Words) {
    if values != newValues { values = newValues }
    if words != newWords { words = newWords }
  }

  /// Chooses what `change` makes of the present values.
  func change(_ change: (inout SwitchControlSettings) -> Void) {
    var changed = values
    change(&changed)
    choose(changed)
  }
}
