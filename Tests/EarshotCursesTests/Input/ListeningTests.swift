import EarshotCurses
import EarshotGeometry
import EarshotTerminal
import Glibc
import Testing

extension CursesTests {
  @MainActor @Suite struct ListeningTests {
    @Test func keysAndPastesArrive() async throws {
      let stage = try Stage()
      defer { stage.driver.close() }
      var events = listen(to: stage).makeAsyncIterator()
      stage.pseudo.type("a\u{1B}[1;7C\u{3}\u{1A}\r\u{1B}[200~two\rlines\u{1B}[201~")
      let expected: [TerminalInput] = [
        .key(KeyEvent(.character("a"))), .key(KeyEvent(.right, [.control, .alt])),
        .key(KeyEvent(.character("c"), .control)), .key(KeyEvent(.character("z"), .control)),
        .key(KeyEvent(.enter)), .paste("two\nlines"),
      ]
      for input in expected { #expect(await events.next() == .input(input)) }
    }

    @Test func aLoneEscapeArrivesWithoutAnotherKey() async throws {
      let stage = try Stage()
      defer { stage.driver.close() }
      var events = listen(to: stage).makeAsyncIterator()
      stage.pseudo.type("\u{1B}")
      #expect(await events.next() == .input(.key(KeyEvent(.escape))))
      stage.pseudo.type("\u{1B}OA")
      #expect(await events.next() == .input(.key(KeyEvent(.up))))
    }

    @Test func keysOfTheTerminalAreKnown() async throws {
      let stage = try Stage(terminal: "rxvt-unicode")
      defer { stage.driver.close() }
      var events = listen(to: stage).makeAsyncIterator()
      stage.pseudo.type("\u{1B}[7$\u{1B}[a\u{1B}Oc")
      for event in [KeyEvent(.home, .shift), KeyEvent(.up, .shift), KeyEvent(.right, .control)] {
        #expect(await events.next() == .input(.key(event)))
      }
    }

    @Test func aTerminalThatIsClosedHangsUp() async throws {
      let stage = try Stage()
      defer { stage.driver.close() }
      var events = listen(to: stage).makeAsyncIterator()
      stage.pseudo.hangUp()
      #expect(await events.next() == .hungUp)
    }

    @Test func whatIsTypedWhileSuspendedIsForOthers() async throws {
      let stage = try Stage()
      defer { stage.driver.close() }
      var events = listen(to: stage).makeAsyncIterator()
      stage.driver.suspend()
      stage.pseudo.type("for another\n")
      var line = [UInt8](repeating: 0, count: 80)
      #expect(read(stage.pseudo.slave, &line, line.count) == 12)
      stage.driver.resume()
      stage.pseudo.type("x")
      #expect(await events.next() == .input(.key(KeyEvent(.character("x")))))
    }

    private func listen(to stage: Stage) -> AsyncStream<TerminalEvent> {
      let (stream, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
      stage.driver.listen { continuation.yield($0) }
      return stream
    }
  }
}
