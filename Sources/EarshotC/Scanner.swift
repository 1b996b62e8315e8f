import CEarshot
import EarshotAccessibility
import EarshotEngine
import EarshotGeometry

/// Tells the scanner the size of the screen.
@c @implementation
public func earshot_set_screen_size(_ handle: OpaquePointer!, _ columns: Int32, _ rows: Int32)
  -> earshot_status
{
  run(handle) { (engine) throws(Failure) in
    guard columns > 0, rows > 0 else { throw .argument("A screen has at least one column and one row.") }
    engine.engine.screenSize = CellSize(width: Int(columns), height: Int(rows))
  }
}

/// The scanner as it is now.
@c @implementation
public func earshot_scanner_status(
  _ handle: OpaquePointer!, _ state: UnsafeMutablePointer<earshot_scanner_state>!
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    try write(state, "state") { told in
      let status = engine.engine.scanner
      let size = told.size
      told = earshot_scanner_state()
      told.size = size
      told.words = engine.strings.lend(engine.engine.words(for: status.highlight) ?? "")
      told.describe(status)
      told.describe(status.highlight, lending: &engine.strings)
      told.describe(status.menu, lending: &engine.strings)
      told.describe(status.interval)
    }
  }
}

extension earshot_scanner_state {
  fileprivate mutating func describe(_ status: ScannerStatus) {
    state = status.state.ofC
    is_choosing_point = status.mode == .point
    is_about_to_tap = status.pendingTap != nil
    tapped_node = status.pendingTap?.element?.rawValue ?? 0
    depth = Int32(clamping: status.depth)
    passes = Int32(clamping: status.passes)
  }

  fileprivate mutating func describe(
    _ shown: ScannerHighlight, lending strings: inout BorrowedStrings
  ) {
    highlight = shown.ofC
    node = shown.element?.rawValue ?? 0
    switch shown {
    case .group(let group), .exit(let group):
      members = strings.lend(group.members.map(\.rawValue))
      member_count = group.members.count
    case .band(_, let cells):
      first_cell = Int32(clamping: cells.lowerBound)
      last_cell = Int32(clamping: cells.upperBound)
    case .line(_, let cell):
      first_cell = Int32(clamping: cell)
      last_cell = first_cell
    default: break
    }
  }

  fileprivate mutating func describe(_ menu: ScannerMenu?, lending strings: inout BorrowedStrings) {
    menu_current = Int32(menu?.current ?? -1)
    guard let menu else { return }
    menu_entries = strings.lend(menu.entries.map(\.name))
    menu_entry_count = menu.entries.count
    menu_node = menu.element?.rawValue ?? 0
  }

  fileprivate mutating func describe(_ interval: ScannerInterval?) {
    guard let interval else { return }
    wait = interval.kind.ofC
    wait_start = interval.start.inNanoseconds
    wait_end = interval.end.inNanoseconds
  }
}

extension ScannerHighlight {
  fileprivate var ofC: Int32 {
    switch self {
    case .nothing: Int32(EARSHOT_HIGHLIGHT_NOTHING)
    case .element: Int32(EARSHOT_HIGHLIGHT_ELEMENT)
    case .group: Int32(EARSHOT_HIGHLIGHT_GROUP)
    case .exit: Int32(EARSHOT_HIGHLIGHT_EXIT)
    case .menu: Int32(EARSHOT_HIGHLIGHT_MENU)
    case .menuEntry: Int32(EARSHOT_HIGHLIGHT_MENU_ENTRY)
    case .menuExit: Int32(EARSHOT_HIGHLIGHT_MENU_EXIT)
    case .band(.columns, _), .line(.columns, _): Int32(EARSHOT_HIGHLIGHT_COLUMNS)
    case .band(.rows, _), .line(.rows, _): Int32(EARSHOT_HIGHLIGHT_ROWS)
    }
  }

  /// The element, that of the menu, or the container that is a group.
  var element: NodeID? {
    switch self {
    case .element(let id): return id
    case .group(let group), .exit(let group):
      if case .container(let id) = group.identity { return id }
      return nil
    case .menuEntry(_, let id), .menuExit(let id): return id
    case .nothing, .menu, .band, .line: return nil
    }
  }
}

extension ScannerStatus.State {
  fileprivate var ofC: Int32 {
    switch self {
    case .off: Int32(EARSHOT_SCANNER_OFF)
    case .idle: Int32(EARSHOT_SCANNER_IDLE)
    case .scanning: Int32(EARSHOT_SCANNER_SCANNING)
    case .paused: Int32(EARSHOT_SCANNER_PAUSED)
    case .hidden: Int32(EARSHOT_SCANNER_HIDDEN)
    }
  }
}

extension ScannerInterval.Kind {
  fileprivate var ofC: Int32 {
    switch self {
    case .move: Int32(EARSHOT_WAIT_MOVE)
    case .dwell: Int32(EARSHOT_WAIT_DWELL)
    case .tap: Int32(EARSHOT_WAIT_TAP)
    case .point: Int32(EARSHOT_WAIT_POINT)
    }
  }
}
