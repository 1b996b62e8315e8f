/// A setting by the name that scripts and other programs have for it (voiceover.md §7, switch-control.md B5, design §11). A new
/// engine has them as a device that nobody has changed.
public enum EngineSetting: String, Hashable, Sendable, CaseIterable {
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
  /// What moves the scanner's highlight (`switch-control.md` B5): `auto`, `manual` or `step`; `auto` at first.
  case scanStyle = "switchcontrol.style"
  /// How long the highlight stays in the auto style, 100ms to 1m; 1s at first.
  case scanInterval = "switchcontrol.interval"
  /// How much longer it stays on the first candidate, 0ms to 10s; 0ms at first.
  case scanPause = "switchcontrol.pause"
  /// After how many passes the scanner hides: 1 to 10, or `unlimited`; 2 at first.
  case scanLoops = "switchcontrol.loops"
  /// How long after a move the step style selects, 200ms to 10s; 1.5s at first.
  case scanDwell = "switchcontrol.dwell"
  /// How long after the last input the manual and step styles hide: `off`, or 1s to 1m; `off` at first.
  case scanAutoHide = "switchcontrol.autohide"
  /// What selecting an element does: `default` opens its menu, `auto` taps after a while, `always` at once; `default` at
  /// first.
  case scanTap = "switchcontrol.tap"
  /// How long an automatic tap waits, 100ms to 4s; 750ms at first.
  case scanAutoTapInterval = "switchcontrol.autotapinterval"
  /// Where scanning goes on after a tap: at the `first` item or at the `tapped` one; `first` at first.
  case scanAfterTap = "switchcontrol.aftertap"
  /// Whether rows and containers are highlighted as groups; on at first.
  case scanGroups = "switchcontrol.groups"
  /// From how many elements of a level on those of one row are a group, 1 to 1000; 6 at first.
  case scanManyItems = "switchcontrol.manyitems"
  /// How long a switch has to be held to count, 0ms to 4s; 0ms at first.
  case scanHold = "switchcontrol.hold"
  /// How soon after a switch did something it does nothing, 0ms to 4s; 0ms at first.
  case scanIgnoreRepeat = "switchcontrol.ignorerepeat"
  /// After which time a held switch for next or previous does it again: `off`, or 200ms to 4s; `off` at first.
  case scanMoveRepeat = "switchcontrol.moverepeat"
  /// How long a switch is held for its long action: `off`, or 200ms to 4s; `off` at first.
  case scanLongPress = "switchcontrol.longpress"
  /// How many cells wide the bands of the point mode are, 1 to 1000; 4 at first.
  case scanPointBand = "switchcontrol.pointband"
  /// How long a band or line of the point mode stays, 50ms to 1m; 500ms at first.
  case scanPointStep = "switchcontrol.pointstep"
  /// Whether the scanner speaks what it highlights; off at first.
  case scanSpeech = "switchcontrol.speech"
  /// Whether the scanner's moves and choices are heard; off at first.
  case scanSounds = "switchcontrol.sounds"
}
