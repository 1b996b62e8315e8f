import EarshotAccessibility
import EarshotEngine
import Testing

/// Lists, landmarks, sets of choices and tables, in a tree (`voiceover.md` 2.7).
@Suite("Containers (voiceover.md 2.7)") struct SurroundingsTests {
  /// What is spoken from the first element to the last.
  private func read(_ sketches: [Sketch], edit: (inout EngineSettings) -> Void = { _ in }) -> [String] {
    let stage = Stage(sketches)
    edit(&stage.engine.settings)
    stage.listen()
    stage.perform(.first)
    while !stage.perform(.next).hitBoundary {}
    return stage.spoken
  }

  private func container(_ role: Role, _ label: String, _ children: [Sketch]) -> Sketch {
    Sketch(role: role, label: label, children: children)
  }

  @Test func aListTellsItsBounds() {
    let list = container(.list, "Fruit", [.text("Apple"), .text("Pear"), .text("Plum")])
    #expect(
      read([.text("Before"), list]) == ["Before", "Fruit, Apple, List start", "Pear", "Plum, List end"])
  }

  @Test func aSingleRowIsOnlyTheStart() {
    #expect(read([container(.list, "Fruit", [.text("Apple")])]) == ["Apple, List start"])
  }

  @Test func ofNestedListsTheOutermostWins() {
    let inner = container(.list, "Inner", [.text("b"), .text("c")])
    let outer = container(.list, "Outer", [.text("a"), inner, .text("d")])
    #expect(read([outer]) == ["a, List start", "Inner, b", "c", "d, List end"])
  }

  @Test func aLandmarkTellsItsBounds() {
    let landmark = container(.landmark, "Main", [.text("One"), .text("Two"), .text("Three")])
    #expect(read([landmark]) == ["One, Landmark", "Two", "Three, End"])
  }

  @Test func aSetOfChoicesCountsThem() {
    let choices = container(
      .radioGroup, "Payment",
      [
        Sketch(role: .radioButton, label: "Card").with { $0.traits.insert(.isSelected) },
        Sketch(role: .radioButton, label: "Cash"),
      ])
    #expect(
      read([.text("Before"), choices]) == [
        "Before", "Payment, selected, Card, Button, 1 of 2", "Cash, Button, 2 of 2",
      ])
  }

  @Test func aHostMayCountItself() {
    let photo = Sketch.text("Photo").with { $0.details.positionInSet = ElementPosition(index: 2, count: 5) }
    #expect(read([photo]) == ["Photo, 2 of 5"])
  }

  @Test func aTableTellsHeadersAndCoordinates() {
    func cell(
      _ label: String, _ row: Int, _ column: Int, _ edit: @escaping (inout TableCell) -> Void = { _ in }
    )
      -> Sketch
    {
      Sketch(role: .cell, label: label).with {
        var place = TableCell(row: row, column: column)
        edit(&place)
        $0.details.tableCell = place
      }
    }
    let stage = Stage()
    let name = stage.id("Name"), age = stage.id("Age")
    let table = container(
      .table, "People",
      [
        cell("Name", 0, 0), cell("Age", 0, 1),
        cell("Ada", 1, 0) { $0.columnHeaders = [name] },
        cell("36", 1, 1) {
          $0.columnHeaders = [age]
          $0.rowSpan = 2
        },
      ])
    stage.show([.text("Before"), table])
    stage.settle()
    stage.place()
    while !stage.perform(.next).hitBoundary {}
    #expect(
      stage.spoken == [
        "Before", "People, Name, Row 1, Column 1", "Age, Column 2", "Name, Ada, Row 2, Column 1",
        "Age, 36, Spans 2 rows, Column 2",
      ])
  }

  @Test func tabsAreCountedInTheirBar() {
    let bar = container(.tabBar, "", [.button("Home"), .button("Search")])
    #expect(read([.text("Before"), bar]) == ["Before", "Tab bar, Home, Tab, 1 of 2", "Search, Tab, 2 of 2"])
  }

  @Test func anAlertWithoutANameIsCalledOne() {
    let stage = Stage([.button("Delete")])
    stage.listen()
    stage.show([.button("Delete"), container(.alert, "", [.text("Really?"), .button("Yes")])])
    stage.settle()
    #expect(stage.spoken == ["alert, Really?"])
  }

  @Test func namesPositionsAndBoundsCanBeLeftOut() {
    let list = container(.list, "Fruit", [.text("Apple"), .text("Pear")])
    #expect(
      read([.text("Before"), list]) { $0.verbosity.containers = false } == [
        "Before", "Apple, List start", "Pear, List end",
      ])
    #expect(
      read([.text("Before"), list]) { $0.verbosity.positions = false } == ["Before", "Fruit, Apple", "Pear"])
  }
}
