import EarshotAccessibility

extension SemanticRecord {
  /// Takes over what merged elements say (voiceover.md 2.10; R35).
  ///
  /// Labels and values are joined; traits add up, but text stays text only if all of it is; focus bindings of all
  /// lead here. If one of several can be activated, activating does that; if more can, each is an action of its own.
  mutating func merge(_ merged: [AccessibilityNode]) {
    node.focusTags = merged.flatMap(\.focusTags)
    node.customActions = merged.flatMap(\.customActions)
    node.traits = merged.reduce([]) { $0.union($1.traits) }
    if !merged.allSatisfy({ $0.traits.contains(.isStaticText) }) { node.traits.remove(.isStaticText) }
    node.actions = merged.reduce([]) { $0.union($1.actions) }
    node.headingLevel = merged.lazy.map(\.headingLevel).first { $0 > 0 } ?? 0
    node.isExpanded = merged.lazy.compactMap(\.isExpanded).first
    node.insertionPoint = merged.lazy.compactMap(\.insertionPoint).first
    mergeTexts(merged)
    mergeActivation(merged.filter { $0.actions.contains(.activate) })
    mergeDetails(merged)
  }

  /// One switch among texts makes a switch of the whole: its state is the value, and what the others have for a value
  /// follows their labels. Several can't be one.
  private mutating func mergeTexts(_ merged: [AccessibilityNode]) {
    let switches = merged.filter { $0.traits.contains(.isToggle) }
    if switches.isEmpty {
      node.label = Self.join(merged.map(\.label))
      node.value = Self.join(merged.map(\.value))
      return
    }
    node.label = Self.join(
      merged.flatMap { $0.traits.contains(.isToggle) ? [$0.label] : [$0.label, $0.value] })
    if switches.count == 1 { node.value = switches[0].value } else { node.traits.remove(.isToggle) }
  }

  private mutating func mergeActivation(_ active: [AccessibilityNode]) {
    guard active.count > 1 else { return }
    node.actions.remove(.activate)
    node.customActions = active.map(\.label) + node.customActions
  }

  /// Facts add up; a language or a way of speaking is that of the whole if it is that of every part.
  private mutating func mergeDetails(_ merged: [AccessibilityNode]) {
    guard merged.contains(where: \.hasDetails) else { return }
    let details = merged.map(\.details)
    for fact in details.flatMap(\.customContent) { add(KeyedContent(fact)) }
    rotors = details.flatMap(\.rotors)
    speech = details.dropFirst().reduce(details[0].speech) { $0.intersection($1.speech) }
    let languages = Set(details.map(\.language))
    if languages.count == 1, languages != [""] { language = languages.first }
  }

  private static func join(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
