import EarshotAccessibility
import EarshotGeometry

/// One level that the highlight moves in (`switch-control.md` B4).
struct ScanLevel {
  var content: Content
  /// Which candidate is highlighted.
  var index = 0
  /// How often the auto style went through it without an input.
  var passes = 0

  enum Content {
    case root([ScanEntry])
    case group(ScannerGroup.Identity, [ScanEntry])
    case menu(OpenMenu)
  }

  /// The entries that are scanned; none for a menu.
  var entries: [ScanEntry] {
    switch content {
    case .root(let entries), .group(_, let entries): entries
    case .menu: []
    }
  }

  /// Number of entries, those of a menu too.
  var entryCount: Int {
    if case .menu(let menu) = content { return menu.entries.count }
    return entries.count
  }

  /// The menu that the level is.
  var menu: OpenMenu? {
    if case .menu(let menu) = content { return menu }
    return nil
  }

  /// The group that the level is.
  var identity: ScannerGroup.Identity? {
    if case .group(let identity, _) = content { return identity }
    return nil
  }
}

/// A menu as the scanner opened it.
struct OpenMenu {
  var element: NodeID?
  /// The chosen point, in point mode.
  var point: CellPoint?
  var entries: [ScannerMenuEntry]
}

/// A leaf or group of the scan tree (`switch-control.md` B3).
enum ScanEntry: Hashable {
  /// An element; a loose one never joins a row.
  case leaf(NodeID, isLoose: Bool)
  /// A container with two entries or more.
  case container(NodeID)
  /// The elements of one row.
  case row(Int, [NodeID])

  /// The group that it is.
  var identity: ScannerGroup.Identity? {
    switch self {
    case .leaf: nil
    case .container(let id): .container(id)
    case .row(let row, _): .row(row)
    }
  }

  var isContainer: Bool {
    if case .container = self { return true }
    return false
  }

  func isLeaf(_ id: NodeID) -> Bool {
    if case .leaf(id, _) = self { return true }
    return false
  }
}
