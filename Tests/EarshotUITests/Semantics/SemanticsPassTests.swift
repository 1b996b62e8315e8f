import Testing

@testable import EarshotHost
@testable import EarshotUI

/// Changes that come in two waves within one turn: by state, and by the focus that follows.
@Suite @MainActor struct SemanticsPassTests {
  private struct Inner: View {
    @Binding var count: Int

    var body: some View {
      if count % 2 == 1 { Text("two") }
    }
  }

  private struct LeavingContainer: View {
    @State private var count = 0
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        if count % 2 == 1 { Text("extra") }
        if !isFocused {
          VStack {
            Text("one")
            Inner(count: $count)
          }
          .accessibilityElement(children: .contain)
        }
        TextField("field", text: .constant("")).focused($isFocused)
        Button("go") {
          count += 1
          isFocused.toggle()
        }
      }
    }
  }

  private struct ChangingContainer: View {
    @State private var count = 0
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        VStack {
          Text("one")
          Inner(count: $count)
        }
        .accessibilityElement(children: isFocused ? .combine : .contain)
        TextField("field", text: .constant("")).focused($isFocused)
        Button("go") {
          count += 1
          isFocused.toggle()
        }
      }
    }
  }

  private struct MergedCounter: View {
    @State private var count = 0
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Button("go") { count += 1 }
        HStack {
          Text("count \(count)")
          Text("of many")
        }
        .accessibilityFocused($isFocused)
        .accessibilityElement(children: .combine)
      }
    }
  }

  private func labels(_ stage: Stage) -> [String] {
    stage.session.engine.tree.elements.map { stage.session.name(of: $0) }
  }

  private func go(_ stage: Stage) {
    stage.move(to: "go")
    stage.perform(.activate)
  }

  @Test func aContainerThatChangesAndLeavesInOneTurnIsGone() {
    let stage = Stage { LeavingContainer() }
    for _ in 0..<4 {
      go(stage)
      #expect(labels(stage) == ["extra", "field", "go"])
      go(stage)
      #expect(labels(stage) == ["one", "field", "go"])
    }
  }

  @Test func aContainerThatChangesAndBecomesOneElementInOneTurnIsOne() {
    let stage = Stage { ChangingContainer() }
    for _ in 0..<4 {
      go(stage)
      #expect(labels(stage) == ["one, two", "field", "go"])
      go(stage)
      #expect(labels(stage) == ["one", "field", "go"])
    }
  }

  @Test func aMergedElementWhoseBindingSpansElementsFollowsEveryChange() {
    let stage = Stage { MergedCounter() }
    for count in 1...3 {
      go(stage)
      #expect(labels(stage) == ["go", "count \(count), of many"])
    }
  }
}
