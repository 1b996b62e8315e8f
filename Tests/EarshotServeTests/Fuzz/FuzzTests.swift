import TestSupport
import Testing

@testable import EarshotServe

@Suite("Any lines") struct FuzzTests {
  /// Whether an answer is one line of the protocol.
  private func isAnswer(_ answer: String) -> Bool {
    guard !answer.utf8.contains(UInt8(ascii: "\n")),
      case .object(let members)? = try? JSONReader.read(Array(answer.utf8))
    else { return false }
    if members["ok"] == true { return members["error"] == nil }
    guard case .object(let error) = members["error"] else { return false }
    return error.map(\.name) == ["code", "path", "message"]
  }

  @Test func anyBytesGetOneAnswer() {
    var generator = SplitMix64(seed: 1)
    let conversation = Conversation()
    let state = conversation.state
    for _ in 0..<3_000 {
      let bytes = generator.list(0...60) { UInt8.random(in: 0...255, using: &$0) }
      #expect(isAnswer(conversation.session.answer(.text(bytes))), "\(bytes)")
    }
    #expect(conversation.state == state)
  }

  @Test func changedRequestsGetOneAnswer() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<60 {
      let conversation = Conversation()
      for request in Tour.requests {
        let line = changed(request, &generator)
        #expect(
          isAnswer(conversation.session.answer(.text(line))), "\(String(decoding: line, as: UTF8.self))")
      }
      #expect(isAnswer(conversation.say(#"{"op":"create","engine":"last"}"#)))
    }
  }

  @Test func requestsMadeOfWordsOfTheProtocolGetOneAnswer() {
    var generator = SplitMix64(seed: 3)
    var refused: [String: Int] = [:]
    for _ in 0..<40 {
      let conversation = Conversation()
      conversation.showForm()
      for _ in 0..<100 {
        let operation = generator.pick(Operation.all.filter { $0.name != "destroy" })
        let members = operation.members.filter { _ in generator.chance(85) }
          .map { JSON.Member($0.name, value(of: $0.schema, &generator)) }
        let answer = conversation.say(
          JSON.object([JSON.Member("op", .string(operation.name))] + members).text)
        #expect(isAnswer(answer))
        refused[answer.contains(#""ok":true"#) ? "ok" : "error", default: 0] += 1
      }
    }
    #expect(refused["ok", default: 0] > 1_000 && refused["error", default: 0] > 300, "\(refused)")
  }

  /// A request with bytes changed, left out, put in, or a part of another.
  private func changed(_ request: String, _ generator: inout SplitMix64) -> [UInt8] {
    var bytes = Array(request.utf8)
    if generator.chance(40) { return bytes }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(generator.pick(Array("\"{}[]:,0-e\\".utf8)), at: place)
      default: bytes.replaceSubrange(place..., with: generator.pick(Tour.requests).utf8.dropFirst(place))
      }
      if bytes.isEmpty { return bytes }
    }
    return bytes
  }

  /// A value that a schema allows, or nearly.
  private func value(of schema: JSON, _ generator: inout SplitMix64) -> JSON {
    guard case .object(let keywords) = schema, generator.chance(95) else { return 7 }
    if case .array(let values) = keywords["enum"] { return generator.pick(values) }
    if case .array(let schemas) = keywords["anyOf"] { return value(of: generator.pick(schemas), &generator) }
    if case .string = keywords["$ref"] { return node(&generator) }
    if case .array = keywords["type"] { return generator.pick([true, false, "a", "b", .null]) }
    switch keywords["type"] {
    case "string": return generator.pick(["main", "a", "b", "Headings", "select", ""])
    case "boolean": return .bool(generator.chance())
    case "integer": return .integer(Int.random(in: 0...9, using: &generator))
    case "number": return .number(Double(Int.random(in: 0...100_000, using: &generator)))
    case "array":
      let element = keywords["items"] ?? .null
      return .array(generator.list(0...4) { value(of: element, &$0) })
    case "object": return object(keywords["properties"] ?? .null, &generator)
    default: return .null
    }
  }

  private func object(_ properties: JSON, _ generator: inout SplitMix64) -> JSON {
    guard case .object(let properties) = properties else { return .object([]) }
    let chosen = properties.filter { _ in generator.chance(40) }
    return .object(chosen.map { JSON.Member($0.name, value(of: $0.value, &generator)) })
  }

  private func node(_ generator: inout SplitMix64) -> JSON {
    guard case .object(let keywords) = Input.nodeSchema,
      case .object(var node) = object(keywords["properties"] ?? .null, &generator)
    else { return .null }
    node.removeAll { $0.name == "id" || $0.name == "children" && generator.chance(90) }
    return .object([JSON.Member("id", .integer(Int.random(in: 1...6, using: &generator)))] + node)
  }
}
