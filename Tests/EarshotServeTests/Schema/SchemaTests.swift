import Foundation
import Testing

@testable import EarshotServe

@Suite("The schema") struct SchemaTests {
  private let checker = SchemaChecker(ServeSession.schemaDocument)

  private func read(_ text: String) throws -> JSON { try JSONReader.read(Array(text.utf8)) }

  /// Everything that is wrong with a conversation by the schema.
  private func mistakes(in conversation: Conversation) throws -> [String] {
    try conversation.lines.flatMap { line -> [String] in
      let (request, answer) = (try read(line.request), try read(line.answer))
      guard case .object(let members) = request, case .string(let operation) = members["op"],
        case .object(let told) = answer
      else { return ["no request: \(line.request)"] }
      return checker.mistakes(of: request, as: "request.\(operation)")
        + checker.mistakes(of: request, as: "request")
        + checker.mistakes(of: answer, as: told["error"] == nil ? "answer.\(operation)" : "error")
        + checker.mistakes(of: answer, as: "answer")
    }
  }

  @Test func everyOperationAndEventOfASessionIsAsItSays() throws {
    let conversation = Conversation(hasBegun: false)
    Tour.requests.forEach { conversation.say($0) }
    #expect(try mistakes(in: conversation) == [])
    let answers = try conversation.lines.map { try read($0.answer) }
    var operations: Set<String> = []
    var events: Set<String> = []
    for (line, answer) in zip(conversation.lines, answers) {
      guard case .object(let answer) = answer, case .object(let request) = try read(line.request) else {
        continue
      }
      #expect(answer["ok"] == true, "\(line)")
      if case .string(let operation) = request["op"] { operations.insert(operation) }
      guard case .array(let told) = answer["events"] else { continue }
      for case .object(let event) in told {
        if case .string(let kind) = event["event"] { events.insert(kind) }
      }
    }
    #expect(operations == Set(Operation.all.map(\.name)))
    #expect(events == Set(Event.kinds.map(\.name)))
  }

  @Test func theSessionHasEveryMemberOfANode() throws {
    guard case .object(let node) = try read(Tour.node) else {
      Issue.record("\(Tour.node)")
      return
    }
    #expect(Set(node.map(\.name)) == Set(Input.nodeMembers.map(\.name)))
  }

  @Test func refusalsAreAsItSays() throws {
    let conversation = Conversation()
    for line in [
      #"{"id":1,"op":"settle","engine":"x"}"#, #"{"id":"a","op":"apply","nodes":[{"id":1}],"root":2}"#,
    ] {
      conversation.say(line)
    }
    #expect(try mistakes(in: conversation) == [])
  }

  @Test func whatTheServerRefusesForItsFormTheSchemaRefuses() throws {
    let wrong = [
      (#"{"op":"voiceover","command":"hop"}"#, "voiceover"), (#"{"op":"item"}"#, "item"),
      (#"{"op":"item","node":0}"#, "item"), (#"{"op":"settle","node":1}"#, "settle"),
      (#"{"op":"create","engine":""}"#, "create"),
      (#"{"op":"apply","nodes":[{"id":1,"role":"x"}]}"#, "apply"),
      (#"{"op":"apply","nodes":[{"id":1,"frame":{"column":1}}]}"#, "apply"), (#"{"op":"hello"}"#, "hello"),
      (#"{"op":"bind","binding":"b","node":1,"value":3}"#, "bind"),
    ]
    let conversation = Conversation()
    for (line, operation) in wrong {
      #expect(!checker.mistakes(of: try read(line), as: "request.\(operation)").isEmpty, "\(line)")
      #expect(conversation.say(line).contains(#""code":"argument""#), "\(line)")
    }
  }

  @Test func itIsJSONWithoutRepeatedMembers() throws {
    #expect(try read(ServeSession.schema) == ServeSession.schemaDocument)
  }

  @Test func theFileInTheDocumentationIsIt() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/EarshotServe/EarshotServe.docc/earshot-serve.schema.json")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == ServeSession.schema,
      "write it anew: earshot serve --schema > Sources/EarshotServe/EarshotServe.docc/earshot-serve.schema.json"
    )
  }
}
