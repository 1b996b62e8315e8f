import EarshotGeometry
import EarshotUI
import Gallery
import Testing

@testable import EarshotHost

@Suite("Everything with one switch")
@MainActor struct OneSwitchTests {
  @Test(
    "Signing in: both fields reached, address and password typed, the button pressed; nothing but the one switch"
  )
  func signIn() {
    let session = Session(technologies: [.switchControl]) { SignInView() }
    let person = OneSwitch(session: session)
    #expect(person.tap("Email") && person.type("ada@example.org"))
    #expect(person.tap("Password") && person.type("open") && person.tap("space") && person.type("sesame"))
    #expect(session.appRows[1].hasPrefix("[ada@example.org "))
    #expect(session.appRows[2].hasPrefix("[••••••••••• "))
    #expect(person.tap("Log in"))
    #expect(session.appRows.filter { !$0.isEmpty } == ["Welcome, ada@example.org"])
    #expect(session.engine.scanner.state == .idle)
  }

  @Test("A wrong password is tried again, with the keyboard that is still there")
  func secondTry() {
    let session = Session(technologies: [.switchControl]) { SignInView() }
    let person = OneSwitch(session: session)
    #expect(person.tap("Email") && person.type("a") && person.tap("Password") && person.type("no"))
    #expect(person.tap("Log in"))
    #expect(session.appRows[3] == "Wrong password")
    #expect(person.type("open") && person.tap("space") && person.type("sesame") && person.tap("Log in"))
    #expect(session.appRows.filter { !$0.isEmpty } == ["Welcome, a"])
  }
}
