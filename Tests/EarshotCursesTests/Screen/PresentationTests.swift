import EarshotCurses
import EarshotGeometry
import EarshotTerminal
import TestSupport
import Testing

extension CursesTests {
  @MainActor @Suite struct PresentationTests {
    @Test func theTerminalShowsTheFrame() throws {
      let stage = try Stage()
      defer { stage.driver.close() }
      stage.present(stage.screen("Sign in", "", "Email: ada", "Last row, twenty col"))
      #expect(stage.terminal.rows == ["Sign in", "", "Email: ada", "Last row, twenty col"])
      #expect(stage.terminal.unknown == [])
      #expect(stage.terminal.isAlternate)
      #expect(stage.terminal.pastesInBrackets)
    }

    @Test func theHardwareCursorRestsWhereItIsPutOrHides() throws {
      let stage = try Stage()
      defer { stage.driver.close() }
      stage.present(stage.screen("one", "two"), cursor: CellPoint(column: 1, row: 1))
      #expect(stage.terminal.isCursorVisible)
      #expect(stage.terminal.cursor == CellPoint(column: 1, row: 1))
      stage.present(stage.screen("one", "two"), cursor: nil)
      #expect(!stage.terminal.isCursorVisible)
      stage.present(stage.screen("one", "2"), cursor: CellPoint(column: 19, row: 3))
      #expect(stage.terminal.cursor == CellPoint(column: 19, row: 3))
      stage.present(stage.screen("one", "2"), cursor: CellPoint(column: 20, row: 3))
      #expect(!stage.terminal.isCursorVisible)
    }

    @Test func theBellRingsAtOnceButNotWhileTheTerminalIsLent() throws {
      let stage = try Stage()
      stage.present(stage.screen("one"))
      stage.driver.ringBell()
      stage.look()
      #expect(stage.terminal.bells == 1)
      stage.driver.suspend()
      stage.driver.ringBell()
      stage.driver.resume()
      stage.driver.close()
      stage.driver.ringBell()
      stage.look()
      #expect(stage.terminal.bells == 1)
    }

    @Test func stylesAreDrawn() throws {
      let stage = try Stage(width: 5, height: 1)
      defer { stage.driver.close() }
      var buffer = stage.screen("abcde")
      let styles: [CellStyle] = [.bold, .dim, .underline, [.reverse, .bold], .italic]
      for (column, style) in styles.enumerated() {
        buffer.setStyle(style, in: CellRect(column: column, row: 0, width: 1, height: 1))
      }
      stage.present(buffer)
      #expect(stage.terminal.styles(row: 0) == styles)
      #expect(stage.terminal.unknown == [])
    }

    /// Each cluster has a bar right behind it, which would be out of step if the widths differed.
    @Test(arguments: [
      ("中", "中|"), ("e\u{301}", "e\u{301}|"), ("😀", "😀|"), ("👩‍💻", "👩|"), ("❤\u{FE0F}", "❤|"), ("🇫🇷", "FR|"),
      ("👍🏽", "👍|"), ("1\u{FE0F}\u{20E3}", "1|"), ("\u{301}", "\u{25CC}\u{301}|"), ("\u{1F1EB}", "\u{1F1EB}|"),
      ("y\u{301}\u{302}\u{303}\u{304}\u{305}", "y\u{301}\u{302}\u{303}\u{304}|"), ("क्षि", "क\u{94D}|"),
      ("\u{200B}", "|"), ("\u{1B}", "|"), ("한", "한|"), ("\u{2630}", "\u{FFFD} |"),
    ])
    func everyClusterTakesTheColumnsOfTheModel(cluster: String, drawn: String) throws {
      let stage = try Stage()
      defer { stage.driver.close() }
      stage.present(stage.screen(cluster + "|"))
      #expect(stage.terminal.rows[0] == drawn)
      stage.present(stage.screen(cluster + "|+"))
      #expect(stage.terminal.rows[0] == drawn + "+")
      #expect(stage.terminal.unknown == [])
    }

    @Test func aWideGlyphThatCrossesTheEdgeIsNotDrawn() throws {
      let stage = try Stage(width: 4, height: 1)
      defer { stage.driver.close() }
      var wider = CellBuffer(size: CellSize(width: 6, height: 2))
      wider.put("abc中", at: .zero)
      wider.put("below", at: CellPoint(column: 0, row: 1))
      stage.present(wider)
      #expect(stage.terminal.rows == ["abc"])
    }

    @Test(arguments: [(20, 4), (80, 24), (200, 60)])
    func aSmallChangeCostsTheSameOnEveryScreen(width: Int, height: Int) throws {
      let stage = try Stage(width: width, height: height)
      defer { stage.driver.close() }
      let cursor = CellPoint(column: 0, row: 0)
      stage.present(stage.screen("focus: one", "two", "three"), cursor: cursor)
      #expect(stage.present(stage.screen("focus: six", "two", "three"), cursor: cursor) < 20)
      #expect(stage.present(stage.screen("focus: six", "two", "three"), cursor: cursor) == 0)
    }

    /// Kinds of terminals with and without the sequences that ncurses likes to use.
    @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "linux", "vt100", "rxvt-unicode"])
    func anySequenceOfFramesIsShown(name: String) throws {
      var random = SplitMix64(seed: 7)
      for _ in 0..<8 {
        let width = Int.random(in: 8..<60, using: &random)
        let stage = try Stage(width: width, height: .random(in: 2..<20, using: &random), terminal: name)
        defer { stage.driver.close() }
        var buffer = CellBuffer(size: stage.driver.size)
        for _ in 0..<20 {
          scribble(on: &buffer, &random)
          stage.present(buffer, cursor: .zero)
          #expect(stage.terminal.rows == buffer.rows)
        }
        #expect(stage.terminal.unknown == [])
      }
    }

    private func scribble(on buffer: inout CellBuffer, _ random: inout SplitMix64) {
      for _ in 0..<Int.random(in: 0..<5, using: &random) {
        let point = CellPoint(
          column: .random(in: -2..<buffer.size.width, using: &random),
          row: .random(in: 0..<buffer.size.height, using: &random))
        let words = ["a", "中文", "Button, ", "é", "        ", "x中y", "──────────────────"]
        buffer.put(
          words.randomElement(using: &random)!, at: point, style: Bool.random(using: &random) ? .bold : [])
      }
    }
  }
}
