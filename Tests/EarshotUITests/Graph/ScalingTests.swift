import EarshotEngine
import Testing

@testable import EarshotHost
@testable import EarshotUI

/// A row with a state of its own for each of its parts.
private struct Row: View {
  let number: Int
  @State private var text = ""
  @State private var isOn = false
  @State private var presses = 0

  var body: some View {
    HStack {
      Text("row \(number)")
      TextField("field \(number)", text: $text)
      Toggle("on \(number)", isOn: $isOn)
      Button("press \(number): \(presses)") { presses += 1 }
    }
  }
}

private struct Rows: View {
  let count: Int
  @State private var shared = 0
  @FocusState private var k: Int?
  @AccessibilityFocusState private var cursor: Int?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(0..<count, id: \.self) { number in
          Row(number: number).focused($k, equals: number).accessibilityFocused($cursor, equals: number)
        }
      }
    }
  }
}

/// Each change costs the same at any number of rows: exact counts, not times.
@MainActor @Suite struct ScalingTests {
  private static let sizes = [10, 100, 2_000]

  /// The work of `change` at each size, which has to be one and the same.
  private func work(
    _ change: (Mount) -> Work, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Work {
    let all = Self.sizes.map { size in change(Mount(width: 70, height: 8) { Rows(count: size) }) }
    #expect(all.allSatisfy { $0 == all[0] }, "\(all)", sourceLocation: sourceLocation)
    return all[0]
  }

  @Test func oneRowsLabelChanges() {
    let work = work { $0.press("press 3: 0") }
    #expect(work.bodiesEvaluated == 1)
    #expect(work.layoutsComputed == 0)
    #expect(work.recordsEmitted == 1)
  }

  @Test func oneRowsLabelGrows() {
    let work = work { mount in
      for n in 0..<9 { mount.press("press 3: \(n)") }
      return mount.press("press 3: 9")
    }
    #expect(work.bodiesEvaluated == 1)
    #expect(work.recordsEmitted == 1)
  }

  @Test func aToggleIsFlipped() {
    let work = work { $0.press("on 2") }
    #expect(work.bodiesEvaluated == 0)
    #expect(work.layoutsComputed == 0)
    #expect(work.recordsEmitted == 1)
  }

  @Test func aFieldIsFocusedAndACharacterTyped() {
    let focusing = work { $0.press("field 4") }
    #expect(focusing.recordsEmitted == 1)
    let typing = work { mount in
      mount.press("field 4")
      return mount.edit(.insert("x"))
    }
    #expect(typing.bodiesEvaluated == 0)
    #expect(typing.layoutsComputed == 0)
    #expect(typing.recordsEmitted == 1)
  }

  @Test func theKeyboardFocusGoesFromFieldToField() {
    let work = work { mount in
      mount.press("field 4")
      return mount.turn { mount.graph.moveKeyboardFocus(forward: true) }
    }
    #expect(work.recordsEmitted == 2)
  }

  @Test func aRowBelowTheScreenChangesUnseen() {
    let work = work { $0.press("press 9: 0") }
    #expect(work.nodesPainted == 0)
  }

  @Test func theFirstScreenfulIsPaintedOnly() {
    let painted = Self.sizes.map { size in
      Mount(width: 70, height: 8) { Rows(count: size) }.graph.counters.nodesPainted
    }
    #expect(Set(painted).count == 1, "\(painted)")
  }

  @Test func aCursorMovesAmongRowsThatAreSeen() {
    let costs = Self.sizes.map { size -> [Int] in
      let stage = Stage(width: 70, height: 20) { Rows(count: size) }
      for _ in 0..<3 { stage.perform(.next) }
      let (views, engine) = (stage.counters, stage.session.engine.counters)
      for _ in 0..<8 { stage.perform(.next) }
      let work = stage.counters - views
      let visited = stage.session.engine.counters.nodesVisited - engine.nodesVisited
      return [
        work.bodiesEvaluated, work.layoutsComputed, work.recordsComputed, work.recordsEmitted,
        work.nodesPainted, visited,
      ]
    }
    #expect(costs.allSatisfy { $0 == costs[0] }, "\(costs)")
    #expect(costs[0][1...4].allSatisfy { $0 == 0 }, "\(costs)")
  }

  @Test func oneItemOfManyChangesAndOneRowIsEvaluated() {
    struct Line: View {
      let text: String
      var body: some View { Text(text) }
    }
    for size in Self.sizes {
      let items = Handle((0..<size).map { "item \($0)" })
      let mount = Mount {
        ScrollView {
          VStack { Driven(items) { $items in ForEach(items.indices, id: \.self) { Line(text: items[$0]) } } }
        }
      }
      let work = mount.turn { items.value[5] = "other 5" }
      #expect(work.bodiesEvaluated == 2)
      #expect(work.recordsEmitted == 1)
      #expect(work.layoutsComputed == 2)
    }
  }

  @Test func aCharacterTypedInOneOfManyBoundElementsEvaluatesItsRow() {
    struct Item: Identifiable {
      let id: Int
      var text = ""
    }
    struct Line: View {
      @Binding var item: Item
      var body: some View { TextField("field \(item.id)", text: $item.text) }
    }
    let costs = Self.sizes.map { size -> Work in
      let items = Handle((0..<size).map { Item(id: $0) })
      let mount = Mount {
        ScrollView { Driven(items) { $items in ForEach($items) { $item in Line(item: $item) } } }
      }
      mount.press("field 3")
      return mount.edit(.insert("x"))
    }
    #expect(costs.allSatisfy { $0 == costs[0] }, "\(costs)")
    #expect(costs[0].bodiesEvaluated == 1)
    #expect(costs[0].recordsEmitted == 1)
    #expect(costs[0].layoutsComputed == 0)
  }

  @Test func anInsertedRowSendsItselfAndItsContainer() {
    for size in Self.sizes {
      let items = Handle(Array(0..<size))
      let mount = Mount {
        ScrollView {
          VStack { Driven(items) { $items in ForEach(items, id: \.self) { Text("item \($0)") } } }
        }
      }
      let work = mount.turn { items.value.insert(-1, at: 2) }
      #expect(work.recordsEmitted == 2)
      #expect(work.recordsComputed == 2)
    }
  }
}
