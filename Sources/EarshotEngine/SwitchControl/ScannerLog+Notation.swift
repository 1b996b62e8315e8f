import EarshotAccessibility
import EarshotGeometry

// The notation of `switch-control.md`, part C: what the table of a trace has in its columns. `name` says how a node is
// called there.

extension ScannerCause {
  /// "timer", "select", "press N", "focus:=c3".
  public func description(naming name: (NodeID) -> String) -> String {
    switch self {
    case .start: "start"
    case .timer: "timer"
    case .input(let action): action.rawValue
    case .press(let key): "press \(key)"
    case .release(let key): "release \(key)"
    case .tree: "tree"
    case .screenChanged: "screenChanged"
    case .layoutChanged: "layoutChanged"
    case .focus(let id): "focus:=" + (id.map(name) ?? "nil")
    }
  }
}

extension ScannerBinding {
  /// The element, or "nil".
  public func description(naming name: (NodeID) -> String) -> String {
    switch self {
    case .none: "nil"
    case .element(let id): name(id)
    }
  }
}

extension ScannerHighlight {
  /// "[a]", "{row1: a b c}", "<row1>", "menu(a): Tap", "xBand 0–3".
  public func description(naming name: (NodeID) -> String) -> String {
    switch self {
    case .nothing: "—"
    case .element(let id): "[\(name(id))]"
    case .group(let group):
      "{\(group.identity.description(naming: name)): \(group.members.map(name).joined(separator: " "))}"
    case .exit(let group): "<\(group.identity.description(naming: name))>"
    case .menu: "[Menu]"
    case .menuEntry(let entry, let element): "menu(\(element.map(name) ?? "·")): \(entry.name)"
    case .menuExit(let element): "menu(\(element.map(name) ?? "·")): <\(element.map(name) ?? "·")>"
    case .band(let axis, let cells): "\(axis.letter)Band \(cells.lowerBound)–\(cells.upperBound)"
    case .line(let axis, let cell): "\(axis.letter)Line \(cell)"
    }
  }
}

extension ScannerGroup.Identity {
  /// The container's name, or "row1".
  public func description(naming name: (NodeID) -> String) -> String {
    switch self {
    case .container(let id): name(id)
    case .row(let row): "row\(row)"
    }
  }
}

extension ScannerAxis {
  fileprivate var letter: String { self == .columns ? "x" : "y" }
}

extension ScannerResult {
  /// "[a]", "tap a", "tap at 5,4 → a", "ignored (too short)".
  public func description(naming name: (NodeID) -> String) -> String {
    switch self {
    case .highlight(let highlight): highlight.description(naming: name)
    case .vanished(let state): "— (\(state.rawValue))"
    case .paused(let highlight): "paused at \(highlight.description(naming: name))"
    case .kept(let highlight): "keep \(highlight.description(naming: name))"
    case .rejected(let highlight): "rejected; cursor \(highlight.description(naming: name))"
    case .dismissed(let highlight): "cursor stays \(highlight.description(naming: name))"
    case .mode(let mode): "mode=\(mode.rawValue)"
    case .ignored(let reason): "ignored (\(reason.rawValue))"
    default: output(naming: name)
    }
  }

  private func output(naming name: (NodeID) -> String) -> String {
    switch self {
    case .tapPending(let id): "tap pending on \(id.map(name) ?? "—")"
    case .tap(let id): "tap \(name(id))"
    case .tapAt(let point, let id): "tap at \(point.column),\(point.row) → \(id.map(name) ?? "—")"
    case .increment(let id): "increment \(name(id))"
    case .decrement(let id): "decrement \(name(id))"
    case .action(let action, let id): "action \(action) \(name(id))"
    case .host(let host): host.rawValue
    default: ""
    }
  }
}
