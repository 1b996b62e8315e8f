import EarshotEngine
import Testing

@testable import EarshotServe

@Suite("Growth") struct GrowthTests {
  @Test func aLongSessionKeepsNothingButItsLogs() throws {
    let conversation = ServeSession()
    func say(_ line: String) { _ = conversation.answer(.text(Array(line.utf8))) }
    say(#"{"op":"hello","version":1}"#)
    say(#"{"op":"create"}"#)
    say(Conversation.form)
    say(#"{"op":"enable","technology":"voiceover"}"#)
    say(#"{"op":"createBinding","binding":"at","type":"enum"}"#)
    for node in 2...5 { say(#"{"op":"bind","binding":"at","node":\#(node),"value":"\#(node)"}"#) }
    let engine = try #require(conversation.engines["main"])
    for _ in 0..<2_500 {
      for command in ["next", "next", "next", "first"] {
        say(#"{"op":"voiceover","command":"\#(command)"}"#)
        say(Conversation.form)
        say(#"{"op":"settle"}"#)
      }
    }
    #expect(engine.pending.isEmpty && engine.pending.capacity == 0)
    #expect(engine.clock.storedCount <= 2)
    #expect(engine.bindings.count == 1)
    #expect(engine.engine.items.stops.count == 10_000)
    #expect(engine.engine.takeActionRequests() == [] && engine.engine.takeDiagnostics() == [])
  }

  @Test func anEqualTreeChangesNothingHoweverOftenItIsTold() throws {
    let conversation = Conversation()
    let ids = 2...1_001
    let nodes = ids.map { #"{"id":\#($0),"role":"button","label":"Button \#($0)","actions":["activate"]}"# }
    let children = ids.map(String.init).joined(separator: ",")
    let tree =
      #"{"op":"declare","root":1,"nodes":[{"id":1,"role":"window","children":[\#(children)]},"#
      + nodes.joined(separator: ",") + "]}"
    conversation.say(tree)
    conversation.say(#"{"op":"enable","technology":"voiceover"}"#)
    conversation.say(#"{"op":"settle"}"#)
    let engine = try #require(conversation.session.engines["main"]).engine
    let (before, state) = (engine.counters, conversation.state)
    for _ in 0..<20 { #expect(try conversation.ask(tree)["events"] == []) }
    #expect(engine.counters == before)
    #expect(conversation.state == state)
  }
}
