import EarshotAccessibility
import EarshotEngine
import Testing

/// R18–R26: several bindings, values and writes.
@Suite struct SeveralBindingsTests {
  @Test("R18: of two elements with one value a request takes the first, with a warning")
  func theFirstCandidateIsTaken() {
    let stage = Stage([.text("c"), .text("b"), .text("a")])
    let flag = stage.flag("f", on: "a", "b")
    flag.value = true
    #expect(stage.settle() == ["f=true"])
    #expect(stage.voiceOver == "b")
    let carriers = ["b", "a"].map(stage.id).sorted()
    #expect(
      stage.engine.takeDiagnostics() == [
        .ambiguousValue(FocusRequest(binding: flag.id, value: 0), carriers: carriers)
      ])
  }

  @Test("R18: moving between them changes nothing, and asking again doesn't jump")
  func betweenCandidatesNothingChanges() {
    let stage = Stage([.text("a"), .text("b")])
    let flag = stage.flag("f", on: "a", "b")
    #expect(stage.move(to: "b") == [])
    flag.value = true
    #expect(stage.settle() == [])
    #expect(stage.voiceOver == "b")
  }

  @Test("R18: a request that is made anew stays on the candidate that has the cursor")
  func theCandidateWithTheCursorIsPreferred() {
    let stage = Stage([.text("a"), .text("b")])
    let flag = stage.flag("f", on: "a", "b")
    stage.move(to: "b")
    flag.value = false
    flag.value = true
    #expect(stage.settle() == [])
    #expect(stage.voiceOver == "b")
  }

  @Test("R19: of two values on one element the one asked for is read")
  func theValueAskedForIsRead() {
    let stage = Stage([.text("start"), .text("a")])
    let choice = stage.choice("f")
    choice.bind(stage.id("a"), equals: "x")
    choice.bind(stage.id("a"), equals: "y")
    choice.value = "y"
    #expect(stage.settle() == ["f=y"])
    stage.listen()
    choice.value = "x"
    #expect(stage.settle() == ["f=x"])
    #expect(stage.voiceOver == "a")
    #expect(stage.spoken == [])
  }

  @Test("R19: a user entering such an element gives the innermost, whatever was asked before")
  func theUserGetsTheInnermost() {
    let stage = Stage([.text("start"), .text("a")])
    let choice = stage.choice("f")
    choice.bind(stage.id("a"), equals: "x")
    choice.bind(stage.id("a"), equals: "y")
    choice.value = "y"
    stage.settle()
    stage.move(to: "start")
    #expect(stage.move(to: "a") == ["f=x"])
  }

  @Test("R20: dismissing one binding of an element dismisses all")
  func dismissingOneDismissesAll() {
    let stage = Stage([.text("a")])
    let x = stage.flag("x", on: "a")
    _ = stage.choice("f", on: "a")
    x.value = false
    #expect(stage.settle() == ["x=false", "f=nil"])
  }

  @Test("R22: the host hears of a change only when cursors and bindings agree")
  func changesComeWhenEverythingAgrees() {
    let stage = Stage([.text("a"), .text("b")])
    let x = stage.flag("x", on: "a")
    let y = stage.flag("y", on: "b")
    stage.perform(.next)
    #expect(x.value && !y.value)
    #expect(stage.settle() == ["x=false", "y=true"])
    #expect(!x.value && y.value)
    #expect(stage.settle() == [])
  }

  @Test("R26: writes made because of a change are a new round of the turn")
  func aWriteBecauseOfAChangeIsANewRound() {
    let stage = Stage([.text("a"), .text("b"), .text("c")])
    let choice = stage.choice("f", on: "a")
    stage.listen()
    stage.engine.beginTurn(.command)
    #expect(stage.move(to: "c") == ["f=nil"])
    choice.value = "a"
    #expect(stage.settle() == ["f=a"])
    #expect(stage.settle() == [])
    stage.engine.endTurn()
    #expect(stage.spoken == ["c", "a"])
  }

  @Test func aBindingDeclaredUnderTheCursorHasItsValueAtOnce() throws {
    let stage = Stage([.text("a").with { $0.focusTags = [FocusTag(binding: .init(7), value: 3)] }])
    stage.engine.declare(FocusBindingDeclaration(id: FocusBindingID(7)))
    #expect(stage.engine.settle() == [FocusChange(binding: FocusBindingID(7), value: 3)])
    stage.engine.retire(FocusBindingID(7))
    #expect(stage.engine.value(of: FocusBindingID(7)) == nil)
    stage.engine.request(FocusRequest(binding: FocusBindingID(7), value: 3))
    #expect(stage.engine.settle() == [])
    #expect(stage.engine.takeDiagnostics() == [.undeclaredBinding(FocusBindingID(7))])
  }

  @Test func tagsThatComeAndGoWithNodesAreFollowed() {
    let id = FocusBindingID(1)
    func tagged(_ values: [FocusValueID]) -> [Sketch] {
      [.text("a").with { $0.focusTags = values.map { FocusTag(binding: id, value: $0) } }]
    }
    let stage = Stage(tagged([]))
    stage.engine.declare(FocusBindingDeclaration(id: id))
    #expect(stage.engine.settle() == [])
    stage.show(tagged([5]))
    #expect(stage.engine.settle() == [FocusChange(binding: id, value: 5)])
    stage.show(tagged([6]))
    #expect(stage.engine.settle() == [FocusChange(binding: id, value: 6)])
    stage.show(tagged([]))
    #expect(stage.engine.settle() == [FocusChange(binding: id, value: nil)])
    stage.engine.request(FocusRequest(binding: id, value: 6))
    #expect(stage.engine.settle() == [])
    #expect(stage.engine.takeDiagnostics().count == 1)
  }

  @Test("design §11, 19: one tag on all elements of a stack is no ambiguity")
  func aStackIsNotAmbiguous() {
    let tag = FocusTag(binding: FocusBindingID(1), value: 0, spansElements: true)
    let stage = Stage([.text("x")] + ["a", "b"].map { Sketch.text($0).with { $0.focusTags = [tag] } })
    stage.engine.declare(FocusBindingDeclaration(id: tag.binding))
    stage.engine.request(FocusRequest(binding: tag.binding, value: 0))
    stage.engine.settle()
    #expect(stage.voiceOver == "a")
    #expect(stage.engine.takeDiagnostics() == [])
  }
}
