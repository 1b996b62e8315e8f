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
        HELP
        """)
  }

  @Test("Every row fits into its column, and stands on exactly one page, at any size")
  func pages() {
    let all = Set(HelpPages.lines(ofPage: 0, width: 40, height: 100).dropFirst())
    #expect(all.count == KeyMap.cursor.count + KeyMap.anywhere.count)
    for row in KeyMap.cursor + KeyMap.anywhere + KeyMap.reader {
      #expect(row.names.count + 1 + row.words.count < HelpPages.columnWidth, "\(row.words)")
    }
    for (width, height) in [(80, 19), (40, 19), (40, 5), (20, 3), (120, 7), (79, 1)] {
      let pages = (0..<HelpPages.count(width: width, height: height)).map {
        HelpPages.lines(ofPage: $0, width: width, height: height)
      }
      let text = pages.flatMap { $0.dropFirst() }.joined(separator: "\n") + "\n"
      for row in KeyMap.cursor + KeyMap.anywhere + KeyMap.reader {
        let shown = text.components(row.names, row.words)
        #expect(shown == 1, "\(row.words) at \(width) by \(height)")
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
