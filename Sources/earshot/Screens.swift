import EarshotScript
import Gallery

extension ScreenCatalog {
  /// The demo screens.
  static let gallery = ScreenCatalog([
    Screen("signin", "A sign-in form: the cursor starts in the first field, and an error takes it.") {
      SignInView()
    },
    Screen("notes", "Two notes, and a preview of the one that has the keyboard focus.") { NotesView() },
    Screen("notice", "Departures with a notice, which takes the cursor when it is urgent.") { NoticeView() },
    Screen("relay", "A focus request that is posted by one view and met by another.") { RelayView() },
    Screen("relay-off", "The same screen without the relay: it works, and nothing moves.") {
      RelayView(isRelayed: false)
    },
    Screen("scopes", "Focus that follows one technology, or all of them.") { ScopesView() },
    Screen(
      "form", "A form of any length, for measurements.", options: ["items": "number of items, 20 by default"]
    ) { options in
      FormView(items: try options.number("items", default: 20, in: 0...1_000_000))
    },
  ])
}
