import EarshotAccessibility
import EarshotEngine
import Testing

/// The embedder's face of a binding.
@Suite struct FocusBindingTests {
  enum Field: Hashable { case email, password }

  /// A window with two text fields.
  func signIn() throws -> (engine: Engine, email: NodeID, password: NodeID) {
    let email = NodeID(2)
    let password = NodeID(3)
    let engine = Engine()
    try engine.apply(
      TreeUpdate(
        nodes: [
          AccessibilityNode(id: NodeID(1), role: .window, children: [email, password]),
          AccessibilityNode(id: email, role: .textField, label: "Email"),
          AccessibilityNode(id: password, role: .secureTextField, label: "Password"),
        ], root: NodeID(1)))
    engine.enable(.voiceOver)
    return (engine, email, password)
  }

  @Test func theExampleOfItsDocumentationWorks() throws {
    let (engine, emailNode, passwordNode) = try signIn()
    let focus = engine.focusBinding(Field?.self, for: .voiceOver)
    focus.bind(emailNode, equals: .email)
    focus.bind(passwordNode, equals: .password)

    focus.value = .password
    engine.settle()
    #expect(engine.cursor(of: .voiceOver) == passwordNode)
    try engine.perform(.voiceOver(.previous))
    engine.settle()
    #expect(focus.value == .email)
  }

  @Test func idsOfTheEngineStayClearOfAViewLayers() throws {
    let (engine, _, _) = try signIn()
    let first = engine.focusBinding(Bool.self)
    let second = engine.focusBinding(Field?.self)
    #expect(first.id == FocusBindingID(0x8000_0000))
    #expect(second.id == FocusBindingID(0x8000_0001))
    #expect(first.resetValue == false)
    #expect(second.resetValue == nil)
  }

  @Test func whatIsBoundBeforeTheNodeExistsCountsWhenItComes() throws {
    let engine = Engine()
    engine.enable(.voiceOver)
    let flag = engine.focusBinding(Bool.self)
    #expect(flag.bind(NodeID(2)) == FocusTag(binding: flag.id, value: 0))
    flag.value = true
    try engine.apply(TreeUpdate(nodes: [container(1, [3, 2]), leaf(2), leaf(3)], root: NodeID(1)))
    #expect(engine.settle() == [FocusChange(binding: flag.id, value: 0)])
    #expect(engine.cursor(of: .voiceOver) == NodeID(2))
  }

  @Test func whatIsBoundSurvivesReplacementsOfTheNode() throws {
    let (engine, email, _) = try signIn()
    let flag = engine.focusBinding(Bool.self)
    flag.bind(email)
    engine.placeCursors()
    try engine.apply(TreeUpdate(nodes: [AccessibilityNode(id: email, role: .textField, label: "E-mail")]))
    #expect(engine.settle() == [])
    #expect(flag.value)
  }

  @Test func unbindingResetsAndRequestsNoLongerFindTheNode() throws {
    let (engine, email, _) = try signIn()
    let flag = engine.focusBinding(Bool.self)
    flag.bind(email)
    engine.placeCursors()
    engine.settle()
    #expect(flag.value)
    flag.unbind(email)
    #expect(engine.settle() == [FocusChange(binding: flag.id, value: nil)])
    flag.value = true
    engine.settle()
    #expect(!flag.value)
    #expect(engine.takeDiagnostics().count == 1)
  }

  @Test func aRetiredBindingHasItsResetValue() throws {
    let (engine, email, _) = try signIn()
    let focus = engine.focusBinding(Field?.self)
    focus.bind(email, equals: .email)
    engine.placeCursors()
    #expect(focus.value == .email)
    focus.retire()
    #expect(focus.value == nil)
    #expect(engine.settle() == [])
    focus.value = .email
    #expect(engine.settle() == [])
    #expect(engine.takeDiagnostics() == [])
  }
}
