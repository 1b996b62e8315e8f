/// A setting that `set` changes, by its name in scripts (voiceover.md §7, design §11). Unless a script says otherwise, all
/// are as on a device that nobody has changed.
public enum ScriptSetting: String, Hashable, Sendable, CaseIterable {
  /// Whether hints are spoken; on at first.
  case hints
  /// Whether role and state words stand `before` or `after` the text, or nowhere (`none`); `after` at first.
  case controls
  /// Whether values are spoken; on at first.
  case values
  /// Whether it is told by `speech` or a `sound` that an element has more content, or not (`none`); `speech` at first.
  case moreContent = "morecontent"
  /// Whether it is said that there are custom actions; on at first.
  case actions
  /// Whether the labels of containers are spoken on entry; on at first.
  case containers
  /// Whether "2 of 5" and the bounds of lists and landmarks are spoken; on at first.
  case positions
  /// Whether the headers of a table are spoken with its cells; on at first.
  case tableHeaders = "table.headers"
  /// Whether rows and columns are spoken with the cells of a table; on at first.
  case tableCoordinates = "table.coordinates"
  /// Which punctuation marks are named: `all`, `some` or `none`; `none` at first.
  case punctuation
  /// How a capital letter that is spoken alone is told: `none` or `word`; `none` at first.
  case capitals
  /// What is spoken while typing (design §11, 34): `none`, `characters`, `words` or `both`; `none` at first.
  case echo
  /// Whether VoiceOver's cursor follows the keyboard focus (R51); on at first.
  case cursorTracking = "cursortracking"
  /// Whether the keyboard focus reaches controls that take no text (design §11, 22); off at first.
  case keyboardNavigation = "keyboardnavigation"
  /// Whether containers are stops (`grouped`) or not (`flat`; design §11, 36); `flat` at first.
  case navigation
  /// Whether next goes from the last element to the first; off at first.
  case wrapAround = "wraparound"
  /// Whether closing a dialog takes the cursor back to where it was (design §11, 24); off at first.
  case returnsFocus = "returnsfocus"
  /// Whose words and order are spoken, `ios` or `macos`; `ios` at first.
  case profile
  /// The user's language, by its tag: `de`; `en` at first.
  case language
  /// How fast is spoken, 0.25 to 4; 1 at first (design §11, 29).
  case rate
  /// Whether an announcement right after an activation goes unheard (`voiceover.md` 8.9); off at first.
  case hastyAnnouncements = "hastyannouncements"
  /// Whether a terminal rings its `bell` for some of the sounds, or not (`none`); `none` at first.
  case sounds
}
