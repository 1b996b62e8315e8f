import EarshotAccessibility
import EarshotTime
import Testing

@testable import EarshotEngine

@Suite struct EchoTests {
  private func engine(_ role: Role, echo: TypingEcho) throws -> Engine {
    var settings = EngineSettings()
    settings.echo = echo
    let engine = Engine(settings: settings)
    let field = AccessibilityNode(id: NodeID(2), role: role, label: "Field", actions: .activate)
    let root = AccessibilityNode(id: NodeID(1), role: .window, children: [NodeID(2)])
    engine.enable(.voiceOver)
    try engine.apply(TreeUpdate(nodes: [root, field], root: NodeID(1), keyboardFocus: NodeID(2)))
    engine.settle()
    return engine
  }

  private func echoed(_ text: String, in role: Role, echo: TypingEcho = .characters) throws -> [String] {
    let engine = try engine(role, echo: echo)
    let before = engine.utterances.utterances.count
    engine.narrate(.inserted(text, completing: ""))
    return engine.utterances.utterances[before...].map(\.caption)
  }

  @Test func eachCharacterIsSaid() throws {
    #expect(try echoed("aé ñ", in: .textField) == ["a", "é", "space", "ñ"])
  }

  @Test func ofASecretOnlyBulletsAreSaid() throws {
    #expect(try echoed("p w", in: .secureTextField) == ["bullet", "bullet", "bullet"])
  }

  @Test func withoutTheSettingNothingIsSaid() throws {
    #expect(try echoed("abc", in: .textField, echo: .none) == [])
  }

  @Test func whileVoiceOverIsOffNothingIsSaid() throws {
    let engine = try engine(.textField, echo: .characters)
    engine.disable(.voiceOver)
    let before = engine.utterances.utterances.count
    engine.narrate(.inserted("a", completing: ""))
    #expect(engine.utterances.utterances.count == before)
  }
}
