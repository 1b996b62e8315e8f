import EarshotAccessibility
import EarshotEngine
import Testing

@testable import EarshotHost
@testable import EarshotUI

@MainActor @Suite struct ScopedFocusTests {
  private struct Scoped: View {
    @AccessibilityFocusState(for: .voiceOver) var v: Bool
    @AccessibilityFocusState(for: .switchControl) var s: Bool
    @AccessibilityFocusState(for: [.voiceOver, .switchControl]) var both: Bool
    let log: Log
    let write: Handle<Void>
    var body: some View {
      VStack {
        Button("a") {}.accessibilityFocused($v).accessibilityFocused($s).accessibilityFocused($both)
        Button("b") {}
        Button("write v") { v = true }
        Button("write s") { s = true }
      }
      .onChange(of: v) { log("v \($1)") }
      .onChange(of: s) { log("s \($1)") }
      .onChange(of: both) { log("both \($1)") }
    }
  }

  @Test func aScopedPropertySeesOnlyItsTechnology() {  // R28, R30
    let log = Log()
    let stage = Stage(on: [.switchControl]) { Scoped(log: log, write: Handle(())) }
    stage.scan(to: "b")
    _ = log.take()
    stage.scan(to: "a")
    #expect(log.take().sorted() == ["both true", "s true"])
  }

  @Test func aScopedWriteMovesOnlyItsTechnology() {  // R28, R29
    let log = Log()
    let stage = Stage(on: [.voiceOver, .switchControl]) { Scoped(log: log, write: Handle(())) }
    stage.scan(to: "b")
    stage.move(to: "write s")
    _ = log.take()
    stage.perform(.activate)
    #expect(stage.voiceOver == "write s")
    #expect(stage.scanner == "a")
    #expect(log.take().sorted() == ["both true", "s true"])
  }
}
