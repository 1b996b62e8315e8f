import EarshotAccessibility
import EarshotEngine
import Testing

@testable import EarshotHost
@testable import EarshotUI

private enum Field: String, Hashable {
  case a, b, c, n
}

/// Three elements of which a and b are bound; what happens to the property is noted.
private struct Three: View {
  @AccessibilityFocusState var f: Field?
  @AccessibilityFocusState var flag: Bool
  let remote: Remote
  let log: Log

  var body: some View {
    let _ = remote.connect({ f = $0 }, { flag = $0 }, { f })
    VStack {
      Button("a") {}.accessibilityFocused($f, equals: .a).accessibilityFocused($flag)
      Button("b") {}.accessibilityFocused($f, equals: .b)
      Button("c") {}
    }
    .onChange(of: f) { log("f \($0?.rawValue ?? "nil") \($1?.rawValue ?? "nil")") }
    .onChange(of: flag) { log("flag \($0) \($1)") }
  }
}

/// How a test writes a view's focus properties.
@MainActor private final class Remote {
  private(set) var set: (Field?) -> Void = { _ in }
  private(set) var flag: (Bool) -> Void = { _ in }
  private(set) var get: () -> Field? = { nil }

  func connect(
    _ set: @escaping (Field?) -> Void, _ flag: @escaping (Bool) -> Void, _ get: @escaping () -> Field?
  ) {
    (self.set, self.flag, self.get) = (set, flag, get)
  }
}

@MainActor @Suite struct CursorFocusTests {
  private let remote = Remote()
  private let log = Log()

  private func stage(on technologies: [AssistiveTechnology] = [.voiceOver], at start: String? = "c") -> Stage
  {
    let stage = Stage(on: technologies) { Three(remote: remote, log: log) }
    if let start { stage.move(to: start) }
    _ = log.take()
    return stage
  }

  @Test func enteringSetsAndLeavingResets() {  // R1, R2, R4
    let stage = stage()
    stage.move(to: "a")
    #expect(log.take().sorted() == ["f nil a", "flag false true"])
    #expect(stage.focus("Three.f") == ".a")
    stage.move(to: "c")
    #expect(log.take().sorted() == ["f a nil", "flag true false"])
  }

  @Test func fromOneBoundElementToAnotherThereIsNoNil() {  // R3
    let stage = stage(at: "a")
    stage.move(to: "b")
    #expect(log.take().sorted() == ["f a b", "flag true false"])
  }

  @Test func writingMovesTheCursorAndIsSpoken() {  // R5
    let stage = stage()
    let result = stage.app { remote.set(.b) }
    #expect(stage.voiceOver == "b")
    #expect(log.take() == ["f nil b"])
    #expect(result.utterances.map(\.label) == ["b"])
  }

  @Test func writingTheResetValueDismisses() {  // R6, R7
    let stage = stage(at: "a")
    stage.app { remote.set(nil) }
    #expect(stage.voiceOver == nil)
    #expect(log.take().sorted() == ["f a nil", "flag true false"])
    stage.perform(.next)
    #expect(stage.voiceOver == "b")
    stage.move(to: "c")
    _ = log.take()
    stage.app { remote.set(nil) }
    #expect(stage.voiceOver == "c")
    #expect(log.take() == [])
  }

  @Test func writingTheCurrentValueDoesNothing() {  // R8
    let stage = stage(at: "a")
    let result = stage.app { remote.set(.a) }
    #expect(result.utterances.isEmpty)
    #expect(log.take() == [])
  }

  @Test func ofSeveralWritesTheLastOneCounts() {  // R9, R10
    let stage = stage()
    let result = stage.app {
      remote.set(.a)
      remote.set(.b)
    }
    #expect(log.take() == ["f nil b"])
    #expect(result.utterances.map(\.label) == ["b"])
    stage.move(to: "c")
    _ = log.take()
    stage.app {
      remote.flag(true)
      remote.set(.b)
    }
    #expect(stage.voiceOver == "b")
    #expect(log.take() == ["f nil b"])
  }

  @Test func aValueThatNoViewCarriesIsDropped() {  // R11
    let stage = stage(at: "a")
    let result = stage.app {
      remote.set(.n)
      #expect(remote.get() == .n)
    }
    #expect(stage.voiceOver == "a")
    #expect(remote.get() == .a)
    #expect(log.take() == [])
    #expect(result.diagnostics.count == 1)
  }

  @Test func withoutATechnologyNothingHappensNowOrLater() {  // R16
    let stage = stage(on: [], at: nil)
    stage.app { remote.set(.b) }
    #expect(stage.focus("Three.f") == "nil")
    stage.session.handle(.technology(.voiceOver, isOn: true))
    #expect(stage.voiceOver == "a")
  }

  @Test func switchingTheTechnologyOffResets() {  // R17
    let stage = stage(at: "a")
    stage.session.handle(.technology(.voiceOver, isOn: false))
    #expect(log.take().sorted() == ["f a nil", "flag true false"])
  }

  @Test func aggregatesFollowTheLatestMover() {  // R31, R32
    let stage = stage(on: [.voiceOver, .switchControl])
    stage.scan(to: "c")
    _ = log.take()
    stage.move(to: "a")
    stage.scan(to: "b")
    #expect(remote.get() == .b)
    stage.scan(to: "c")
    #expect(remote.get() == .a)
    stage.move(to: "c")
    #expect(remote.get() == nil)
    _ = log.take()
    stage.app { remote.set(.a) }
    #expect(stage.voiceOver == "a")
    #expect(stage.scanner == "a")
    #expect(log.take().sorted() == ["f nil a", "flag false true"])
  }
}
