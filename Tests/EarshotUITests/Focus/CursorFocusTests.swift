import EarshotAccessibility
import EarshotEngine
import Foundation
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

@MainActor @Suite struct FocusTimingTests {
  private struct Notice: View {
    @State private var shows = false
    @AccessibilityFocusState private var f: Bool
    let log: Log
    var body: some View {
      VStack {
        Button("main") {
          shows = true
          f = true
        }
        if shows { Text("notice").accessibilityFocused($f) }
        Button("early") { f = true }
      }
      .onChange(of: f) { log("\($1)") }
    }
  }

  @Test func whatAppearsInTheSameActionIsFocused() {  // R12
    let log = Log()
    let stage = Stage { Notice(log: log) }
    stage.move(to: "main")
    stage.perform(.activate)
    #expect(stage.voiceOver == "notice")
    #expect(log.take() == ["true"])
  }

  @Test func anOldRequestIsNotReplayed() {  // R13
    struct Late: View {
      @State private var shows = false
      @AccessibilityFocusState private var f: Bool
      var body: some View {
        Button("request") { f = true }
        Button("show") { shows = true }
        if shows { Text("late").accessibilityFocused($f) }
      }
    }
    let stage = Stage { Late() }
    stage.perform(.activate)
    stage.move(to: "show")
    stage.perform(.activate)
    #expect(stage.voiceOver == "show")
    #expect(stage.focus("Late.f") == "false")
  }

  private struct Initial: View {
    let isDelayed: Bool
    @AccessibilityFocusState private var f: Field?
    var body: some View {
      VStack {
        Text("title")
        Text("email").accessibilityFocused($f, equals: .a)
      }
      .onAppear {
        if isDelayed {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { f = .a }
        } else {
          f = .a
        }
      }
    }
  }

  @Test func anInitialRequestIsHonouredAtOnceOrAfterItsDelay() {  // R14
    let delayed = Stage { Initial(isDelayed: true) }
    #expect(delayed.voiceOver == "title")
    delayed.session.advance(by: .milliseconds(99))
    #expect(delayed.voiceOver == "title")
    delayed.session.advance(by: .milliseconds(1))
    #expect(delayed.voiceOver == "email")
    let shows = Handle(false)
    let immediate = Stage {
      Driven(shows) { $shows in if shows { Initial(isDelayed: false) } else { Text("x") } }
    }
    immediate.app { shows.value = true }
    #expect(immediate.voiceOver == "email")
  }

  @Test func beforeTheViewIsOnScreenThePropertyIsItsResetValue() {  // R15
    struct Plain: View {
      @AccessibilityFocusState var f: Bool
      @FocusState var k: Field?
      var body: some View { Text("x") }
    }
    let view = Plain()
    view.f = true
    view.k = .a
    #expect(!view.f)
    #expect(view.k == nil)
  }

  @Test func aRequestAfterTheViewIsGoneIsNone() {
    struct Short: View {
      @AccessibilityFocusState private var f: Bool
      @FocusState private var k: Bool
      var body: some View {
        Text("short").accessibilityFocused($f)
          .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
              f = true
              k = true
            }
          }
      }
    }
    let shows = Handle(true)
    let stage = Stage {
      Driven(shows) { $shows in
        if shows { Short() }; Text("stays")
      }
    }
    stage.app { shows.value = false }
    let result = stage.session.advance(by: .seconds(2))
    #expect(result.diagnostics == [])
    #expect(stage.voiceOver == "stays")
  }

  @Test func aPropertyPassedDownIsTheParents() {  // R21
    struct Child: View {
      @AccessibilityFocusState.Binding var focused: Field?
      var body: some View {
        Button("child") { focused = .b }.accessibilityFocused($focused, equals: .a)
        Text("state \(focused?.rawValue ?? "nil")")
      }
    }
    struct Parent: View {
      @AccessibilityFocusState private var f: Field?
      var body: some View {
        Child(focused: $f)
        Text("parent \(f?.rawValue ?? "nil")")
        Text("target").accessibilityFocused($f, equals: .b)
      }
    }
    let stage = Stage { Parent() }
    #expect(stage.screen == "[ child ]\nstate a\nparent a\ntarget")
    stage.perform(.activate)
    #expect(stage.voiceOver == "target")
    #expect(stage.screen == "[ child ]\nstate b\nparent b\ntarget")
  }

  @Test func aTrapBringsTheCursorBackOnce() {  // R26
    struct Trap: View {
      @AccessibilityFocusState private var f: Field?
      let log: Log
      var body: some View {
        VStack {
          Button("a") {}.accessibilityFocused($f, equals: .a)
          Button("c") {}
        }
        .onChange(of: f) { old, new in
          log("\(old?.rawValue ?? "nil") \(new?.rawValue ?? "nil")")
          if new == nil { f = .a }
        }
      }
    }
    let log = Log()
    let stage = Stage { Trap(log: log) }
    _ = log.take()
    stage.move(to: "c")
    #expect(log.take() == ["a nil", "nil a"])
    #expect(stage.voiceOver == "a")
  }
}

@MainActor @Suite struct FocusStructureTests {
  private struct Structured<Content: View>: View {
    @AccessibilityFocusState private var f: Field?
    let request: Handle<Field?>
    let log: Log
    @ViewBuilder let content: (AccessibilityFocusState<Field?>.Binding) -> Content
    var body: some View {
      VStack {
        Button("go") { f = .a }
        content($f)
        Text("end")
      }
      .onChange(of: f) { log("\($0?.rawValue ?? "nil") \($1?.rawValue ?? "nil")") }
    }
  }

  private func stage<V: View>(
    _ log: Log, @ViewBuilder _ content: @escaping (AccessibilityFocusState<Field?>.Binding) -> V
  ) -> Stage {
    Stage { Structured(request: Handle(nil), log: log, content: content) }
  }

  private func go(_ stage: Stage) -> TurnResult {
    stage.move(to: "go")
    return stage.perform(.activate)
  }

  @Test func aMergedElementTakesTheBindingsOfItsParts() {  // R35
    let log = Log()
    let stage = stage(log) { f in
      HStack {
        Text("x").accessibilityFocused(f, equals: .a); Text("y")
      }.accessibilityElement(children: .combine)
    }
    _ = go(stage)
    #expect(stage.voiceOver == "x, y")
    #expect(log.take() == ["nil a"])
  }

  @Test func anIgnoredChildHasNoElement() {  // R36
    let log = Log()
    let stage = stage(log) { f in
      HStack { Text("x").accessibilityFocused(f, equals: .a) }
        .accessibilityElement(children: .ignore).accessibilityLabel("whole").accessibilityFocused(
          f, equals: .b)
    }
    _ = go(stage)
    #expect(stage.voiceOver == "go")
    stage.move(to: "whole")
    #expect(log.take() == ["nil b"])
  }

  @Test func aBindingAroundAContainerMatchesEveryDescendant() {  // R37
    let log = Log()
    let stage = stage(log) { f in
      VStack {
        Text("x"); Text("y")
      }.accessibilityElement(children: .contain).accessibilityFocused(f, equals: .a)
    }
    let result = go(stage)
    #expect(result.diagnostics == [])
    #expect(stage.voiceOver == "x")
    stage.move(to: "y")
    #expect(log.take() == ["nil a"])
    stage.move(to: "end")
    #expect(log.take() == ["a nil"])
  }

  @Test func aBindingOnAStackIsOnEachOfItsElements() {  // R38; no warning, design §11, 19
    let log = Log()
    let stage = stage(log) { f in
      VStack {
        Text("x"); Text("y")
      }.accessibilityFocused(f, equals: .a)
    }
    let result = go(stage)
    #expect(result.diagnostics == [])
    #expect(stage.voiceOver == "x")
    stage.move(to: "y")
    #expect(log.take() == ["nil a"])
  }

  @Test func oneValueOnTwoViewsIsReported() {  // R18
    let stage = stage(Log()) { f in
      Text("x").accessibilityFocused(f, equals: .a)
      Text("y").accessibilityFocused(f, equals: .a)
    }
    let result = go(stage)
    #expect(stage.voiceOver == "x")
    #expect(result.diagnostics.count == 1)
  }

  @Test func twoValuesOnOneViewBothLeadThere() {  // R19
    struct Twice: View {
      @AccessibilityFocusState private var f: Field?
      var body: some View {
        Button("to b") { f = .b }.accessibilityFocused($f, equals: .a).accessibilityFocused($f, equals: .b)
        Text("x")
      }
    }
    let stage = Stage { Twice() }
    #expect(stage.focus("Twice.f") == ".a")
    stage.perform(.activate)
    #expect(stage.voiceOver == "to b")
    #expect(stage.focus("Twice.f") == ".b")
  }

  @Test func twoPropertiesOnOneElementChangeTogether() {  // R20
    struct Both: View {
      @AccessibilityFocusState private var x: Bool
      @AccessibilityFocusState private var f: Field?
      let log: Log
      var body: some View {
        VStack {
          Text("other")
          Button("a") { x = false }.accessibilityFocused($x).accessibilityFocused($f, equals: .a)
        }
        .onChange(of: x) { log("x \($1) \(f?.rawValue ?? "nil")") }
        .onChange(of: f) { log("f \(x) \($1?.rawValue ?? "nil")") }
      }
    }
    let log = Log()
    let stage = Stage { Both(log: log) }
    stage.move(to: "a")
    #expect(log.take().sorted() == ["f true a", "x true a"])
    stage.perform(.activate)
    #expect(stage.voiceOver == nil)
    #expect(log.take().sorted() == ["f false nil", "x false nil"])
  }

  @Test func aHiddenElementCannotBeFocused() {  // R39
    let log = Log()
    let hidden = Handle(true)
    let stage = stage(log) { f in
      Driven(hidden) { $hidden in Text("x").accessibilityHidden(hidden).accessibilityFocused(f, equals: .a) }
    }
    _ = go(stage)
    #expect(stage.voiceOver == "go")
    stage.app { hidden.value = false }
    _ = go(stage)
    #expect(stage.voiceOver == "x")
    stage.app { hidden.value = true }
    #expect(stage.voiceOver == "end")
    #expect(log.take() == ["nil a", "a nil"])
  }

  @Test func aRemovedElementHandsTheCursorOnInOneStep() {  // R40
    let log = Log()
    let shows = Handle(true)
    let stage = stage(log) { f in
      Driven(shows) { $shows in if shows { Text("x").accessibilityFocused(f, equals: .a) } }
      Text("y").accessibilityFocused(f, equals: .b)
    }
    stage.move(to: "x")
    _ = log.take()
    stage.app { shows.value = false }
    #expect(stage.voiceOver == "y")
    #expect(log.take() == ["a b"])
  }

  @Test func changedContentKeepsTheCursor() {  // R41
    let text = Handle("x")
    let stage = stage(Log()) { f in Driven(text) { $text in Text(text).accessibilityFocused(f, equals: .a) } }
    stage.move(to: "x")
    stage.app { text.value = "z" }
    #expect(stage.voiceOver == "z")
  }

  @Test func sortPriorityAndModalityDecideWhatIsReached() {  // R42
    let modal = Handle(false)
    let stage = Stage {
      Text("later")
      Text("first").accessibilitySortPriority(1)
      Driven(modal) { $modal in
        if modal {
          VStack { Text("inside") }.accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
        }
      }
    }
    #expect(stage.voiceOver == "first")
    stage.perform(.next)
    #expect(stage.voiceOver == "later")
    stage.app { modal.value = true }
    #expect(stage.voiceOver == "inside")
  }

  @Test func disabledControlsAreForVoiceOverOnly() {  // R43
    let stage = Stage(on: [.voiceOver, .switchControl]) {
      Button("off") {}.disabled(true)
      Button("on") {}
    }
    #expect(stage.voiceOver == "off")
    #expect(stage.scanner == "on")
  }
}
