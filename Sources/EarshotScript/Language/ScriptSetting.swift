/// A setting that `set` changes, by its name in scripts (voiceover.md §7, switch-control.md B5, design §11).
public enum ScriptSetting: String, Hashable, Sendable, CaseIterable {
  /// Whether hints are spoken.
  case hints
  /// Whether words for controls come before or after the text, or not at all.
  case controls
  /// How more content is reported.
  case moreContent = "morecontent"
  /// Whether "Actions available" is spoken.
  case actions
  /// Whether headers and numbers of table rows and columns are spoken.
  case tables
  /// Whether containers are spoken on entry.
  case containers
  /// Whether "n of m" is spoken.
  case position
  /// Whether containers are stops of their own.
  case navigation
  /// What is spoken while typing.
  case echo
  /// Whether VoiceOver's cursor follows the keyboard focus.
  case cursorTracking = "cursortracking"
  /// Whether a closed presentation gives the cursor back to what opened it.
  case returnsFocus = "returnsfocus"
  /// Whether the keyboard focus reaches controls that are no fields.
  case keyboardNavigation = "keyboardnavigation"

  /// What moves the highlight.
  case switchStyle = "switchcontrol.style"
  /// Time an item stays highlighted.
  case switchInterval = "switchcontrol.interval"
  /// Additional time on the first item.
  case switchPauseOnFirst = "switchcontrol.pauseonfirst"
  /// How often a level is scanned.
  case switchLoops = "switchcontrol.loops"
  /// Time after which the highlighted item is selected in the step style.
  case switchDwell = "switchcontrol.dwell"
  /// Time without input after which the highlight goes.
  case switchAutoHide = "switchcontrol.autohide"
  /// What selecting an item does.
  case switchTap = "switchcontrol.tap"
  /// Time in which a second press opens the menu.
  case switchAutoTap = "switchcontrol.autotap"
  /// Where scanning goes on after a tap.
  case switchAfterTap = "switchcontrol.aftertap"
  /// Whether items are scanned in groups.
  case switchGroupItems = "switchcontrol.groupitems"
  /// From how many items on groups are made.
  case switchManyItems = "switchcontrol.manyitems"
  /// Time a switch has to be held.
  case switchHoldDuration = "switchcontrol.holdduration"
  /// Time in which a second press is ignored.
  case switchIgnoreRepeat = "switchcontrol.ignorerepeat"
  /// Time after which a held switch moves again.
  case switchMoveRepeat = "switchcontrol.moverepeat"
  /// Time after which a press is a long one.
  case switchLongPress = "switchcontrol.longpress"
  /// Height of the band of point mode, in cells.
  case switchPointBand = "switchcontrol.pointband"
  /// Time between two steps of point mode.
  case switchPointStep = "switchcontrol.pointstep"
  /// Whether the scanner speaks.
  case switchSpeech = "switchcontrol.speech"
  /// Whether the scanner makes sounds.
  case switchSounds = "switchcontrol.sounds"
}

extension ScriptSetting {
  /// The forms a value may have.
  public var forms: [SettingForm] {
    switch self {
    case .hints, .actions, .tables, .containers, .position, .cursorTracking, .returnsFocus,
      .keyboardNavigation, .switchGroupItems, .switchSpeech, .switchSounds:
      [.toggle]
    case .controls: [.words(["before", "after", "off"])]
    case .moreContent: [.words(["speech", "sound", "off"])]
    case .navigation: [.words(["flat", "grouped"])]
    case .echo: [.words(["none", "characters", "words", "both"])]
    case .switchStyle: [.words(["auto", "manual", "step"])]
    case .switchInterval: [.duration(.milliseconds(100) ... .seconds(60))]
    case .switchPauseOnFirst: [.duration(.zero ... .seconds(10))]
    case .switchLoops: [.number(1...10), .words(["unlimited"])]
    case .switchDwell: [.duration(.milliseconds(200) ... .seconds(10))]
    case .switchAutoHide: [.words(["off"]), .duration(.seconds(1) ... .seconds(60))]
    case .switchTap: [.words(["default", "auto", "always"])]
    case .switchAutoTap: [.duration(.milliseconds(100) ... .seconds(4))]
    case .switchAfterTap: [.words(["first", "tapped"])]
    case .switchManyItems: [.number(1...1000)]
    case .switchHoldDuration, .switchIgnoreRepeat: [.duration(.zero ... .seconds(4))]
    case .switchMoveRepeat, .switchLongPress:
      [.words(["off"]), .duration(.milliseconds(200) ... .seconds(4))]
    case .switchPointBand: [.number(1...1000)]
    case .switchPointStep: [.duration(.milliseconds(1) ... .seconds(60))]
    }
  }
}
