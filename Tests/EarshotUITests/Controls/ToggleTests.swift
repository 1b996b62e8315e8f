import Testing

@testable import EarshotUI

private struct Option {
  var name: String
  var isOn: Bool
}

@MainActor @Suite struct ToggleTests {
  private func mount(_ isOn: Bool...) -> (Mount, Handle<[Option]>) {
    let options = Handle(isOn.enumerated().map { Option(name: "option \($0)", isOn: $1) })
    let mount = Mount(width: 20) {
      Driven(options) { $options in
        Toggle("all", sources: $options, isOn: \.isOn)
        ForEach($options, id: \.name) { $option in Toggle(option.name, isOn: $option.isOn) }
      }
    }
    return (mount, options)
  }

  @Test func aToggleOfSeveralSourcesIsMixedWhileTheyDiffer() {
    let (mount, _) = mount(true, false)
    #expect(mount.screen.hasPrefix("[-] all"))
    #expect(mount.node("all").value == "2")
    mount.press("option 1")
    #expect(mount.screen.hasPrefix("[x] all"))
    #expect(mount.node("all").value == "1")
    mount.press("option 0")
    mount.press("option 1")
    #expect(mount.screen.hasPrefix("[ ] all"))
    #expect(mount.node("all").value == "0")
  }

  @Test func activatingItSetsAllAndThenClearsAll() {
    let (mount, options) = mount(false, true, false)
    mount.press("all")
    #expect(options.value.map(\.isOn) == [true, true, true])
    mount.press("all")
    #expect(options.value.map(\.isOn) == [false, false, false])
    mount.press("all")
    #expect(options.value.map(\.isOn) == [true, true, true])
  }

  @Test func withoutSourcesItIsOffAndStaysOff() {
    let (mount, _) = mount()
    mount.press("all")
    #expect(mount.outline == "toggle \"all\" = \"0\"")
  }
}
