import EarshotCurses
import EarshotGeometry
import EarshotTerminal
import Testing

extension CursesTests {
  @MainActor @Suite struct LifecycleTests {
    @Test func closingGivesTheTerminalBack() throws {
      let stage = try Stage()
      stage.present(stage.screen("text"), cursor: nil)
      #expect(stage.pseudo.modes != stage.modesBefore)
      stage.driver.close()
      stage.look()
      #expect(stage.pseudo.modes == stage.modesBefore)
      #expect(!stage.terminal.isAlternate)
      #expect(!stage.terminal.pastesInBrackets)
      #expect(stage.terminal.isCursorVisible)
      #expect(stage.terminal.rows == ["", "", "", ""])
    }

    @Test func nothingIsWrittenAfterClosing() throws {
      let stage = try Stage()
      stage.driver.close()
      stage.look()
      stage.driver.close()
      stage.driver.suspend()
      stage.driver.resume()
      #expect(stage.present(stage.screen("late")) == 0)
    }

    @Test func aSuspendedTerminalIsAsItWasAndComesBackWhole() throws {
      let stage = try Stage()
      defer { stage.driver.close() }
      stage.present(stage.screen("before", "", "", "last"), cursor: CellPoint(column: 2, row: 3))
      let modes = stage.pseudo.modes
      stage.driver.suspend()
      stage.look()
      #expect(stage.pseudo.modes == stage.modesBefore)
      #expect(!stage.terminal.isAlternate)
      #expect(!stage.terminal.pastesInBrackets)
      #expect(stage.present(stage.screen("after", "", "", "last"), cursor: CellPoint(column: 3, row: 3)) == 0)
      stage.terminal.resize(to: stage.driver.size)  // another program has left its text
      #expect(!stage.driver.resume())
      stage.look()
      #expect(stage.pseudo.modes == modes)
      #expect(stage.terminal.rows == ["after", "", "", "last"])
      #expect(stage.terminal.cursor == CellPoint(column: 3, row: 3))
      #expect(stage.terminal.isAlternate)
      #expect(stage.terminal.pastesInBrackets)
      #expect(stage.terminal.unknown == [])
    }

    @Test(arguments: [(8, 2), (40, 9), (20, 4), (1, 1)])
    func aResizedTerminalIsDrawnWhole(width: Int, height: Int) throws {
      let stage = try Stage()
      defer { stage.driver.close() }
      stage.present(stage.screen("first", "中文中文中文"))
      let size = CellSize(width: width, height: height)
      stage.pseudo.resize(to: size)
      #expect(stage.driver.updateSize() == (size != CellSize(width: 20, height: 4)))
      #expect(stage.driver.size == size)
      stage.terminal.resize(to: size)
      let buffer = stage.screen("a", "second", "third", "fourth")
      stage.present(CellBuffer(size: size))
      stage.present(buffer)
      #expect(stage.terminal.rows == buffer.rows)
      #expect(stage.terminal.unknown == [])
    }

    @Test func aSizeThatChangesWhileSuspendedIsToldOnResuming() throws {
      let stage = try Stage()
      defer { stage.driver.close() }
      stage.driver.suspend()
      stage.pseudo.resize(to: CellSize(width: 30, height: 5))
      #expect(stage.driver.resume())
      #expect(stage.driver.size == CellSize(width: 30, height: 5))
    }

    @Test func sizesHaveBounds() throws {
      let stage = try Stage(width: 2000, height: 3)
      defer { stage.driver.close() }
      #expect(stage.driver.size == CellSize(width: 1000, height: 3))
      stage.pseudo.resize(to: CellSize(width: 30, height: 600))
      stage.driver.updateSize()
      #expect(stage.driver.size == CellSize(width: 30, height: 500))
      stage.pseudo.resize(to: .zero)
      stage.driver.updateSize()
      #expect(stage.driver.size == CellSize(width: 80, height: 24))
    }

    @Test(arguments: [
      ("", TerminalError.unnamed), ("no-such-terminal", .unknown(name: "no-such-terminal")),
      ("dumb", .incapable(name: "dumb")),
    ])
    func aTerminalThatCannotBeUsedIsLeftAlone(name: String, error: TerminalError) {
      let pseudo = PseudoTerminal(size: CellSize(width: 20, height: 4))
      let modes = pseudo.modes
      #expect(throws: error) {
        try CursesDriver(input: pseudo.slave, output: pseudo.slave, terminal: name)
      }
      #expect(pseudo.output() == [])
      #expect(pseudo.modes == modes)
    }

    @Test func errorsNameTermAndTheWayOut() {
      let errors: [TerminalError] = [.unnamed, .unknown(name: "x"), .incapable(name: "x")]
      #expect(errors.allSatisfy { "\($0)".contains("TERM") && "\($0)".contains("--linear") })
      #expect("\(TerminalError.notATerminal("Standard input"))".contains("--linear"))
    }

    @Test func fiftyRoundsLeaveNothingOpen() throws {
      let before = PseudoTerminal(size: CellSize(width: 9, height: 9)).master
      for round in 0..<50 {
        let stage = try Stage(width: 10 + round, height: 3, terminal: round % 2 == 0 ? "vt100" : "xterm")
        stage.present(stage.screen("round \(round)"))
        #expect(stage.terminal.rows[0] == "round \(round)")
        stage.driver.close()
      }
      // Other tests open files at the same time, but not one for each round.
      #expect(PseudoTerminal(size: CellSize(width: 9, height: 9)).master < before + 50)
    }
  }
}
