import EarshotAccessibility

/// What the scanner highlights (`switch-control.md` B4).
public enum ScannerHighlight: Hashable, Sendable {
  /// Nothing: it is off, hidden, or there is nothing to scan.
  case nothing
  /// An element.
  case element(NodeID)
  /// A group; selecting enters it.
  case group(ScannerGroup)
  /// The dashed outline of the group that was entered; selecting leaves it.
  case exit(ScannerGroup)
  /// The entry behind the last of the screen that opens a menu without an element (``TapBehavior/always``).
  case menu
  /// An entry of the open menu; `of` is the menu's element.
  case menuEntry(ScannerMenuEntry, of: NodeID?)
  /// The dashed outline of the menu's element; selecting closes the menu.
  case menuExit(of: NodeID?)
  /// A band of columns or rows, while a point is chosen.
  case band(ScannerAxis, ClosedRange<Int>)
  /// One column or row in that band.
  case line(ScannerAxis, Int)
}

/// What the bands and lines of the point mode are made of.
public enum ScannerAxis: String, Hashable, Sendable, CaseIterable {
  /// Columns of cells, from 0 at the left.
  case columns
  /// Rows of cells, from 0 at the top.
  case rows
}

/// Elements that are highlighted together. Where they stand is for the screen to know.
public struct ScannerGroup: Hashable, Sendable {
  /// What keeps a group the same while the screen changes.
  public enum Identity: Hashable, Sendable {
    /// A container of the tree.
    case container(NodeID)
    /// Elements in this row of cells.
    case row(Int)
  }

  /// Which group.
  public var identity: Identity
  /// The elements in it, those of its groups too, as they are scanned.
  public var members: [NodeID]

  /// Describes a group.
  public init(identity: Identity, members: [NodeID]) {
    self.identity = identity
    self.members = members
  }
}

/// An entry of the scanner's menu (`switch-control.md` B7).
public enum ScannerMenuEntry: Hashable, Sendable {
  /// Taps the element, or the point that was chosen.
  case tap
  /// One step up; the menu stays.
  case increment
  /// One step down; the menu stays.
  case decrement
  /// A custom action offered on the element, its own or of a container around it.
  case action(String)
  /// Something that the host does.
  case host(Host)
  /// Has the user choose points.
  case pointMode
  /// Has the user choose items again.
  case itemMode
  /// Closes the menu.
  case escape

  /// What a host can offer in the menu.
  public enum Host: String, Hashable, Sendable, CaseIterable {
    /// The next page of what the element stands in.
    case scrollDown = "Scroll Down"
    /// The previous page.
    case scrollUp = "Scroll Up"
    /// Leaves the app.
    case home = "Home"
    /// The settings of the scanner.
    case settings = "Settings"
  }

  /// Its name in English, as logs have it. ``Words/callAsFunction(_:)-(ScannerMenuEntry)`` has the user's language.
  public var name: String {
    switch self {
    case .tap: "Tap"
    case .increment: "Increment"
    case .decrement: "Decrement"
    case .action(let name): name
    case .host(let host): host.rawValue
    case .pointMode: "Point Mode"
    case .itemMode: "Item Mode"
    case .escape: "Escape"
    }
  }
}
