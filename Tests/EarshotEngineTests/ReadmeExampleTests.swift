import EarshotAccessibility
import EarshotEngine
import Testing

// The README shows this; `ReadmeTests` compares.

@Test func anEmbedderHearsItsTree() throws {
  let engine = Engine()
  let (window, save, cancel) = (NodeID(1), NodeID(2), NodeID(3))
  engine.enable(.voiceOver)
  try engine.apply(
    TreeUpdate(
      nodes: [
        AccessibilityNode(id: window, role: .window, children: [save, cancel]),
        AccessibilityNode(id: save, role: .button, label: "Save", actions: .activate),
        AccessibilityNode(id: cancel, role: .button, label: "Cancel", actions: .activate),
      ], root: window))
  engine.placeCursors()

  let isSaveFocused = engine.focusBinding(Bool.self, for: .voiceOver)
  isSaveFocused.bind(save)
  engine.settle()
  let outcome = try engine.perform(.voiceOver(.next))  // outcome.requests: what the program is to do
  engine.settle()

  #expect(engine.utterances.utterances.map(\.caption) == ["Save, Button", "Cancel, Button"])
  #expect(isSaveFocused.value == false)
  #expect(outcome.move?.to == cancel)
}
