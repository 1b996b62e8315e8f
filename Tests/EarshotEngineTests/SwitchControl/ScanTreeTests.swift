import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import Testing

/// What makes a group (`switch-control.md` B3).
@Suite struct ScanTreeTests {
  /// Elements side by side.
  func row(_ row: Int, _ labels: String...) -> [Sketch] {
    labels.enumerated().map { .button($1).at($0 * 4, row, width: 4, height: 1) }
  }

  func styled(_ label: String, _ style: AccessibilityNavigationStyle, _ children: [Sketch]) -> Sketch {
    Sketch.container(.generic, label, children).with { $0.details.navigationStyle = style }
  }

  /// What is highlighted on one way through the screen.
  func candidates(_ sketches: [Sketch], _ settings: EngineSettings = EngineSettings()) -> [String] {
    let stage = Stage(sketches, on: [.switchControl], settings: settings)
    let count = 20
    for _ in 0..<count { stage.press(.next) }
    let rows = stage.rows
    return Array(rows.prefix(upTo: rows.dropFirst().firstIndex(of: rows[0]) ?? rows.endIndex))
  }

  @Test func aContainerWithAMeaningIsAGroupAndAPlainOneIsNot() {
    let list = Sketch.container(.list, "l", [.button("a"), .button("b")])
    let plain = Sketch.container(.generic, "p", [.button("c"), .button("d")])
    #expect(candidates([list, plain]) == ["{l: a b}", "[c]", "[d]"])
  }

  @Test func theNavigationStyleDecides() {
    let parts = ["a", "b"].map { Sketch.button($0) }
    #expect(candidates([styled("s", .combined, parts), .button("z")]) == ["{s: a b}", "[z]"])
    let separate = Sketch.container(.list, "s", parts).with { $0.details.navigationStyle = .separate }
    #expect(candidates([separate, .button("z")]) == ["[a]", "[b]", "[z]"])
    let kept = Sketch.container(.generic, "s", parts).with { $0.details.groupsChildren = true }
    #expect(candidates([kept, .button("z")]) == ["{s: a b}", "[z]"])
  }

  @Test func aGroupOfOneIsThatOneAndAnEmptyGroupIsNothing() {
    let one = Sketch.group("one", [.text("t"), .group("inner", [.button("a"), .button("b")])])
    #expect(candidates([one, .group("none", [.text("u")]), .button("z")]) == ["{inner: a b}", "[z]"])
  }

  @Test func groupsNestAndAreListedWithAllTheirElements() {
    let tools = Sketch.group("g", [.group("h", [.button("a"), .button("b")]), .button("c")])
    let stage = Stage([tools, .button("z")], on: [.switchControl])
    stage.press(.select)
    stage.press(.select)
    stage.press(.previous)
    stage.press(.select)
    stage.press(.previous)
    #expect(stage.rows == ["{g: a b c}", "{h: a b}", "[a]", "<h>", "{h: a b}", "<g>"])
  }

  @Test func rowsAreGroupsWhereThereAreManyElements() {
    let few = row(0, "a", "b", "c") + row(1, "d", "e")
    #expect(candidates(few).count == 5)
    #expect(candidates(few + row(2, "f")) == ["{row0: a b c}", "[d]", "[e]", "[f]"])
    #expect(candidates(few, .scanning { $0.manyItems = 5 }) == ["{row0: a b c}", "[d]", "[e]"])
    #expect(candidates(few + row(2, "f"), .scanning { $0.groupsItems = false }).count == 6)
  }

  @Test func elementsOfOneRowAreNoGroupIfThereIsNoOther() {
    #expect(candidates(row(0, "a", "b", "c", "d", "e", "f")).count == 6)
  }

  @Test func elementsOfASeparateContainerJoinNoRow() {
    let middle = styled("s", .separate, [.button("c").at(8, 0, width: 4, height: 1)])
    let sketches = row(0, "a", "b") + [middle] + row(1, "d", "e", "f") + row(2, "g")
    #expect(candidates(sketches) == ["[a]", "[b]", "[c]", "{row1: d e f}", "[g]"])
  }

  @Test func anExplicitOrderIsKeptAndFormsNoRows() {
    let parts = row(1, "d", "e", "f") + row(0, "a", "b", "c")
    let ordered = Sketch.container(.generic, "o", parts).keepingOrder
    let grouped = styled("g", .combined, [ordered])
    let stage = Stage([grouped, .button("z").at(0, 3)], on: [.switchControl])
    #expect(stage.rows == ["{g: d e f a b c}"])
  }

  @Test func aContainerStandsAtTheSmallestPositionInIt() {
    let late = Sketch.group("g", [.button("a").at(0, 5).priority(1), .button("b").at(0, 1)])
    #expect(candidates([late, .button("z").at(0, 3)]) == ["{g: a b}", "[z]"])
  }
}
