import EarshotTerminal
import Testing

@testable import EarshotHost

@Suite("Help")
@MainActor struct HelpTests {
  @Test("On 80 by 24 the help is one page, which shows the table of keys as a whole")
  func wholeScreen() throws {
    let session = Session(technologies: [.voiceOver]) { DeskView() }
    session.handle(.key(KeyEvent(.function(1))))
    #expect(
      session.screenRows.prefix(19).joined(separator: "\n") == """
        Keys (any key closes this)
        Right, Left  next, previous element     Ctrl+O, then:
        Up, Down     back, on by rotor; adjust  a, b         read on: from here, top
        Home, End    first, last element        p, z         pause, speak again
        Enter, Space activate                   w, .         spell, where am I
        Ctrl+O       or Alt: always VoiceOver's i            item chooser
        F5, Shift+F5 turn the rotor             h, H         next, previous heading
        F9           item chooser               l, L         link
        Esc          end editing; else escape   j, J         control
        Tab, Shift+Tab keyboard focus           g, G         image
        F2           VoiceOver on or off        x, X         list
        F3           Switch Control on or off   t, T         table
        F6, F7, F8   switch: select, next, back PageUp, PageDown scroll up, down
        Shift+F6, Shift+F7 switch: stop, menu   <, >         scroll left, right
        F1, F4       help; focus, tree, log     Shift+Down, Shift+Up in, out of a group
        Ctrl+Z       suspend                    m, -         secondary, magic tap
        F10, Ctrl+Q, Ctrl+C quit                `            escape
        Ctrl+A, Ctrl+W edit: all, delete word   s, k         mute, screen curtain
        Ctrl+_, Ctrl+Y edit: undo, redo         Tab          the next key is the app's
        """)
  }

  @Test("Every row fits into its column, and stands on exactly one page, at any size")
  func pages() {
    let all = Set(HelpPages.lines(ofPage: 0, width: 40, height: 100).dropFirst())
    #expect(all.count == KeyMap.cursor.count + KeyMap.anywhere.count + EditKeys.rows.count)
    let rows =
      (KeyMap.cursor + KeyMap.anywhere + KeyMap.reader).map { ($0.names, $0.words) }
      + EditKeys.rows.map { ($0.names, $0.words) }
    for (names, words) in rows {
      #expect(names.count + 1 + words.count < HelpPages.columnWidth, "\(words)")
    }
    for (width, height) in [(80, 19), (40, 19), (40, 5), (20, 3), (120, 7), (79, 1)] {
      let pages = (0..<HelpPages.count(width: width, height: height)).map {
        HelpPages.lines(ofPage: $0, width: width, height: height)
      }
      let text = pages.flatMap { $0.dropFirst() }.joined(separator: "\n") + "\n"
      for (names, words) in rows {
        let shown = text.components(names, words)
        #expect(shown == 1, "\(words) at \(width) by \(height)")
      }
      #expect(pages.allSatisfy { $0.count <= max(2, height) })
    }
  }
}

extension String {
  /// How many rows have these names, and these words behind them.
  fileprivate func components(_ names: String, _ words: String) -> Int {
    let width = max(12, names.count)
    let row = names + String(repeating: " ", count: width - names.count) + " " + words
    return ranges(of: row).filter { range in
      let isStart = range.lowerBound == startIndex || "\n ".contains(self[index(before: range.lowerBound)])
      return isStart && "\n ".contains(self[range.upperBound])
    }.count
  }
}
