import EarshotGeometry
import EarshotEngine
import EarshotTerminal
import Testing

@testable import EarshotHost
@testable import Gallery

@MainActor @Suite struct SessionSmokeTests {
  @Test func signIn() throws {
    let session = Session { SignInView() }
    session.handle(.technology(.voiceOver, isOn: true))
    for r in session.screenRows { print("|", r) }
    session.advance(by: .milliseconds(100))
    for r in session.screenRows { print("|", r) }
    for k in ["Enter", "a", "@", "b", "Alt+Right", "Enter", "x", "Alt+Right", "Enter", "F4"] {
      let r = session.handle(.key(try #require(KeyEvent(name: k))))
      print(k, r.utterances.map(\.caption), r.diagnostics, r.sounds)
    }
    for r in session.screenRows { print("|", r) }
    print(session.focusProperties)
    print(session.graph.counters)
  }
}
