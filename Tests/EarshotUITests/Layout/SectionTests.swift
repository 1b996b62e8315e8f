import EarshotAccessibility
import Testing

@testable import EarshotHost
@testable import EarshotUI

@MainActor @Suite struct SectionTests {
  private func section(_ isExpanded: Handle<Bool>) -> Mount {
    Mount(width: 20) {
      Form {
        Driven(isExpanded) { $isExpanded in
          Section("More", isExpanded: $isExpanded) {
            Text("one")
            Text("two")
          }
        }
        Text("after")
      }
    }
  }

  @Test func theHeaderShowsAndHidesTheContent() {
    let isExpanded = Handle(false)
    let mount = section(isExpanded)
    #expect(mount.screen == "+ More\nafter")
    #expect(mount.outline == "form\n  heading \"More\" header\n  text \"after\"")
    #expect(mount.node("More").isExpanded == false)
    mount.press("More")
    #expect(isExpanded.value)
    #expect(mount.screen == "- More\none\ntwo\nafter")
    #expect(mount.node("More").isExpanded == true)
    mount.press("More")
    #expect(mount.screen == "+ More\nafter")
  }

  @Test func theProgramMayExpandItToo() {
    let isExpanded = Handle(false)
    let mount = section(isExpanded)
    mount.turn { isExpanded.value = true }
    #expect(mount.screen == "- More\none\ntwo\nafter")
    #expect(mount.node("More").isExpanded == true)
  }

  @Test func aDisabledHeaderStaysAsItIs() {
    let mount = Mount(width: 20) {
      Section(isExpanded: .constant(true)) {
        Text("one")
      } header: {
        HStack {
          Text("a")
          Text("b")
        }
      }
      .disabled(true)
    }
    mount.press("a, b")
    #expect(mount.outline == "heading \"a, b\" header dimmed\ntext \"one\"")
  }

  @Test func theStateIsHeardAndSoIsItsChange() {
    let stage = Stage(on: []) {
      Driven(Handle(false)) { $it in Section("More", isExpanded: $it) { Text("one") } }
    }
    let landing = stage.session.handle(.technology(.voiceOver, isOn: true))
    #expect(landing.utterances.map(\.caption) == ["More, Heading, collapsed, Double tap to expand"])
    let change = stage.perform(.activate)
    #expect(stage.screen == "- More\none")
    #expect(change.utterances.map(\.caption) == ["expanded"])
  }

  @Test func headerAndFooterMayBeGivenAsValues() {
    let mount = Mount(width: 20) {
      Section(header: Text("h1"), footer: Text("f1")) { Text("c1") }
      Section(header: Text("h2")) { Text("c2") }
      Section(footer: Text("f3")) { Text("c3") }
    }
    #expect(
      mount.outline == """
        text "h1" header
        text "c1"
        text "f1"
        text "h2" header
        text "c2"
        text "c3"
        text "f3"
        """)
  }
}
