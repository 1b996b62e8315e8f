import EarshotTerminal
import Testing

@testable import EarshotHost

@Suite("Help")
@MainActor struct HelpTests {
  /// The keys in the first column, written as scripts write them.
  private var listed: [String] {
    HelpPanel.keys.flatMap { row in
      row.key.replacing(", then a key", with: "").replacing("arrows", with: "Right")
        .split(separator: ", ").map(String.init)
    }
  }

  @Test("Every key that the help lists has a meaning")
  func listedKeysMeanSomething() throws {
    for name in listed {
      let event = try #require(KeyEvent(name: name), "\(name)")
      if case .plain(let key) = KeyMap.meaning(of: event) {
        #expect(KeyMap.voiceOverKey(key.key) != nil, "\(name)")
      }
    }
  }

  @Test("Every function key that has a meaning is listed")
  func functionKeysAreListed() {
    let names = Set(listed)
    for number in 1...12 {
      let event = KeyEvent(.function(number))
      if case .plain = KeyMap.meaning(of: event) { continue }
      // F1 is in the status line, and closes the help itself.
      #expect(number == 1 || names.contains("F\(number)"), "F\(number)")
    }
  }
}
