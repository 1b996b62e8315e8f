import Foundation
import EarshotTerminal
import EarshotUI
import Testing

@testable import EarshotHost

/// Shortcuts of apps, and who gets their keys.
@Suite("Keyboard shortcuts")
@MainActor struct ShortcutTests {
  private struct Desk: View {
    @State private var done: [String] = []
    var hasOpen = true

    var body: some View {
      VStack {
        Text(done.isEmpty ? "Nothing done" : done.joined(separator: " "))
        Button("Save") { done.append("saved") }.keyboardShortcut("s")
        if hasOpen { Button("Open") { done.append("opened") }.keyboardShortcut("o", modifiers: .control) }
        Button("Go") { done.append("went") }.keyboardShortcut(.defaultAction)
        Button("Stop") { done.append("stopped") }.keyboardShortcut(.cancelAction)
        Button("Never") { done.append("never") }.keyboardShortcut("n", modifiers: .option).disabled(true)
      }
    }
  }

  private func done(_ keys: String, voiceOver: Bool) throws -> String {
    let session = Session(technologies: voiceOver ? [.voiceOver] : []) { Desk() }
    for name in keys.split(separator: " ") {
      session.handle(.key(try #require(KeyEvent(name: String(name)))))
    }
    return session.appRows[0].trimmingCharacters(in: .whitespaces)
  }

  @Test("A shortcut activates its control wherever the focus is, with Control for Command")
  func shortcuts() throws {
    #expect(try done("Ctrl+S Ctrl+S", voiceOver: true) == "saved saved")
    #expect(try done("Ctrl+S Enter Esc", voiceOver: false) == "saved went stopped")
    #expect(try done("Alt+N", voiceOver: false) == "Nothing done")
  }

  @Test("The reader's keys are the reader's, until one is passed on")
  func reader() throws {
    #expect(try done("Enter Esc", voiceOver: true) == "Nothing done")
    #expect(try done("Ctrl+O Tab Ctrl+O", voiceOver: true) == "opened")
    #expect(try done("Ctrl+O Tab Enter", voiceOver: true) == "went")
  }

  @Test("Shortcuts whose keys are taken are reported once, when the screen appears")
  func collisions() {
    let session = Session(technologies: [.voiceOver]) { Desk() }
    #expect(
      session.opening.diagnostics == [
        "The shortcut Ctrl+O of \"Open\" is a key of the reader's; the app gets it after Ctrl+O Tab.",
        "The shortcut Enter of \"Go\" is a key of the reader's; the app gets it after Ctrl+O Tab.",
        "The shortcut Esc of \"Stop\" is a key of the reader's; the app gets it after Ctrl+O Tab.",
      ])
    #expect(session.screenRows.last?.contains("The shortcut Ctrl+O of") == true)
    #expect(session.handle(.key(KeyEvent(.right))).diagnostics == [])
    #expect(session.screenRows.last?.contains("The shortcut") == false)
  }

  @Test("A control that leaves takes its shortcut along")
  func leaving() {
    struct Leaving: View {
      @State private var isThere = true
      @State private var count = 0
      var body: some View {
        VStack {
          Text("Count \(count)")
          if isThere { Button("Once") { (count, isThere) = (count + 1, false) }.keyboardShortcut("s") }
        }
      }
    }
    let session = Session { Leaving() }
    for _ in 0..<3 { session.handle(.key(KeyEvent(.character("s"), .control))) }
    #expect(session.appRows[0].hasPrefix("Count 1"))
  }
}
