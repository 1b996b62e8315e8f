import EarshotAccessibility

/// Rotors with an entry for each model, by the identity under which a view inside shows it.
extension View {
  nonisolated func rotor<EntryModel, ID: Hashable>(
    _ name: CustomRotor.Name, _ entries: [EntryModel], _ entryID: KeyPath<EntryModel, ID>,
    _ entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    let list = entries.map { model in
      RotorEntry(
        label: model[keyPath: entryLabel], target: .identity(AnyHashable(model[keyPath: entryID])),
        textRange: nil)
    }
    return rotor(name) { ListedRotorContent(list) }
  }

  /// Offers a rotor kind of the app's own, with an entry for each model.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.custom(rotorLabel.content.spoken), entries, \.id, entryLabel)
  }

  /// Offers a rotor kind of the app's own, with an entry for each model.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.custom(rotorLabel.content.spoken), entries, entryID, entryLabel)
  }

  /// States the places of a kind that VoiceOver has itself, one for each model.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(systemRotor.name, entries, \.id, entryLabel)
  }

  /// States the places of a kind that VoiceOver has itself, one for each model.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(systemRotor.name, entries, entryID, entryLabel)
  }

  /// Offers a rotor kind of the app's own, with an entry for each model.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }

  /// Offers a rotor kind of the app's own, with an entry for each model.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
  }

  /// Offers a rotor kind of the app's own, with an entry for each model.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Offers a rotor kind of the app's own, with an entry for each model.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }
}
