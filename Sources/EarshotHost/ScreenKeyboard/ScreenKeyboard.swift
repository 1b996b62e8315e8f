import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import Observation

/// The state of the on-screen keyboard (Switch Control): it is there while a field is being edited and Switch Control is
/// on. Its views read it property by property, so that typing a character changes nothing of them, and shift only the
/// letters and itself.
///
/// In reading order it comes before the app: with one switch each key is a way from the top, and that way has to be short.
/// VoiceOver, which finds it there too, reaches any key by moving back from the first element of the app.
///
/// On a screen with too few rows for all of it, the app keeps ``leastAppRows``, and the keyboard scrolls in the rest, with
/// a sign at its edge; the scanner brings each of its rows into view. On a narrow screen long rows go on in the next.
@MainActor @Observable final class ScreenKeyboard {
  /// The rows that stay with the app: that of the field, and one more.
  static let leastAppRows = 2

  private(set) var isShown = false
  private(set) var isShifted = false
  private(set) var words = Words.english
  /// The room for app and keyboard together.
  private(set) var size = CellSize.zero
  /// Does what a key is for.
  @ObservationIgnored var press: (ScreenKey) -> Void = { _ in }
  @ObservationIgnored private var field: NodeID?
  @ObservationIgnored private var isHidden = false

  /// Takes note of which field is edited with Switch Control; another one has its keyboard afresh. Answers whether the
  /// keyboard has just appeared.
  func follow(_ newField: NodeID?) -> Bool {
    if field != newField {
      field = newField
      isHidden = false
      setShift(false)
    }
    let wasShown = isShown
    show(field != nil && !isHidden)
    return isShown && !wasShown
  }

  /// Takes itself away, at the user's wish.
  func hide() {
    isHidden = true
    setShift(false)
    show(false)
  }

  /// A field was activated, by whatever technology: the one being edited has its keyboard back.
  func noteActivation(of target: NodeID) {
    if target == field { isHidden = false }
  }

  /// A key was pressed; answers what it types.
  func type(_ key: ScreenKey) -> String? {
    defer { if key.isLetter { setShift(false) } }
    return key.typed(shifted: isShifted)
  }

  func toggleShift() { setShift(!isShifted) }

  func speak(_ newWords: Words) {
    if words != newWords { words = newWords }
  }

  func resize(to newSize: CellSize) {
    if size != newSize { size = newSize }
  }

  // Observers are told only of what is new.

  private func show(_ shows: Bool) {
    if isShown != shows { isShown = shows }
  }

  private func setShift(_ isOn: Bool) {
    if isShifted != isOn { isShifted = isOn }
  }
}
