import EarshotEngine
import EarshotUI

/// The sheet of Switch Control's settings while it is open, and otherwise nothing.
///
/// It covers the app, and is a part of the same tree, as a modal container; so a switch, VoiceOver and the keyboard all
/// reach it. "Done" comes first, where a scanner with one switch is soonest.
struct SwitchSettingsCover: View {
  let settings: SwitchSettings

  var body: some View {
    if settings.isShown {
      SwitchSettingsSheet(settings: settings)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(settings.words(.switchSettings))
        .accessibilityAddTraits(.isModal)
        .accessibilityAction(.escape) { settings.close() }
    }
  }
}

private struct SwitchSettingsSheet: View {
  let settings: SwitchSettings

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(settings.words(.switchSettings)).accessibilityAddTraits(.isHeader)
        Button(settings.words(.done)) { settings.close() }.keyboardShortcut(.cancelAction)
      }
      Form {
        ForEach(settings.values.choices) { ChoiceRow(settings: settings, choice: $0) }
        SwitchRow(settings: settings, title: .groupItems, path: \.groupsItems)
        SwitchRow(settings: settings, title: .scannerSpeech, path: \.speaks)
        SwitchRow(settings: settings, title: .scannerSounds, path: \.playsSounds)
      }
    }
  }
}

/// A button that goes through the values, and can be adjusted as well.
private struct ChoiceRow: View {
  let settings: SwitchSettings
  let choice: SettingChoice

  var body: some View {
    let title = settings.words(choice.title)
    let value = choice.value(settings.values, settings.words)
    Button("\(title): \(value)") { take(.turn) }
      .accessibilityLabel(title)
      .accessibilityValue(value)
      .accessibilityAdjustableAction { take($0 == .increment ? .up : .down) }
  }

  private func take(_ step: SettingChoice.Step) { settings.change { choice.step(&$0, step) } }
}

private struct SwitchRow: View {
  let settings: SwitchSettings
  let title: Phrase
  let path: WritableKeyPath<SwitchControlSettings, Bool>

  var body: some View {
    Toggle(
      settings.words(title),
      isOn: Binding {
        settings.values[keyPath: path]
      } set: { isOn in
        settings.change { $0[keyPath: path] = isOn }
      })
  }
}
