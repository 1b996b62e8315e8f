import Testing

@testable import EarshotHost
@testable import EarshotUI

/// Elements of a bound collection that come and go while views are bound to them.
@Suite @MainActor struct BoundElementTests {
  private struct Item: Identifiable {
    let id: Int
    var text = ""
    var isOn = false
  }

  private struct EquatableItem: Identifiable, Equatable {
    let id: Int
    var text = ""
  }

  private struct Fields: View {
    @State private var items = [Item(id: 0), Item(id: 1), Item(id: 2)]

    var body: some View {
      VStack {
        ForEach($items) { $item in
          TextField("field \(item.id)", text: $item.text)
          Toggle("toggle \(item.id)", isOn: $item.isOn)
        }
        Button("last") { items.removeLast() }
        Button("first") { items.removeFirst() }
        Button("add") { items.insert(Item(id: items.count + 10), at: 0) }
      }
    }
  }

  private struct EquatableFields: View {
    @State private var items = [EquatableItem(id: 0), EquatableItem(id: 1)]
    @AccessibilityFocusState private var focus: Int?

    var body: some View {
      VStack {
        ForEach($items) { $item in
          TextField("field \(item.id)", text: $item.text).accessibilityFocused($focus, equals: item.id)
        }
        Button("last") { items.removeLast() }
        Button("add") {
          items.insert(EquatableItem(id: 5), at: 0)
          focus = 5
        }
      }
    }
  }

  private struct ByIndex: View {
    @State private var names = [EquatableItem(id: 0), EquatableItem(id: 1)]

    var body: some View {
      VStack {
        if names.count > 1 { TextField("second", text: $names[1].text) }
        Button("last") { names.removeLast() }
      }
    }
  }

  private func labels(_ stage: Stage) -> [String] {
    stage.session.engine.tree.elements.map { stage.session.name(of: $0) }
  }

  private func press(_ label: String, _ stage: Stage) {
    stage.move(to: label)
    stage.perform(.activate)
  }

  @Test func rowsThatAreBoundToElementsGoWithThem() {
    let stage = Stage { Fields() }
    press("last", stage)
    #expect(labels(stage) == ["field 0", "toggle 0", "field 1", "toggle 1", "last", "first", "add"])
    press("first", stage)
    #expect(labels(stage) == ["field 1", "toggle 1", "last", "first", "add"])
    press("add", stage)
    #expect(labels(stage) == ["field 11", "toggle 11", "field 1", "toggle 1", "last", "first", "add"])
  }

  @Test func theRowBeingEditedGoes() {
    let stage = Stage { Fields() }
    stage.move(to: "field 2")
    stage.perform(.activate)
    stage.type("abc")
    press("last", stage)
    #expect(stage.keyboard == nil)
    #expect(!labels(stage).contains("field 2"))
  }

  @Test func aRequestForANewFirstElementFindsIt() {
    let stage = Stage { EquatableFields() }
    press("add", stage)
    #expect(stage.voiceOver == "field 5")
    #expect(stage.focus("EquatableFields.focus") == "5")
    press("last", stage)
    #expect(labels(stage) == ["field 5", "field 0", "last", "add"])
  }

  @Test func aViewBoundToAnIndexGoesWithTheElement() {
    let stage = Stage { ByIndex() }
    press("last", stage)
    #expect(labels(stage) == ["last"])
  }
}
