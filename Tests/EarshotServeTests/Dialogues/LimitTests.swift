import Testing

@testable import EarshotServe

@Suite("Limits") struct LimitTests {
  private func message(_ line: String, in conversation: Conversation) throws -> String {
    guard case .object(let error) = try conversation.ask(line)["error"] else { return "no error" }
    guard error["code"] == "limit", case .string(let message) = error["message"] else { return "\(error)" }
    return message
  }

  private func list(_ ids: ClosedRange<Int>) -> String {
    let children = ids.map(String.init).joined(separator: ",")
    let nodes = ids.map { #",{"id":\#($0),"role":"button"}"# }.joined()
    return #"{"op":"declare","root":1,"nodes":[{"id":1,"role":"window","children":[\#(children)]}\#(nodes)]}"#
  }

  @Test func aLineThatIsTooLongIsRefusedAndTheNextIsAnswered() throws {
    var limits = ServeLimits()
    limits.lineLength = 200
    let conversation = Conversation(limits: limits)
    let expected =
      "The line is longer than 200 bytes and was skipped; send less at once, or start the server with a higher "
      + "--max-line."
    #expect(try message(String(repeating: " ", count: 201), in: conversation) == expected)
    let tooLong = conversation.session.answer(.tooLong)
    #expect(tooLong == #"{"error":{"code":"limit","path":"","message":"\#(expected)"}}"#)
    #expect(try conversation.ask(#"{"op":"settle"}"#)["ok"] == true)
    let padded = #"{"op":"settle"}"# + String(repeating: " ", count: 185)
    #expect(try conversation.ask(padded)["ok"] == true)
  }

  @Test func aTreeThatIsTooLargeIsRefused() throws {
    var limits = ServeLimits()
    limits.nodes = 10
    let conversation = Conversation(limits: limits)
    #expect(
      try message(list(2...11), in: conversation)
        == "The tree has 0 nodes, and 11 more are beyond the limit of 10; take others out with an update before, or "
        + "start the server with a higher --max-nodes.")
    #expect(try conversation.ask(list(2...10))["ok"] == true)
    #expect(try conversation.ask(list(2...10))["ok"] == true)
    #expect(try message(list(3...11), in: conversation).hasPrefix("The tree has 10 nodes, and 1 more"))
    #expect(try conversation.ask(list(3...10))["ok"] == true)
    #expect(try conversation.ask(list(3...11))["ok"] == true)
    #expect(try conversation.ask(#"{"op":"state"}"#)["nodes"] == 10)
  }

  @Test func enginesBeyondTheLimitAreRefused() throws {
    var limits = ServeLimits()
    limits.engines = 2
    let conversation = Conversation(limits: limits)
    #expect(try conversation.ask(#"{"op":"create","engine":"b"}"#)["ok"] == true)
    #expect(
      try message(#"{"op":"create","engine":"c"}"#, in: conversation)
        == "There are 2 engines already; destroy one, or start the server with a higher --max-engines.")
    conversation.say(#"{"op":"destroy","engine":"b"}"#)
    #expect(try conversation.ask(#"{"op":"create","engine":"c"}"#)["ok"] == true)
  }
}
