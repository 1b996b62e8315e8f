import Testing

@testable import EarshotServe

/// A line that is refused, and how.
struct BadLine: CustomTestStringConvertible, Sendable {
  let line: String
  let code: String
  let path: String
  /// How the message begins.
  let message: String

  init(_ line: String, _ code: String, _ path: String, _ message: String) {
    (self.line, self.code, self.path, self.message) = (line, code, path, message)
  }

  var testDescription: String { line }

  /// A node that is wrong, in an update that is right otherwise.
  static func node(_ members: String, _ path: String, _ message: String) -> BadLine {
    BadLine(
      #"{"op":"apply","nodes":[{"id":1,"role":"window","children":[2]},{"id":2,\#(members)}]}"#, "argument",
      "nodes[1].\(path)", message)
  }

  static func tree(_ nodes: String, _ message: String) -> BadLine {
    BadLine(#"{"op":"apply","nodes":[\#(nodes)]}"#, "tree", "nodes", message)
  }
}

@Suite("Lines that are refused") struct BadLineTests {
  private static let requests = [
    BadLine("", "json", "", "At the end of the line, JSON needs a value."),
    BadLine("hello", "json", "", "At byte 1 of the line"),
    BadLine("[1,2", "json", "", "At the end of the line"),
    BadLine("[]", "argument", "", "A request is an object"),
    BadLine("7", "argument", "", "A request is an object"),
    BadLine("{}", "argument", "op", "This is missing; write it."),
    BadLine(#"{"op":7}"#, "argument", "op", "This is a number; write a string."),
    BadLine(
      #"{"op":"dance"}"#, "argument", "op", #"There is no operation "dance"; there are "hello", "create""#),
    BadLine(#"{"op":"settle","op":"settle"}"#, "json", "", #"The member "op" occurs twice"#),
    BadLine(
      #"{"op":"settle","id":{}}"#, "argument", "id", "This is an object; write a string or a whole number."),
    BadLine(
      #"{"op":"settle","id":1.5}"#, "argument", "id", "This is a number; write a string or a whole number."),
    BadLine(
      #"{"op":"settle","node":5}"#, "argument", "node", #"There is no such member; there are "engine"."#),
    BadLine(#"{"op":"hello"}"#, "argument", "version", "This is missing"),
    BadLine(
      #"{"op":"hello","version":2}"#, "version", "version",
      "Version 2 of the protocol is not spoken here; use"),
    BadLine(
      #"{"op":"hello","version":"1"}"#, "argument", "version", "This is a string; write a whole number from 0"
    ),
    BadLine(#"{"op":"create"}"#, "argument", "engine", #"There is an engine "main" already"#),
    BadLine(#"{"op":"create","engine":""}"#, "argument", "engine", "Names have 1 to 100 characters."),
    BadLine(
      #"{"op":"create","engine":"b","rowTolerance":-1}"#, "argument", "rowTolerance",
      "-1 is out of range; write"),
    BadLine(
      #"{"op":"destroy","engine":"b"}"#, "unknown", "engine",
      #"There is no engine "b"; make it with "create"."#),
    BadLine(#"{"op":"settle","engine":"b"}"#, "unknown", "engine", #"There is no engine "b""#),
    BadLine(#"{"op":"settle","engine":5}"#, "argument", "engine", "This is a number; write a string."),
  ]

  private static let commands = [
    BadLine(#"{"op":"enable"}"#, "argument", "technology", "This is missing"),
    BadLine(
      #"{"op":"enable","technology":"braille"}"#, "argument", "technology",
      #"There is no technology "braille"; write one of "voiceover", "switchcontrol"."#),
    BadLine(#"{"op":"beginTurn","cause":"fun"}"#, "argument", "cause", #"There is no cause of a turn "fun""#),
    BadLine(#"{"op":"voiceover"}"#, "argument", "command", "This is missing"),
    BadLine(
      #"{"op":"voiceover","command":"hop"}"#, "argument", "command",
      #"There is no command of VoiceOver "hop""#),
    BadLine(
      #"{"op":"switchcontrol","command":"select"}"#, "off", "", "Switch Control is off; switch it on before"),
    BadLine(
      #"{"op":"switchcontrol","command":"spell"}"#, "argument", "command",
      "There is no input of Switch Control"),
    BadLine(#"{"op":"switch","name":"select","isDown":true}"#, "off", "", "Switch Control is off"),
    BadLine(
      #"{"op":"item","node":99}"#, "unknown", "node", "#99 is not an element that the cursor can reach"),
    BadLine(#"{"op":"item","node":0}"#, "argument", "node", "An id is a whole number from 1 to"),
    BadLine(#"{"op":"item","node":1.5}"#, "argument", "node", "An id is a whole number from 1 to"),
    BadLine(
      #"{"op":"item","node":18446744073709551616}"#, "argument", "node", "An id is a whole number from 1 to"),
    BadLine(#"{"op":"action","name":"Fly"}"#, "unknown", "name", #"There is no action "Fly" here"#),
    BadLine(#"{"op":"rotor","name":"Planets"}"#, "unknown", "name", #"The rotor has no "Planets" here"#),
    BadLine(
      #"{"op":"set","name":"hint","value":"off"}"#, "argument", "name",
      #"There is no setting "hint"; write one of"#),
    BadLine(
      #"{"op":"set","name":"hints","value":"maybe"}"#, "argument", "value",
      #""hints" can't be "maybe"; write on or off."#),
    BadLine(
      #"{"op":"set","name":"hints","value":false}"#, "argument", "value",
      "This is true or false; write a string."),
    BadLine(#"{"op":"forgetSwitch","name":"x"}"#, "unknown", "name", #"There is no switch "x"; known are"#),
    BadLine(
      #"{"op":"offerMenu","entries":["beer"]}"#, "argument", "entries[0]",
      #"There is no entry of the menu "beer""#),
    BadLine(#"{"op":"screenSize","columns":0,"rows":5}"#, "argument", "columns", "0 is out of range"),
    BadLine(#"{"op":"move","kind":"moons"}"#, "argument", "kind", #"There is no kind of the rotor "moons""#),
    BadLine(
      #"{"op":"key","command":"dance"}"#, "argument", "command",
      #"There is no input of Switch Control "dance""#),
    BadLine(#"{"op":"advance"}"#, "argument", "to", "This is missing"),
    BadLine(#"{"op":"advance","to":"soon"}"#, "argument", "to", "This is a string; write a number."),
    BadLine(#"{"op":"advance","to":999}"#, "argument", "to", "Time doesn't go back, and it is 1000 now"),
    BadLine(#"{"op":"advance","to":-1}"#, "argument", "to", "A time is a number of milliseconds"),
    BadLine(#"{"op":"advance","to":1e300}"#, "argument", "to", "A time is a number of milliseconds"),
    BadLine(
      #"{"op":"utterances","count":5000}"#, "argument", "count",
      "5000 is out of range; write a whole number from 0"),
    BadLine(#"{"op":"announce"}"#, "argument", "text", "This is missing"),
    BadLine(
      #"{"op":"announce","text":"x","priority":3}"#, "argument", "priority",
      "This is a number; write a string."),
    BadLine(
      #"{"op":"textEvent","event":"sneezed"}"#, "argument", "event", #"There is no event of a text "sneezed""#
    ),
  ]

  private static let bindings = [
    BadLine(
      #"{"op":"createBinding","binding":"at","type":"enum"}"#, "argument", "binding",
      #"There is a binding "at""#),
    BadLine(
      #"{"op":"createBinding","binding":"b","type":"int"}"#, "argument", "type",
      #"There is no type of a binding"#),
    BadLine(
      #"{"op":"createBinding","binding":"b","type":"bool","technologies":["voiceover","eyes"]}"#, "argument",
      "technologies[1]", #"There is no technology "eyes""#),
    BadLine(
      #"{"op":"bind","binding":"no","node":5,"value":true}"#, "unknown", "binding",
      #"There is no binding "no""#),
    BadLine(#"{"op":"bind","binding":"at","node":5}"#, "argument", "value", "This is missing"),
    BadLine(
      #"{"op":"bind","binding":"at","node":5,"value":true}"#, "argument", "value",
      "This is true or false; write a"),
    BadLine(
      #"{"op":"bind","binding":"here","node":5,"value":"x"}"#, "argument", "value",
      "This is a string; write true"),
    BadLine(
      #"{"op":"bind","binding":"here","node":5,"value":false}"#, "argument", "value",
      "A node is bound to true"),
    BadLine(
      #"{"op":"bind","binding":"at","node":5,"value":null}"#, "argument", "value", "A node is bound to a word"
    ),
    BadLine(
      #"{"op":"setBinding","binding":"at","value":7}"#, "argument", "value",
      "This is a number; write a string"),
    BadLine(
      #"{"op":"setBinding","binding":"here","value":null}"#, "argument", "value",
      "This is null; write true or false"),
    BadLine(#"{"op":"destroyBinding","binding":"no"}"#, "unknown", "binding", #"There is no binding "no""#),
  ]

  private static let nodes = [
    BadLine(#"{"op":"apply"}"#, "argument", "nodes", "This is missing"),
    BadLine(#"{"op":"apply","nodes":{}}"#, "argument", "nodes", "This is an object; write an array."),
    BadLine(#"{"op":"apply","nodes":[5]}"#, "argument", "nodes[0]", "This is a number; write a node"),
    BadLine(#"{"op":"apply","nodes":[{}]}"#, "argument", "nodes[0].id", "This is missing"),
    BadLine(#"{"op":"apply","nodes":[],"root":0}"#, "argument", "root", "An id is a whole number"),
    .node(#""role":"buton""#, "role", #"There is no role "buton"; write one of "element", "text""#),
    .node(#""lable":"x""#, "lable", #"There is no such member; there are "id", "role", "label""#),
    .node(#""label":5"#, "label", "This is a number; write a string."),
    .node(#""children":[3,"4"]"#, "children[1]", "An id is a whole number"),
    .node(#""traits":["isButton","isRound"]"#, "traits[1]", #"There is no trait "isRound""#),
    .node(#""actions":["fly"]"#, "actions[0]", #"There is no action "fly""#),
    .node(#""customActions":"Delay""#, "customActions", "This is a string; write an array."),
    .node(#""headingLevel":7"#, "headingLevel", "7 is out of range; write a whole number from 0 to 6."),
    .node(#""isHidden":1"#, "isHidden", "This is a number; write true or false."),
    .node(#""sortPriority":"high""#, "sortPriority", "This is a string; write a number."),
    .node(#""frame":{"column":0,"row":0,"width":3}"#, "frame.height", "This is missing"),
    .node(#""frame":{"column":0,"row":0,"width":-3,"height":1}"#, "frame.width", "-3 is out of range"),
    .node(#""frame":{"x":0,"column":0,"row":0,"width":3,"height":1}"#, "frame.x", "There is no such member"),
    .node(#""frame":[0,0,3,1]"#, "frame", "This is an array; write an object."),
    .node(#""positionInSet":{"index":3,"count":2}"#, "positionInSet", "The index is beyond the count"),
    .node(#""liveRegion":"rude""#, "liveRegion", #"There is no kind of live region "rude""#),
    .node(#""rotors":[{"entries":[]}]"#, "rotors[0]", #"A rotor has either "name" or "replaces""#),
    .node(
      #""rotors":[{"name":"x","entries":[{"target":2,"textRange":{"from":3,"to":1}}]}]"#,
      "rotors[0].entries[0].textRange", #""to" is before "from""#),
    .tree(#"{"id":9}"#, "The update lists node #9, but no parent does"),
    .tree(#"{"id":5,"children":[2]}"#, "Node #2 is a child of"),
    .tree(#"{"id":5,"children":[77]}"#, "Node #5 lists child #77, but no such node exists"),
    .tree(#"{"id":5},{"id":5}"#, "The update lists node #5 twice"),
    .tree(#"{"id":5,"children":[6,6]},{"id":6}"#, "Node #5 lists child #6 twice"),
    .tree(#"{"id":5,"children":[5]}"#, "Node #5 "),
    BadLine(
      #"{"op":"apply","nodes":[{"id":2,"role":"secureTextField","value":"hunter2"}]}"#, "argument",
      "nodes[0].value", "A secure field has the number of its characters"),
    BadLine(
      #"{"op":"apply","nodes":[],"root":70}"#, "tree", "nodes", "The root is #70, but no such node is there"),
    BadLine(
      #"{"op":"apply","nodes":[],"keyboardFocus":70}"#, "tree", "nodes", "The keyboard focus is on #70"),
  ]

  private static let all = requests + commands + bindings + nodes

  private func conversation() -> Conversation {
    let conversation = Conversation()
    conversation.showForm()
    conversation.say(#"{"op":"createBinding","binding":"at","type":"enum"}"#)
    conversation.say(#"{"op":"createBinding","binding":"here","type":"bool"}"#)
    conversation.say(#"{"op":"bind","binding":"at","node":2,"value":"title"}"#)
    conversation.say(#"{"op":"advance","to":1000}"#)
    return conversation
  }

  @Test(arguments: all) func aLineIsRefusedOnceAndChangesNothing(_ bad: BadLine) throws {
    let conversation = conversation()
    let before = conversation.state
    let answer = try conversation.ask(bad.line)
    #expect(answer.map(\.name) == ["error"])
    guard case .object(let error) = answer["error"], case .string(let message) = error["message"] else {
      Issue.record("\(answer)")
      return
    }
    #expect(error["code"] == .string(bad.code))
    #expect(error["path"] == .string(bad.path))
    #expect(message.hasPrefix(bad.message), "\(message)")
    #expect(conversation.state == before)
    #expect(try conversation.ask(#"{"op":"settle"}"#)["ok"] == true)
  }

  @Test func theTableHasLinesOfAllKinds() { #expect(Self.all.count >= 80) }

  @Test func aRefusalHasTheIdOfItsRequest() {
    let conversation = conversation()
    #expect(
      conversation.say(#"{"id":"q7","op":"dance"}"#).hasPrefix(#"{"id":"q7","error":{"code":"argument""#))
    #expect(
      conversation.say(#"{"op":"item","node":0,"id":8}"#).hasPrefix(#"{"id":8,"error":{"code":"argument""#))
  }

  @Test func longTextsAreShortInMessages() {
    let answer = conversation().say(#"{"op":"\#(String(repeating: "x", count: 5_000))"}"#)
    #expect(answer.contains(String(repeating: "x", count: 60) + "…"))
    #expect(answer.utf8.count < 1_500)
  }
}
