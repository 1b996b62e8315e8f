import EarshotAccessibility

/// The scanner as it is now: what a screen shows of it.
public struct ScannerStatus: Equatable, Sendable {
  /// What the scanner is doing.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// Switch Control is off, or not yet placed.
    case off
    /// There is nothing to scan.
    case idle
    /// It waits for the user, or moves by itself.
    case scanning
    /// It was stopped, and moves only when told to.
    case paused
    /// It waits out of sight; any switch brings it back.
    case hidden
  }

  /// What the scanner is doing.
  public var state = State.off
  /// What is chosen.
  public var mode = ScannerMode.item
  /// What is highlighted.
  public var highlight = ScannerHighlight.nothing
  /// The open menu.
  public var menu: ScannerMenu?
  /// How far the choice of a point has come; in point mode only.
  public var point: ScannerPoint?
  /// What is going to be tapped if nothing happens.
  public var pendingTap: PendingTap?
  /// What the scanner waits for on the clock.
  public var interval: ScannerInterval?
  /// How many groups and menus the highlight is in.
  public var depth = 0
  /// How often the present level, or the sweep, was gone through in vain.
  public var passes = 0

  /// A tap that waits (``TapBehavior/auto``).
  public struct PendingTap: Equatable, Sendable {
    /// What is tapped; `nil` if there is no element at the chosen point.
    public var element: NodeID?

    /// Describes a tap that waits.
    public init(element: NodeID?) { self.element = element }
  }

  /// A scanner that is off.
  public init() {}
}

/// What the scanner lets the user choose.
public enum ScannerMode: String, Hashable, Sendable, CaseIterable {
  /// Elements and groups.
  case item
  /// A cell of the screen.
  case point
}

/// An open menu.
public struct ScannerMenu: Equatable, Sendable {
  /// The element that it is about; `nil` for none.
  public var element: NodeID?
  /// What it offers, in order.
  public var entries: [ScannerMenuEntry]
  /// Which entry is highlighted, from 0; `nil` for the dashed outline of the element.
  public var current: Int?

  /// Describes a menu.
  public init(element: NodeID?, entries: [ScannerMenuEntry], current: Int?) {
    self.element = element
    self.entries = entries
    self.current = current
  }
}

/// The choice of a point, as far as it has come.
public struct ScannerPoint: Equatable, Sendable {
  /// Columns of the chosen band; `nil` until it is chosen.
  public var columns: ClosedRange<Int>?
  /// The chosen column.
  public var column: Int?
  /// Rows of the chosen band.
  public var rows: ClosedRange<Int>?
  /// The chosen row.
  public var row: Int?

  /// Nothing chosen yet.
  public init() {}
}

/// A time that the scanner lets pass.
public struct ScannerInterval: Equatable, Sendable {
  /// What happens at its end.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The highlight moves on.
    case move
    /// What is highlighted is selected.
    case dwell
    /// What was selected is tapped.
    case tap
    /// The band or line moves on.
    case point
  }

  /// What happens at its end.
  public var kind: Kind
  /// When it began, on the virtual clock.
  public var start: Duration
  /// When it ends.
  public var end: Duration

  /// Describes an interval.
  public init(kind: Kind, start: Duration, end: Duration) {
    self.kind = kind
    self.start = start
    self.end = end
  }
}
