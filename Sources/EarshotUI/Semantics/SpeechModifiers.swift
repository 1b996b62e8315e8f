import EarshotAccessibility

/// What one modifier says about how texts are spoken.
struct SpeechChange: Equatable {
  let style: SpeechStyle
  let isOn: Bool

  func apply(to speech: inout SpeechStyle) {
    if isOn { speech.formUnion(style) } else { speech.subtract(style) }
  }
}

extension View {
  /// Has the texts inside spoken with the names of all punctuation marks, or again as the user chose.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    attach { $0.speech = SpeechChange(style: .includesPunctuation, isOn: value) }
  }

  /// Has the texts inside spoken letter by letter, or again as words.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    attach { $0.speech = SpeechChange(style: .spellsOutCharacters, isOn: value) }
  }

  /// Differs from SwiftUI: pitch isn't modelled, so that nothing changes.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Differs from SwiftUI: texts that change are spoken in their turn anyway, so that nothing changes. To have an
  /// announcement wait, set `accessibilitySpeechAnnouncementsQueued` on its text.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
