import EarshotAccessibility
import EarshotEngine
import Testing

/// R1–R17 of `focus-semantics.md`: one binding and one cursor. "Writing" is the host's request in a turn.
@Suite struct CouplingTests {
  let stage = Stage([.text("a"), .text("b"), .text("c")])

  @Test("R1: a flag follows the cursor onto its element and off it")
  func aFlagFollowsTheCursor() {
    _ = stage.flag("f", on: "b")
    #expect(stage.move(to: "b") == ["f=true"])
    #expect(stage.move(to: "c") == ["f=false"])
    #expect(stage.move(to: "a") == [])
  }

  @Test("R2: a choice follows the cursor onto its elements and off them")
  func aChoiceFollowsTheCursor() {
    let choice = stage.choice("f", on: "b", "c")
    #expect(choice.value == nil)
    #expect(stage.move(to: "b") == ["f=b"])
    #expect(stage.move(to: "a") == ["f=nil"])
  }

  @Test("R3: between two bound elements there is no nil")
  func betweenTwoBoundElementsThereIsNoNil() {
    _ = stage.choice("f", on: "b", "c")
    stage.move(to: "b")
    #expect(stage.move(to: "c") == ["f=c"])
  }

  @Test("R4: two flags change together")
  func twoFlagsChangeTogether() {
    let x = stage.flag("x", on: "a")
    let y = stage.flag("y", on: "b")
    #expect(x.value)
    #expect(stage.move(to: "b") == ["x=false", "y=true"])
    #expect(!x.value && y.value)
  }

  @Test("R5: writing moves the cursor, and the landing is spoken as if the user had moved")
  func writingMovesTheCursor() {
    let choice = stage.choice("f", on: "b")
    stage.listen()
    choice.value = "b"
    #expect(stage.voiceOver == "a")
    #expect(stage.settle() == ["f=b"])
    #expect(stage.voiceOver == "b")
    #expect(stage.spoken == ["b"])
    #expect(stage.engine.items.stops.last?.cause == .focusRequest)
  }

  @Test("R6: writing nil on the element dismisses, and the next move goes on from there")
  func writingNilDismisses() {
    let choice = stage.choice("f", on: "b")
    stage.move(to: "b")
    stage.listen()
    choice.value = nil
    #expect(stage.settle() == ["f=nil"])
    #expect(stage.voiceOver == nil)
    #expect(stage.place() == [])
    #expect(stage.voiceOver == nil)
    #expect(stage.spoken == [])
    stage.perform(.next)
    #expect(stage.voiceOver == "c")
  }

  @Test("R6: after a dismissal previous goes on from the remembered place too")
  func previousGoesOnFromTheRememberedPlace() {
    let choice = stage.choice("f", on: "b")
    stage.move(to: "b")
    choice.value = nil
    stage.settle()
    stage.perform(.previous)
    #expect(stage.voiceOver == "a")
  }

  @Test("R6: the remembered place outlives its element")
  func theRememberedPlaceOutlivesItsElement() {
    let choice = stage.choice("f", on: "b")
    stage.move(to: "b")
    choice.value = nil
    stage.settle()
    stage.show([.text("a"), .text("c")])
    #expect(stage.settle() == [])
    #expect(stage.voiceOver == nil)
    stage.perform(.next)
    #expect(stage.voiceOver == "c")
  }

  @Test("R7: writing nil while the cursor is on an unrelated element does nothing")
  func writingNilElsewhereDoesNothing() {
    let choice = stage.choice("f", on: "b")
    choice.value = nil
    #expect(stage.settle() == [])
    #expect(stage.voiceOver == "a")
  }

  @Test("R8: writing the value it has does nothing")
  func writingTheSameValueDoesNothing() {
    let choice = stage.choice("f", on: "b")
    stage.move(to: "b")
    stage.listen()
    choice.value = "b"
    #expect(stage.settle() == [])
    #expect(stage.spoken == [])
    #expect(stage.engine.takeDiagnostics() == [])
  }

  @Test("R9: of several writes in one action only the last is ever visible")
  func onlyTheLastWriteIsVisible() {
    let choice = stage.choice("f", on: "b", "c")
    stage.listen()
    choice.value = "b"
    choice.value = "c"
    #expect(stage.settle() == ["f=c"])
    #expect(stage.spoken == ["c"])
    #expect(stage.engine.items.stops.map(\.label) == ["a", "c"])
  }

  @Test("R9: nil and then the same value changes nothing, but is spoken once more")
  func nilAndThenTheSameValueIsSpokenOnceMore() {
    let choice = stage.choice("f", on: "b")
    stage.move(to: "b")
    stage.listen()
    choice.value = nil
    choice.value = "b"
    #expect(stage.settle() == [])
    #expect(stage.voiceOver == "b")
    #expect(stage.spoken == ["b"])
  }

  @Test("R10: of two bindings written in one action the later moves the cursor")
  func theLaterBindingWins() {
    let x = stage.flag("x", on: "b")
    let y = stage.flag("y", on: "c")
    x.value = true
    y.value = true
    #expect(stage.settle() == ["y=true"])
    #expect(stage.voiceOver == "c")
    y.value = false
    x.value = true
    #expect(stage.settle() == ["x=true", "y=false"])
  }

  @Test("R8, R10: a later write of the value that a property has keeps the cursor where it is")
  func laterEqualWriteKeepsTheCursor() {
    let stage = Stage([.text("a"), .text("b")])
    let choice = stage.choice("f")
    choice.bind(stage.id("a"), equals: "a")
    let flag = stage.flag("g", on: "b")
    let here = stage.flag("h", on: "a")
    stage.move(to: "a")
    stage.listen()
    flag.value = true
    choice.value = "a"
    #expect(stage.settle() == [])
    #expect(stage.voiceOver == "a")
    here.value = false
    choice.value = "a"
    #expect(stage.settle() == [])
    #expect(stage.voiceOver == "a")
    #expect(stage.spoken == [])
  }

  @Test("R10: a reset of what an earlier write leaves anyway does not undo that write")
  func aResetDoesNotUndoAnEarlierWrite() {
    let x = stage.flag("x", on: "b")
    let y = stage.flag("y", on: "a")
    #expect(y.value)
    x.value = true
    y.value = false
    #expect(stage.settle() == ["x=true", "y=false"])
    #expect(stage.voiceOver == "b")
  }

  @Test("R11: a request without an element leaves cursor and value, and is reported")
  func anUnmetRequestChangesNothing() {
    let choice = stage.choice("f", on: "a", "gone")
    choice.value = "gone"
    #expect(choice.value == "gone")
    #expect(stage.settle() == [])
    #expect(choice.value == "a")
    #expect(stage.voiceOver == "a")
    let diagnostics = stage.engine.takeDiagnostics()
    #expect(diagnostics == [.unmetRequest(FocusRequest(binding: choice.id, value: 1))])
    #expect(diagnostics.first?.description.contains("no element") == true)
    #expect(stage.engine.takeDiagnostics() == [])
  }

  @Test("R10, R11: a later request that finds no element does not take the earlier one's place")
  func anUnmetRequestOverridesNothing() {
    let x = stage.flag("x", on: "b")
    let y = stage.flag("y", on: "gone")
    x.value = true
    y.value = true
    #expect(stage.settle() == ["x=true"])
  }

  @Test("R12: the element may appear in the same action")
  func theElementMayAppearInTheSameAction() {
    let flag = stage.flag("f", on: "new")
    flag.value = true
    stage.show([.text("new"), .text("a")])
    #expect(stage.settle() == ["f=true"])
    #expect(stage.voiceOver == "new")
  }

  @Test("R12, design §11, 11: or in a later round of the turn")
  func theElementMayAppearInALaterRound() {
    let flag = stage.flag("f", on: "new")
    stage.engine.beginTurn(.other)
    flag.value = true
    #expect(stage.settle() == [])
    #expect(!flag.value)
    stage.show([.text("a"), .text("new")])
    #expect(stage.settle() == ["f=true"])
    stage.engine.endTurn()
    #expect(stage.engine.takeDiagnostics() == [])
  }

  @Test("design §11, 11: a waiting request does not take the cursor back from a later one")
  func aWaitingRequestGivesWayToALaterOne() {
    let x = stage.flag("x", on: "new")
    let y = stage.flag("y", on: "b")
    stage.engine.beginTurn(.other)
    x.value = true
    stage.settle()
    y.value = true
    #expect(stage.settle() == ["y=true"])
    stage.show([.text("a"), .text("b"), .text("new")])
    #expect(stage.settle() == [])
    #expect(stage.voiceOver == "b")
    stage.engine.endTurn()
    #expect(stage.engine.takeDiagnostics() == [])
  }

  @Test("R13: a request is not replayed in a later turn")
  func aRequestIsNotReplayed() {
    let flag = stage.flag("f", on: "new")
    stage.engine.beginTurn(.other)
    flag.value = true
    stage.settle()
    stage.engine.endTurn()
    #expect(stage.engine.takeDiagnostics().count == 1)
    stage.engine.beginTurn(.other)
    stage.show([.text("a"), .text("new")])
    #expect(stage.settle() == [])
    stage.engine.endTurn()
    #expect(stage.voiceOver == "a")
  }

  @Test("R14: an initial request is honoured instead of the default placement")
  func anInitialRequestIsHonoured() {
    let stage = Stage()
    let choice = stage.choice("f", on: "b")
    stage.engine.beginTurn(.other)
    stage.show([.text("a"), .text("b")])
    stage.settle()
    choice.value = "b"
    #expect(stage.place() == [])
    #expect(stage.settle() == ["f=b"])
    #expect(stage.place() == [])
    stage.engine.endTurn()
    #expect(stage.spoken == ["b"])
  }

  @Test("R15: right after writing the requested value is read")
  func theRequestedValueIsRead() {
    let choice = stage.choice("f", on: "b")
    choice.value = "b"
    #expect(choice.value == "b")
    choice.value = nil
    #expect(choice.value == nil)
    #expect(stage.settle() == [])
  }

  @Test("R16: without an active technology nothing happens, and nothing is replayed")
  func withoutATechnologyNothingHappens() {
    let stage = Stage([.text("a"), .text("b")], on: [])
    let choice = stage.choice("f", on: "b")
    choice.value = "b"
    #expect(stage.settle() == [])
    #expect(choice.value == nil)
    stage.engine.enable(.voiceOver)
    #expect(stage.settle() == [])
    #expect(stage.place() == [])
    #expect(stage.voiceOver == "a")
    #expect(stage.engine.takeDiagnostics() == [])
  }

  @Test("R17: switching the technology off resets")
  func switchingOffResets() {
    _ = stage.choice("f", on: "a")
    stage.engine.disable(.voiceOver)
    #expect(stage.settle() == ["f=nil"])
    #expect(stage.voiceOver == nil)
  }

  @Test("R17, design §11, 13: switched on again it starts afresh")
  func switchedOnAgainItStartsAfresh() {
    _ = stage.choice("f", on: "a")
    stage.move(to: "c")
    stage.engine.disable(.voiceOver)
    stage.settle()
    stage.engine.enable(.voiceOver)
    #expect(stage.place() == ["f=a"])
  }
}
