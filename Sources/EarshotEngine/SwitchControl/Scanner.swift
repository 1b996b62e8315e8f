import EarshotAccessibility
import EarshotGeometry

/// Everything Switch Control knows (`switch-control.md`, part B).
struct Scanner {
  var state = ScannerStatus.State.off
  var mode = ScannerMode.item
  /// Where the highlight is: in item mode the screen, then groups, then perhaps a menu; in point mode a menu or nothing.
  var levels: [ScanLevel] = []
  /// What the point mode highlights while no menu is open.
  var sweep = PointSweep()
  var pendingTap: PendingTap?
  var deadlines = ScanDeadlines()
  var switches: [HeldSwitch] = []
  /// When each action was last done by a key.
  var keyTimes: [SwitchAction: Duration] = [:]
  var lists = ScanLists()
  /// Children that were asked for, and that the highlight is on its way to.
  var awaited: ScanWay?
  /// The tree was changed since the highlight was last compared with it.
  var isTouched = false
  /// Things were laid out anew, or are grouped by other settings.
  var isRearranged = false
  /// Something in the tree may be scanned otherwise than before.
  var isRegrouped = false
  /// What the app said of the screen, until the next resolution.
  var notice: ScanNotice?
  /// What the present command led to; `nil` outside commands.
  var outcome: CommandOutcome?
  var screenSize = CellSize(width: 80, height: 24)
  var host = HostGeometry()
  var log = ScannerLog()
  var feedback = ScannerFeedback()
  var choices: [ScannerMenuEntry.Host] = []

  /// A tap that waits.
  struct PendingTap {
    var element: NodeID?
    /// The chosen point, in point mode.
    var point: CellPoint?
  }

  /// Whether it takes inputs for what is highlighted.
  var isActive: Bool { state == .scanning || state == .paused }

  /// Whether a band or line is highlighted.
  var isSweeping: Bool { isActive && mode == .point && levels.isEmpty }

  /// Off, with nothing to remember but what was logged and what the host said of the screen.
  mutating func reset() {
    var fresh = Scanner()
    fresh.screenSize = screenSize
    fresh.host = host
    fresh.log = log
    fresh.feedback = feedback
    fresh.choices = choices
    self = fresh
  }
}

/// Who knows where things stand. Apart, because a value with a weak reference in it can't be moved as it is.
final class HostGeometry {
  weak var geometry: (any ScreenGeometry)?
}

/// What an app said of the screen (`switch-control.md` B9).
enum ScanNotice {
  case screenChanged(NodeID?)
  case layoutChanged(NodeID?)
}
