/// How Switch Control scans (`switch-control.md` B5). A value out of its range is taken as the nearest one in it.
public struct SwitchControlSettings: Equatable, Sendable {
  /// What moves the highlight.
  public var style = ScanningStyle.auto
  /// How long the highlight stays in the auto style: 100 ms to 60 s.
  public var interval = Duration.seconds(1) {
    didSet { interval = interval.within(.milliseconds(100) ... .seconds(60)) }
  }
  /// How much longer it stays on the first candidate of a level: up to 10 s.
  public var pauseOnFirst = Duration.zero {
    didSet { pauseOnFirst = pauseOnFirst.within(.zero ... .seconds(10)) }
  }
  /// How often the auto style goes through a level before the scanner hides: 1 to 10, or `nil` for without end. So
  /// does the sweep of the point mode.
  public var loops: Int? = 2 {
    didSet { loops = loops.map { min(max($0, 1), 10) } }
  }
  /// How long after a move the step style selects: 200 ms to 10 s.
  public var dwell = Duration.milliseconds(1500) {
    didSet { dwell = dwell.within(.milliseconds(200) ... .seconds(10)) }
  }
  /// How long after the last input the manual and step styles hide: 1 s to 60 s, or `nil` for never.
  public var autoHide: Duration? {
    didSet { autoHide = autoHide?.within(.seconds(1) ... .seconds(60)) }
  }
  /// What selecting an element does.
  public var tapBehavior = TapBehavior.menu
  /// How long an automatic tap waits: 100 ms to 4 s.
  public var autoTapInterval = Duration.milliseconds(750) {
    didSet { autoTapInterval = autoTapInterval.within(.milliseconds(100) ... .seconds(4)) }
  }
  /// Where scanning goes on after a tap.
  public var afterTap = AfterTap.firstItem
  /// Whether rows and containers are highlighted as groups first.
  public var groupsItems = true
  /// From how many elements of a level on those of one row are a group: 1 or more.
  public var manyItems = 6 {
    didSet { manyItems = max(manyItems, 1) }
  }
  /// How long a switch has to be held to count: up to 4 s.
  public var holdDuration = Duration.zero {
    didSet { holdDuration = holdDuration.within(.zero ... .seconds(4)) }
  }
  /// How soon after a switch did something it does nothing: up to 4 s.
  public var ignoreRepeat = Duration.zero {
    didSet { ignoreRepeat = ignoreRepeat.within(.zero ... .seconds(4)) }
  }
  /// After which time a switch for next or previous that is still held does it again, and again: 200 ms to 4 s, or `nil`
  /// for never.
  public var moveRepeat: Duration? {
    didSet { moveRepeat = moveRepeat?.within(.milliseconds(200) ... .seconds(4)) }
  }
  /// How long a switch is held for its long action: 200 ms to 4 s, or `nil` for never.
  public var longPress: Duration? {
    didSet { longPress = longPress?.within(.milliseconds(200) ... .seconds(4)) }
  }
  /// How many cells wide the bands of the point mode are: 1 or more.
  public var pointBand = 4 {
    didSet { pointBand = max(pointBand, 1) }
  }
  /// How long a band or line of the point mode stays: 50 ms to 60 s.
  public var pointStep = Duration.milliseconds(500) {
    didSet { pointStep = pointStep.within(.milliseconds(50) ... .seconds(60)) }
  }
  /// Whether what is highlighted is spoken.
  public var speaks = false
  /// Whether moves and choices are heard.
  public var playsSounds = false
  /// The host's entries in the menu, in this order (`switch-control.md` B7).
  public var hostEntries: [ScannerMenuEntry.Host] = []
  /// The switches that ``SwitchControlCommand/press(_:)`` knows; of several of one name the first counts.
  public var switches = [
    AssistiveSwitch("select", .select), AssistiveSwitch("next", .next),
    AssistiveSwitch("previous", .previous),
  ]

  /// Settings as a device has them at first.
  public init() {}
}

/// What moves the scanner's highlight.
public enum ScanningStyle: String, Hashable, Sendable, CaseIterable {
  /// It moves by itself; one switch selects.
  case auto
  /// One switch moves, another selects; nothing is timed.
  case manual
  /// A switch moves; when it rests, what is highlighted is selected.
  case step
}

/// What selecting an element does.
public enum TapBehavior: String, Hashable, Sendable, CaseIterable {
  /// Opens its menu.
  case menu = "default"
  /// Taps it, unless a second select within ``SwitchControlSettings/autoTapInterval`` opens its menu.
  case auto
  /// Taps it at once. The menu is an entry behind the last of the screen.
  case always
}

/// Where scanning goes on after a tap.
public enum AfterTap: String, Hashable, Sendable, CaseIterable {
  /// At the first candidate of the screen.
  case firstItem = "first"
  /// At what was tapped.
  case tappedItem = "tapped"
}

extension Duration {
  fileprivate func within(_ range: ClosedRange<Duration>) -> Duration {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
