import EarshotAccessibility
import EarshotEngine
import Testing

/// R37–R46 as far as the tree shows them.
@Suite struct StructureTests {
  @Test("R37: a binding on a container matches while the cursor is inside")
  func aContainerMatchesItsDescendants() {
    let stage = Stage([.text("a"), .group("g", [.text("b"), .group("h", [.text("c")])]), .text("d")])
    let flag = stage.flag("f", on: "g")
    #expect(stage.move(to: "b") == ["f=true"])
    #expect(stage.move(to: "c") == [])
    #expect(stage.move(to: "d") == ["f=false"])
    flag.value = true
    #expect(stage.settle() == ["f=true"])
    #expect(stage.voiceOver == "b")
  }

  @Test("R37: a request goes to the first descendant that can be reached")
  func aRequestToAContainerGoesInside() {
    let stage = Stage(
      [.button("x"), .group("g", [.text("b").hidden, .text("c"), .button("d")]), .group("e", [])],
      on: [.voiceOver, .switchControl])
    let choice = stage.choice("f", on: "g", "e")
    choice.value = "g"
    #expect(stage.settle() == ["f=g"])
    #expect(stage.voiceOver == "c" && stage.scanner == "d")
    choice.value = "e"
    #expect(stage.settle() == [])
    #expect(stage.engine.takeDiagnostics().count == 1)
  }

  @Test("R39: a request to a hidden element fails")
  func aHiddenElementIsNotReached() {
    let stage = Stage([.text("a"), .text("b").hidden])
    let flag = stage.flag("f", on: "b")
    flag.value = true
    #expect(stage.settle() == [])
    #expect(stage.engine.takeDiagnostics().count == 1)
  }

  @Test("R39, R40: a hidden element loses the cursor to the next")
  func aHiddenElementLosesTheCursor() {
    let stage = Stage([.text("a"), .text("b"), .text("c")])
    _ = stage.choice("f", on: "b", "c")
    stage.move(to: "b")
    stage.listen()
    stage.show([.text("a"), .text("b").hidden, .text("c")])
    #expect(stage.settle() == ["f=c"])
    #expect(stage.spoken == ["c"])
    #expect(stage.engine.items.stops.last?.cause == .relocation)
  }

  @Test("R40: a removed element loses the cursor to the next, in one step")
  func aRemovedElementLosesTheCursorToTheNext() {
    let stage = Stage([.text("a"), .text("b"), .text("c")])
    _ = stage.choice("f", on: "a", "b")
    stage.listen()
    stage.show([.text("b"), .text("c")])
    #expect(stage.settle() == ["f=b"])
    #expect(stage.spoken == ["b"])
  }

  @Test("R40: the last element loses the cursor to the previous")
  func theLastElementLosesTheCursorToThePrevious() {
    let stage = Stage([.text("a"), .text("b"), .text("c")])
    stage.move(to: "c")
    stage.show([.text("a"), .text("b")])
    stage.settle()
    #expect(stage.voiceOver == "b")
  }

  @Test("R41: an element that moves to another parent keeps the cursor without a word")
  func anElementThatMovesKeepsTheCursor() {
    let stage = Stage([.text("a"), .group("g", [.text("b")]), .group("h", [.text("c")])])
    _ = stage.choice("f", on: "b")
    stage.move(to: "b")
    stage.listen()
    stage.show([.text("a"), .group("g", []), .group("h", [.text("c"), .text("b")])])
    #expect(stage.settle() == [])
    #expect(stage.spoken == [])
    #expect(stage.voiceOver == "b")
    stage.perform(.previous)
    #expect(stage.voiceOver == "c")
  }

  @Test("R35, R40: the cursor of an element that is merged into another goes onto that")
  func anElementThatIsMergedHandsTheCursorToTheWhole() {
    let stage = Stage([.text("a"), .group("row", [.text("b"), .text("c")]), .text("d")])
    _ = stage.choice("f", on: "c", "row")
    stage.move(to: "c")
    stage.listen()
    let row = Sketch(role: .element, label: "row", children: [.text("b"), .text("c")])
    stage.show([.text("a"), row, .text("d")])
    #expect(stage.settle() == ["f=row"])
    #expect(stage.spoken == ["row"])
  }

  @Test("R40: what replaces an element takes its place")
  func whatReplacesAnElementTakesItsPlace() {
    let stage = Stage([.text("a"), .text("b"), .text("c")])
    stage.move(to: "b")
    stage.show([.text("a"), .text("new"), .text("c")])
    stage.settle()
    #expect(stage.voiceOver == "new")
  }

  @Test("R40: with a container go all its elements")
  func theNextIsFoundOutsideARemovedContainer() {
    let stage = Stage([.text("a"), .group("g", [.text("b"), .text("c")]), .text("d")])
    stage.move(to: "b")
    stage.show([.text("a"), .text("d")])
    stage.settle()
    #expect(stage.voiceOver == "d")
  }

  @Test("R40: with nothing left the cursor is nowhere, until there is something again")
  func withNothingLeftTheCursorIsNowhere() {
    let stage = Stage([.text("a")])
    _ = stage.flag("f", on: "a")
    stage.show([])
    #expect(stage.settle() == ["f=false"])
    #expect(stage.voiceOver == nil)
    stage.place()
    #expect(stage.voiceOver == nil)
    stage.show([.text("a"), .text("b")])
    stage.settle()
    #expect(stage.place() == ["f=true"])
  }

  @Test("R40: a request in the same action decides instead")
  func aRequestDecidesInsteadOfTheRelocation() {
    let stage = Stage([.text("a"), .text("b"), .text("c")])
    let choice = stage.choice("f", on: "a", "b", "c")
    stage.listen()
    choice.value = "c"
    stage.show([.text("b"), .text("c")])
    #expect(stage.settle() == ["f=c"])
    #expect(stage.spoken == ["c"])
  }

  @Test("R41: an element that stays keeps the cursor, wherever it goes")
  func anElementThatStaysKeepsTheCursor() {
    let stage = Stage([.text("a"), .group("g", [.text("b")])])
    _ = stage.flag("f", on: "a")
    stage.listen()
    stage.show([.group("g", [.text("b"), .text("a").with { $0.label = "A" }])])
    #expect(stage.settle() == [])
    #expect(stage.voiceOver == "a")
    #expect(stage.spoken == ["A"])
  }

  @Test("R42: something modal takes a cursor that it covers")
  func aModalSiblingTakesTheCursor() {
    let page: [Sketch] = [.text("a"), .button("b")]
    let stage = Stage(page, on: [.voiceOver, .switchControl])
    let flag = stage.flag("f", on: "b")
    stage.listen()
    stage.show([.dialog("Alert", [.text("Sure?"), .button("Yes")])] + page)
    #expect(stage.settle() == ["f=false"])
    #expect(stage.voiceOver == "Sure?" && stage.scanner == "Yes")
    #expect(stage.spoken == ["Alert, Sure?"])
    flag.value = true
    #expect(stage.settle() == [])
    #expect(stage.engine.takeDiagnostics().count == 1)
  }

  @Test("R42: what is not modal leaves the cursor")
  func aPlainOverlayLeavesTheCursor() {
    let stage = Stage([.text("a")])
    stage.show([.text("a"), .group("overlay", [.text("o")])])
    #expect(stage.settle() == [])
    #expect(stage.voiceOver == "a")
  }

  @Test("R43: a disabled element keeps VoiceOver's cursor and loses the scanner's")
  func aDisabledElementKeepsOnlyVoiceOver() {
    let stage = Stage([.button("a"), .button("b")], on: [.voiceOver, .switchControl])
    stage.listen()
    stage.show([.button("a").disabled, .button("b")])
    stage.settle()
    #expect(stage.voiceOver == "a" && stage.scanner == "b")
    #expect(stage.spoken == ["dimmed"])
  }

  @Test(
    "R46, design §11, 24: closing a dialog gives the first element of what lies beneath",
    arguments: [true, false])
  func closingGivesTheFirstElementBeneath(_ isRemoved: Bool) {
    let page: [Sketch] = [.text("a"), .button("open")]
    let dialog = Sketch.dialog("Alert", [.group("g", [.button("Yes")])])
    let stage = Stage(page)
    stage.move(to: "open")
    stage.show(page + [dialog])
    stage.settle()
    #expect(stage.voiceOver == "Yes")
    stage.show(page + (isRemoved ? [] : [dialog.hidden]))
    stage.settle()
    #expect(stage.voiceOver == "a")
  }

  @Test("R46: unless the app asks for the trigger")
  func theTriggerMayBeAskedFor() {
    let page: [Sketch] = [.text("a"), .button("open")]
    let stage = Stage(page + [.dialog("Alert", [.button("Yes")])])
    let flag = stage.flag("f", on: "open")
    stage.show(page)
    flag.value = true
    #expect(stage.settle() == ["f=true"])
  }
}
