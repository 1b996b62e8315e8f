import EarshotAccessibility
import Observation
import Testing

@testable import EarshotUI

/// What a host has on, and what was pressed.
@MainActor @Observable private final class Extras {
  var hasDock = false
  var hasCover = false
  var pressed: [String] = []
}

private struct DockView: View {
  let extras: Extras

  var body: some View {
    if extras.hasDock {
      VStack(alignment: .leading) {
        HStack(spacing: 0) {
          KeyboardKey(face: "a", name: "a") { extras.pressed.append("a") }
          KeyboardKey(face: "@", name: "at") { extras.pressed.append("at") }
        }
        .scannerGroup()
        KeyboardKey(face: "shift", name: "shift", isSelected: !extras.pressed.isEmpty) {}
      }
    }
  }
}

private struct CoverView: View {
  let extras: Extras

  var body: some View {
    if extras.hasCover { Button("Close") { extras.hasCover = false } }
  }
}

private struct AppView: View {
  @State private var text = ""

  var body: some View {
    Text("Title")
    Spacer()
    TextField("Name", text: $text)
  }
}

@Suite("The window around an app")
@MainActor struct HostWindowTests {
  private let extras = Extras()
  private let mount: Mount

  init() {
    let extras = extras
    mount = Mount(width: 12, height: 6) {
      HostWindow(content: AppView()) {
        DockView(extras: extras)
      } cover: {
        CoverView(extras: extras)
      }
    }
  }

  @Test("Without anything in it the app has the whole screen")
  func bare() {
    let alone = Mount(width: 12, height: 6) { AppView() }
    #expect(mount.screen == "Title\n\n\n\n\n[Name      ]")
    #expect(mount.screen == alone.screen)
    #expect(mount.outline == alone.outline)
  }

  @Test("The app makes room for what is docked at the bottom, and gets it back")
  func dock() {
    let before = mount.screen
    mount.turn { extras.hasDock = true }
    #expect(mount.screen == "Title\n\n\n[Name      ]\n[a][@]\n[shift]")
    #expect(
      mount.outline == """
        text "Title"
        textField "Name"
        generic
          button "a"
          button "at"
        button "shift"
        """)
    #expect(mount.nodes.filter { $0.details.groupsChildren }.map(\.role) == [.generic])
    mount.turn { extras.hasDock = false }
    #expect(mount.screen == before)
  }

  @Test("A key says what it is, and shows that it is on; pressed, it does its own and leaves the focus alone")
  func key() {
    mount.turn { extras.hasDock = true }
    mount.press("Name")
    #expect(mount.press("at").recordsEmitted == 1)
    #expect(extras.pressed == ["at"])
    #expect(mount.keyboard == "Name")
    #expect(mount.node("at").traits == [.isButton, .isKeyboardKey])
    #expect(mount.node("shift").traits == [.isButton, .isKeyboardKey, .isSelected])
  }

  @Test("A cover hides everything else, from the keyboard focus too, until it goes")
  func cover() {
    let before = mount.screen
    mount.turn { extras.hasCover = true }
    #expect(mount.screen == "[ Close ]")
    #expect(mount.outline == "text \"Title\"\ntextField \"Name\"\nbutton \"Close\"")
    mount.press("Name")
    #expect(mount.keyboard == nil)
    mount.press("Close")
    #expect(mount.screen == before)
    mount.press("Name")
    #expect(mount.keyboard == "Name")
  }
}
