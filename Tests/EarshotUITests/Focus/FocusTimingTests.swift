import EarshotAccessibility
import EarshotEngine
import Foundation
import Testing

@testable import EarshotHost
@testable import EarshotUI

private enum Field: String, Hashable {
  case a, b, c, n
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
