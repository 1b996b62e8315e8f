import EarshotGeometry
import EarshotTerminal
import Foundation
import SwiftUI
import Testing

@testable import EarshotCLI
@testable import EarshotHost

@Suite("The interactive program")
@MainActor struct InteractiveProgramTests {
  private struct DelayedView: View {
    @State private var text = "Waiting"

    var body: some View {
      VStack(alignment: .leading) {
        Text("Title")
        Text(text)
      }
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { text = "Done" }
      }
    }
  }

  /// A program on a screen without a terminal, whose clock the test moves.
  @MainActor private final class Desk {
    let driver = HeadlessDriver(size: CellSize(width: 40, height: 10))
    let session = Session(mode: .interactive, settings: .interactive, technologies: [.voiceOver]) {
      DelayedView()
    }
    var time = Duration.zero
    var status: Int32?
    private(set) var program: InteractiveProgram! = nil

    init() {
      program = InteractiveProgram(
        session: session, driver: driver, now: { [unowned self] in time },
        leave: { [unowned self] in status = $0 })
      program.begin()
    }

    func press(_ name: String) throws {
      driver.send(.input(.key(try #require(KeyEvent(name: name)))))
    }
  }

  @Test("The terminal shows what the session shows, after every event")
  func frames() throws {
    let desk = Desk()
    #expect(desk.driver.rows == desk.session.screenRows)
    for key in ["Right", "F4", "F1", "a", "Esc", "Right", "Left", "F3"] {
      try desk.press(key)
      #expect(desk.driver.rows == desk.session.screenRows, "\(key)")
    }
    desk.driver.resize(to: CellSize(width: 30, height: 6))
    desk.driver.send(.resized(desk.driver.size))
    #expect(desk.driver.rows == desk.session.screenRows)
    #expect(desk.driver.cursor == CellPoint(column: 2, row: 0))
  }

  @Test("The bell rings once an event, where the user wants it")
  func bell() throws {
    let desk = Desk()
    try desk.press("Left")
    #expect(desk.driver.bellCount == 0)
    var settings = SessionSettings.interactive
    settings.sounds = .bell
    desk.session.handle(.settings(settings))
    try desk.press("Left")
    #expect(desk.driver.bellCount == 1)
    try desk.press("Right")
    #expect(desk.driver.bellCount == 1)
  }

  @Test("What the app delays happens when the machine's clock has come to it")
  func time() throws {
    let desk = Desk()
    desk.time = .milliseconds(1999)
    desk.driver.send(.resumed)
    #expect(desk.driver.rows[1] == "  Waiting")
    desk.time = .milliseconds(2000)
    desk.driver.send(.resumed)
    #expect(desk.driver.rows[1] == "  Done")
  }

  @Test("The mark of the scanner's progress fills while time passes, and nothing else is drawn")
  func progress() async throws {
    let desk = Desk()
    try desk.press("F3")
    #expect(desk.session.nextProgressChange == nil)
    let scanning = Session(mode: .interactive, technologies: [.switchControl]) { Button("Only") {} }
    let driver = HeadlessDriver(size: CellSize(width: 40, height: 10))
    var time = Duration.zero
    let program = InteractiveProgram(session: scanning, driver: driver, now: { time }, leave: { _ in })
    program.begin()
    #expect(driver.rows[8] == "Switch Control: Only [    ]")
    time = .milliseconds(500)
    program.followTime()
    #expect(driver.rows[8] == "Switch Control: Only [==  ]")
    #expect(driver.rows[9].hasPrefix("Switch Control · 1 of 1 · 0.000 s"))
    time = .seconds(1)
    program.followTime()
    #expect(driver.rows[9].hasPrefix("Switch Control · 1 of 1 · 1.000 s"))
  }

  @Test("Time stands still while the process is stopped")
  func suspending() throws {
    let desk = Desk()
    desk.driver.onSuspend = { desk.time += .seconds(100) }
    try desk.press("Ctrl+Z")
    #expect(desk.driver.rows[1] == "  Waiting")
    desk.driver.send(.suspendRequested)
    #expect(desk.session.queue.clock.now == .zero)
    desk.time += .seconds(2)
    desk.driver.send(.resumed)
    #expect(desk.driver.rows[1] == "  Done")
  }

  @Test(
    "Leaving gives the terminal back and says how",
    arguments: [("F10", Int32(0)), ("Ctrl+Q", 0), ("Ctrl+C", 130)])
  func leaving(key: String, status: Int32) throws {
    let desk = Desk()
    try desk.press(key)
    #expect(desk.status == status)
    #expect(desk.driver.isClosed)
  }

  @Test("A signal ends the program with its number")
  func signals() {
    let terminated = Desk()
    terminated.driver.send(.terminated(signal: SIGTERM))
    #expect(terminated.status == 143)
    let hungUp = Desk()
    hungUp.driver.send(.hungUp)
    #expect(hungUp.status == 129)
    #expect(hungUp.driver.isClosed)
  }
}
