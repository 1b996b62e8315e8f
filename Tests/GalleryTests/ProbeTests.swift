import EarshotUI
import Testing
import Gallery

@MainActor @Suite struct Probe {
  func show(_ name: String, _ app: Journey, _ steps: [String]) throws {
    print("=== \(name)")
    func state(_ step: String) {
      print("-- \(step): \(app.spoken())  vo=\(app.voiceOver ?? "-") sc=\(app.switchControl ?? "-") kb=\(app.keyboard ?? "-") \(app.focus)")
    }
    state("start")
    print(app.session.appRows.map { "|" + $0 }.joined(separator: "\n"))
    for step in steps {
      if step.hasPrefix("type ") { app.type(String(step.dropFirst(5))) }
      else if step.hasPrefix("advance ") { app.advance(milliseconds: Int(step.dropFirst(8))!) }
      else if step.hasPrefix("go ") { try app.go(to: String(step.dropFirst(3))) }
      else { try app.press(step) }
      state(step)
    }
    print(app.rows.map { "|" + $0 }.joined(separator: "\n"))
    print(app.diagnostics)
  }
  @Test func all() throws {
    try show("signin", Journey(.voiceOver) { SignInView() }, ["advance 100", "Enter", "type ada@example.org", "Alt+Right", "Enter", "type guess", "Alt+Right", "Alt+Enter", "Right", "Enter", "go Password", "Enter", "type open", "Space", "type sesame", "Alt+Right", "Right", "Enter"])
    try show("notice", Journey(.voiceOver) { NoticeView() }, ["go Send a notice", "Enter", "go Send a priority notice", "Enter", "Right", "Enter", "go Send a priority notice", "Enter", "go Send a priority notice", "Enter", "go Send a notice", "Enter"])
    try show("notes", Journey(.voiceOver) { NotesView() }, ["Right", "Enter", "type milk", "Enter", "type eggs", "Alt+Right", "Right", "Right", "Enter", "Left", "Left", "Enter", "type x", "Alt+Right Right", "Esc"])
    try show("scopes", Journey(.voiceOver, .switchControl) { ScopesView() }, ["Right", "F7", "F7", "Right", "F6", "go VoiceOver to Water", "Enter", "go Switch Control to Water", "Enter", "go Both to Water", "Enter", "F7", "F7", "F7", "F7", "go Switch Control: Tea", "F7", "F8", "F8", "go Both to Water", "F7", "Enter", "F2", "F3"])
    try show("relay", Journey(.voiceOver) { RelayView() }, ["go Go to the total", "Enter", "Right", "Right", "Left", "Left", "go Two tickets to Visby", "go Go back", "Enter", "go Go to the total", "Enter"])
    try show("relayoff", Journey(.voiceOver) { RelayView(isRelayed: false) }, ["go Go to the total", "Enter", "Right", "Enter"])
    try show("form", Journey(.voiceOver) { FormView(items: 100) }, ["Right", "Enter", "type a", "Alt+Right", "Enter", "Right", "Enter", "Right", "End", "Home"])
  }
}
