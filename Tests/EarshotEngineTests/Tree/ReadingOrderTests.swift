import EarshotAccessibility
import EarshotEngine
import Testing

/// The examples of `voiceover.md` 3.2, by number. A row tolerance of 7 stands for a phone (rows differ from 8
/// points on), 12 for a tablet; frames are measured from the leading edge.
@Suite struct ReadingOrderTests {
  func order(_ sketches: [Sketch], rowTolerance: Int = 0) -> [String] {
    Stage(sketches, rowTolerance: rowTolerance).order
  }

  func staircase(_ step: Int) -> [Sketch] {
    [
      .text("A").at(0, step), .text("B").at(10, 0), .text("C").at(20, -step), .text("D").at(30, -step),
    ]
  }

  @Test func rowsComeBeforeColumns() {
    let sketches: [Sketch] = [
      .text("D").at(10, 10), .text("C").at(0, 10), .text("B").at(10, 0), .text("A").at(0, 0),
    ]
    #expect(order(sketches) == ["A", "B", "C", "D"])
  }

  @Test func fromRightToLeftTheLeadingEdgeIsTheRightOne() {
    let sketches: [Sketch] = [
      .text("A").at(10, 0), .text("B").at(0, 0), .text("C").at(10, 10), .text("D").at(0, 10),
    ]
    #expect(order(sketches) == ["B", "A", "D", "C"])
  }

  @Test func aStaircaseDependsOnTheTolerance() {
    #expect(order(staircase(8), rowTolerance: 7) == ["C", "D", "B", "A"])
    #expect(order(staircase(8), rowTolerance: 12) == ["A", "B", "C", "D"])
    #expect(order(staircase(25), rowTolerance: 12) == ["C", "D", "B", "A"])
  }

  @Test func aContainerStandsWhereItsFirstElementStands() {
    let sketches: [Sketch] = [
      .group("A", [.text("A1").at(0, 50, width: 200, height: 40), .text("A2").at(0, 300, width: 200)]),
      .group("B", [.text("B1").at(0, 0, width: 200, height: 40)]),
    ]
    #expect(order(sketches) == ["B1", "A1", "A2"])
  }

  @Test func elementsOfContainersInOneRowGoByColumn() {
    let sketches: [Sketch] = [
      .group("A", [.text("A1").at(200, 0)]), .group("B", [.text("B1").at(0, 5)]),
    ]
    #expect(order(sketches, rowTolerance: 7) == ["B1", "A1"])
  }

  @Test func siblingsWithoutFramesKeepTheHostsOrder() {
    let cells = Sketch.group("cells", [.text("cell")])
    let header = Sketch.group("header", [.text("title").at(0, 0)])
    #expect(order([cells, header]) == ["cell", "title"])
    #expect(order([.text("element"), .group("group", [.text("inner").at(0, 0)])]) == ["element", "inner"])
  }

  @Test func higherPriorityComesFirstWithinItsContainer() {
    let inner: [Sketch] = [
      .text("C").priority(2), .text("D").priority(3), .text("E").priority(1),
    ]
    #expect(order([.text("A"), .text("B"), .group("box", inner)]) == ["A", "B", "D", "C", "E"])
  }

  @Test func priorityGoesBeforeTheFrame() {
    let sketches: [Sketch] = [.text("top").at(0, 0), .text("low").at(0, 9).priority(1)]
    #expect(order(sketches) == ["low", "top"])
  }

  @Test func aTabBarStandsByItsOwnFrame() {
    let bar = Sketch(role: .tabBar, label: "bar", children: [.text("tab").at(0, 0)]).at(0, 20)
    #expect(order([bar, .text("content").at(0, 10)]) == ["content", "tab"])
  }

  @Test func aContainerFollowsItsFirstElement() {
    func sketches(_ row: Int) -> [Sketch] {
      [
        .text("a").at(0, 5),
        .group("outer", [.group("inner", [.text("b").at(0, row)])]),
      ]
    }
    let stage = Stage(sketches(9))
    #expect(stage.order == ["a", "b"])
    stage.show(sketches(1))
    #expect(stage.order == ["b", "a"])
  }

  @Test func aChangedPriorityReordersSiblings() {
    let stage = Stage([.text("a"), .text("b")])
    stage.show([.text("a"), .text("b").priority(1)])
    #expect(stage.order == ["b", "a"])
    #expect(stage.engine.tree.children(of: stage.id("window")) == [stage.id("b"), stage.id("a")])
  }
}
