import EarshotScript
import Gallery

extension ScreenCatalog {
  /// The demo screens.
  static let gallery = ScreenCatalog([
    Screen("signin", "A sign-in form: where the cursor starts, and an error that takes it.") { SignInView() },
    Screen("notice", "A notice that takes the cursor if it has priority.") { NoticeView() },
    Screen("notes", "Two notes, and a preview and a button for the one being edited.") { NotesView() },
    Screen("inbox", "Messages with headings, actions and more content, for the rotor.") { InboxView() },
    Screen("scopes", "The same buttons bound for VoiceOver, for Switch Control and for both.") {
      ScopesView()
    },
    Screen("pad", "A number pad, whose rows a scanner highlights as groups.") { PadView() },
    Screen("relay", "Focus by notification, owned by a modifier.") { RelayView() },
    Screen("relay-off", "The same without the relay, as on a system too old for it.") {
      RelayView(isRelayed: false)
    },
    Screen(
      "form", "A form of any length, for measurements.",
      options: ["items": "number of items, 1000 by default"]
    ) { options in
      FormView(items: try options.number("items", default: 1000))
    },
  ])
}
