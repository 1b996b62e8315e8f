import EarshotAccessibility
import EarshotGeometry

/// What the scanner did, in order: one entry for each landing, output and rejection (`switch-control.md`, part C). It
/// grows until ``Engine/forgetLogs()``.
public struct ScannerLog: Sendable {
  /// The entries so far.
  public private(set) var entries = LogEntries<Entry>()

  mutating func append(_ entry: consuming Entry) { entries.append(entry) }
  mutating func forget() { entries.forget() }

  /// One thing that the scanner did.
  public struct Entry: Equatable, Sendable {
    /// Counts the entries of all logs together, from 1.
    public let sequence: Int
    /// When, on the virtual clock.
    public let time: Duration
    /// Why.
    public let cause: ScannerCause
    /// What.
    public let result: ScannerResult
    /// What focus bindings for Switch Control then follow; `nil` for what is no landing.
    public let binding: ScannerBinding?
  }
}

/// Why the scanner did something.
public enum ScannerCause: Hashable, Sendable {
  /// Switch Control was switched on.
  case start
  /// A deadline.
  case timer
  /// The user, with a switch.
  case input(SwitchAction)
  /// A switch of this name went down.
  case press(String)
  /// A switch of this name came up.
  case release(String)
  /// The tree changed.
  case tree
  /// The app said that a new screen has appeared.
  case screenChanged
  /// The app said that a part of the screen has changed.
  case layoutChanged
  /// A focus binding was written: to go to this element, or to none.
  case focus(NodeID?)
}

/// What the scanner did.
public enum ScannerResult: Equatable, Sendable {
  /// It landed here.
  case highlight(ScannerHighlight)
  /// It ran out of passes or time, or there is nothing left to be scanned.
  case vanished(ScannerStatus.State)
  /// It was paused here.
  case paused(ScannerHighlight)
  /// The tree changed and the highlight stays.
  case kept(ScannerHighlight)
  /// A tap waits; of no element if there is none at the chosen point.
  case tapPending(NodeID?)
  /// An element was tapped.
  case tap(NodeID)
  /// A point was tapped; with the element there.
  case tapAt(CellPoint, NodeID?)
  /// One step up.
  case increment(NodeID)
  /// One step down.
  case decrement(NodeID)
  /// A custom action.
  case action(String, NodeID)
  /// Something that the host does (``Engine/takeMenuChoices()``).
  case host(ScannerMenuEntry.Host)
  /// The mode changed.
  case mode(ScannerMode)
  /// A focus request that it can't meet; the highlight stays.
  case rejected(ScannerHighlight)
  /// A focus binding was reset; the highlight stays.
  case dismissed(ScannerHighlight)
  /// An input without effect.
  case ignored(Reason)

  /// Why an input had no effect.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The switch was not held long enough.
    case tooShort = "too short"
    /// The switch was pressed again too soon.
    case tooSoon = "repeat"
    /// There is nothing to scan.
    case idle
    /// A point is being chosen.
    case pointMode = "point mode"
    /// There is no menu of what is highlighted.
    case noMenu = "no menu"
  }
}

/// What focus bindings for Switch Control follow (`switch-control.md` B10).
public enum ScannerBinding: Hashable, Sendable {
  /// No element: a group, an exit, a point, or nothing is highlighted, or the binding was reset.
  case none
  /// The highlighted element, or that of the open menu.
  case element(NodeID)
}
