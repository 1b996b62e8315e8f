import Testing

@testable import EarshotServe

@Suite("Events of an answer") struct EventLimitTests {
  /// A form that is scanned without an end.
  private func scannedForm() -> Conversation {
    let conversation = Conversation()
    conversation.say(Conversation.form)
    conversation.say(#"{"op":"set","name":"switchcontrol.loops","value":"unlimited"}"#)
    conversation.say(#"{"op":"set","name":"switchcontrol.sounds","value":"on"}"#)
    conversation.say(#"{"op":"enable","technology":"switchcontrol"}"#)
    conversation.say(#"{"op":"settle"}"#)
    return conversation
  }

  /// What an answer to `advance` has.
  private func advance(_ conversation: Conversation, to time: Int) throws -> (now: JSON?, events: [JSON]) {
    let answer = try conversation.ask(#"{"op":"advance","to":\#(time)}"#)
    guard case .array(let events) = answer["events"] else { return (nil, []) }
    return (answer["now"], events)
  }

  private func isOfLog(_ event: JSON) -> Bool {
    guard case .object(let members) = event else { return false }
    return members["sequence"] != nil
  }

  @Test func anAnswerEndsWhenItHasAThousandAndGoesOnFromThere() throws {
    let (long, short) = (scannedForm(), scannedForm())
    var (parts, told): (Int, [JSON]) = (0, [])
    var now: JSON?
    while now != 1_800_000 {
      let part = try advance(long, to: 1_800_000)
      #expect(part.events.filter(isOfLog).count < 1_010 && part.now != now)
      (parts, told, now) = (parts + 1, told + part.events, part.now)
    }
    #expect(parts > 3)
    var expected: [JSON] = []
    for minute in 1...30 { expected += try advance(short, to: minute * 60_000).events }
    #expect(told.filter(isOfLog) == expected.filter(isOfLog))
    #expect(told.count == expected.count)
    #expect(long.state == short.state)
  }
}
