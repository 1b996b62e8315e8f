import Testing

@testable import EarshotHost
@testable import EarshotUI

/// What code reads of a focus property between a request and its decision (R10, R11, R15).
@Suite @MainActor struct RequestVisibilityTests {
  private struct TwoRequests: View {
    @AccessibilityFocusState private var first: Bool
    @AccessibilityFocusState private var second: Bool
    let log: Log

    var body: some View {
      VStack {
        Text("start")
        Text("first").accessibilityFocused($first)
        Text("second").accessibilityFocused($second)
        Button("both") {
          first = true
          second = true
          log("asked: \(first) \(second)")
        }
      }
      .onChange(of: second) { log("changed: \(first) \(second)") }
    }
  }

  private struct Unmet: View {
    @AccessibilityFocusState private var isFocused: Bool
    @State private var presses = 0
    let log: Log

    var body: some View {
      Button("ask") {
        isFocused = true
        presses += 1
        log("asked: \(isFocused)")
      }
      .onChange(of: presses) { log("decided: \(isFocused)") }
    }
  }

  private struct Vanishing: View {
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
      if !isFocused { Text("shy").accessibilityFocused($isFocused) }
    }
  }

  @Test func anOverriddenRequestIsReadUntilItIsDecided() {
    let log = Log()
    let stage = Stage { TwoRequests(log: log) }
    stage.move(to: "both")
    stage.perform(.activate)
    #expect(log.lines == ["asked: true true", "changed: false true"])
  }

  @Test func anUnmetRequestIsReadUntilItIsDecided() {  // R49
    let log = Log()
    let stage = Stage { Unmet(log: log) }
    stage.perform(.activate)
    #expect(log.lines == ["asked: true", "decided: false"])
  }

  @Test func anElementThatGoesWhenTheCursorComesEndsInADiagnostic() {
    let session = Session(technologies: [.voiceOver]) { Vanishing() }
    #expect(
      session.opening.diagnostics == [
        "The turn was cut short: each placing of a cursor takes away the element that it is placed on."
      ])
    session.end()
  }
}
