import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotTerminal
import Testing

@testable import EarshotEngine
@testable import EarshotHost

@Suite("The item chooser")
@MainActor struct ItemChooserTests {
  private func find(_ text: String) -> [ItemChoice] {
    ["Escapes, Heading", "Name, Text field", "Notes, Text field", "Press, Button"].enumerated()
      .map { ItemChoice(element: NodeID(UInt64($0.offset + 1)), text: $0.element) }
      .filter { text.isEmpty || $0.text.lowercased().contains(text.lowercased()) }
  }

  private func take(_ names: String, _ chooser: inout ItemChooser) throws -> [ItemChooser.Answer] {
    try names.split(separator: " ").map {
      chooser.take(try #require(KeyEvent(name: String($0))), find: find)
    }
  }

  @Test("Typing narrows the list down, Backspace widens it, and the first is chosen each time")
  func filtering() throws {
    var chooser = ItemChooser(find(""))
    #expect(try take("Down t e x", &chooser) == [.chose, .listed, .listed, .listed])
    #expect(chooser.items.map(\.text) == ["Name, Text field", "Notes, Text field"])
    #expect(chooser.chosen?.text == "Name, Text field")
    #expect(try take("z", &chooser) == [.listed])
    #expect(chooser.items == [])
    #expect(chooser.chosen == nil)
    #expect(try take("Enter Up Down Home End", &chooser) == Array(repeating: .nothing, count: 5))
    #expect(try take("Backspace Backspace Backspace Backspace Backspace", &chooser).last == .nothing)
    #expect(chooser.items.count == 4)
    #expect(chooser.paste("not\nes", find: find) == .listed)
    #expect(chooser.text == "notes")
    #expect(chooser.chosen?.text == "Notes, Text field")
  }

  @Test("Up and Down choose and stay at the ends; Enter goes there; Esc and F9 close")
  func choosing() throws {
    var chooser = ItemChooser(find(""))
    _ = try take("Up", &chooser)
    #expect(chooser.selection == 0)
    _ = try take("Down Down", &chooser)
    #expect(try take("Enter", &chooser) == [.jump(NodeID(3))])
    _ = try take("End Down", &chooser)
    #expect(try take("Enter", &chooser) == [.jump(NodeID(4))])
    _ = try take("Home", &chooser)
    #expect(try take("Enter Esc F9", &chooser) == [.jump(NodeID(1)), .close, .close])
    #expect(try take("Tab F4 Ctrl+A Alt+x", &chooser) == Array(repeating: .nothing, count: 4))
  }

  @Test("When the tree changes the chosen element stays chosen; where it is gone, its neighbour is")
  func refreshing() throws {
    var chooser = ItemChooser(find(""))
    _ = try take("Down Down", &chooser)
    chooser.refresh { _ in Array(find("").dropFirst()) }
    #expect(chooser.chosen?.text == "Notes, Text field")
    chooser.refresh { _ in Array(find("").prefix(2)) }
    #expect(chooser.chosen?.text == "Name, Text field")
    chooser.refresh { _ in [] }
    #expect(chooser.chosen == nil)
  }

  @Test("It stands over the app, shows the rows around the chosen one, and marks that with a sign")
  func screen() throws {
    let session = Session(size: CellSize(width: 32, height: 8), technologies: [.voiceOver]) { DeskView() }
    session.handle(.key(KeyEvent(.function(9))))
    session.panels.itemChooser = ItemChooser(find(""))
    for _ in 0..<2 { session.handle(.key(KeyEvent(.down))) }
    #expect(
      session.screenRows.prefix(5) == [
        "Item Chooser: _           3 of 4", "type to search · Enter goes the…",
        "  Name, Text field", "> Notes, Text field", "  Press, Button",
      ])
    #expect(session.frame.cursor == CellPoint(column: 0, row: 3))
    #expect(session.engine.utterances.last?.caption == "Notes, Text field")
    session.handle(.key(KeyEvent(.escape)))
    #expect(session.screenRows[0] == "> Escapes: 0")
  }

  @Test("It says how many items there are when it opens, and where the cursor is when it closes")
  func speech() throws {
    let session = Session(technologies: [.voiceOver]) { DeskView() }
    let opened = session.handle(.key(KeyEvent(.function(9)))).utterances.map(\.caption)
    #expect(opened.count == 1)
    #expect(opened[0].hasPrefix("Item Chooser, "))
    session.panels.itemChooser = ItemChooser(find(""))
    let closed = session.handle(.key(KeyEvent(.escape))).utterances
    #expect(closed.map(\.caption) == ["Escapes: 0, 1 of 5"])
    #expect(session.panels.itemChooser == nil)
  }

  @Test("What is typed finds an element, which Enter goes to")
  func finding() throws {
    let session = Session(technologies: [.voiceOver]) { DeskView() }
    let opened = session.handle(.key(KeyEvent(.function(9)))).utterances
    #expect(opened.map(\.caption) == ["Item Chooser, 5 items, Escapes: 0"])
    session.handle(.key(KeyEvent(.character("N"))))
    let found = session.handle(.key(KeyEvent(.character("o")))).utterances
    #expect(found.map(\.caption) == ["1 item, Notes, Text field"])
    let missed = session.handle(.key(KeyEvent(.character("z")))).utterances
    #expect(missed.map(\.caption) == ["No items"])
    session.handle(.key(KeyEvent(.backspace)))
    session.handle(.key(KeyEvent(.enter)))
    #expect(session.cursorName(of: .voiceOver) == "Notes")
  }

  @Test("Enter puts the cursor on the chosen element")
  func jumping() throws {
    let session = Session(technologies: [.voiceOver]) { DeskView() }
    let notes = try #require(session.engine.tree.firstElement(named: "Notes"))
    session.panels.itemChooser = ItemChooser([ItemChoice(element: notes, text: "Notes, Text field")])
    session.handle(.key(KeyEvent(.enter)))
    #expect(session.cursorName(of: .voiceOver) == "Notes")
    #expect(session.panels.itemChooser == nil)
  }

  @Test("Keys and pastes don't reach the app while it is open, but leaving the program works")
  func keys() throws {
    let session = Session(technologies: [.voiceOver]) { DeskView() }
    for name in ["Right", "Enter", "F9", "a", "F2"] {
      session.handle(.key(try #require(KeyEvent(name: name))))
    }
    session.handle(.paste("b"))
    #expect(session.panels.itemChooser?.text == "ab")
    #expect(session.engine.isEnabled(.voiceOver))
    #expect(session.handle(.key(KeyEvent(.function(10)))).programRequest == .quit)
    session.handle(.key(KeyEvent(.escape)))
    #expect(session.appRows[1].hasPrefix("[Name "))
  }

  @Test("It is VoiceOver's")
  func withoutVoiceOver() {
    let session = Session { DeskView() }
    #expect(session.handle(.key(KeyEvent(.function(9)))).refusal == .technologyOff(.voiceOver))
    #expect(session.panels.itemChooser == nil)
  }
}
