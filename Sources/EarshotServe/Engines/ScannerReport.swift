import EarshotAccessibility
import EarshotEngine

/// How the scanner is, as an answer tells it.
enum ScannerReport {
  static let kind = ObjectKind(
    "scanner", "The scanner.",
    Told("state", Words<ScannerStatus.State>("state").output, "What it is doing."),
    Told("mode", Words<ScannerMode>("mode").output, "Whether elements are chosen or a point."),
    Told("highlight", highlight.output, "What it highlights."),
    Told("menu", menu.output.orNull, "The open menu."),
    Told("pendingTap", pendingTap.output.orNull, "What is going to be tapped if nothing happens."),
    Told("wait", wait.output.orNull, "What it waits for on the clock."),
    Told("depth", .count, "How many groups and menus the highlight is in."),
    Told("passes", .count, "How often the present level was gone through in vain."),
    of: { (engine: Engine) in
      let status = engine.scanner
      return (
        status.state, status.mode, Highlight(status.highlight, words: engine.words(for: status.highlight)),
        status.menu, status.pendingTap, status.interval, status.depth, status.passes
      )
    })

  private static let highlight = ObjectKind(
    "highlight", "What the scanner highlights.",
    Told("kind", Words<Highlight.Kind>("kind").output, "What kind of thing."),
    Told("node", Output.node.orNull, "The element, the container that is a group, or the menu's element."),
    Told("words", .text, "What the scanner calls it, in the user's language."),
    Told(optional: "members", Output.node.list, "Of a group: the elements in it."),
    Told(optional: "from", .integer, "Of columns and rows: the first."),
    Told(optional: "to", .integer, "Of columns and rows: the last."),
    of: { (shown: Highlight) in
      (shown.kind, shown.node, shown.words, shown.members, shown.cells?.lowerBound, shown.cells?.upperBound)
    })

  private static let menu = ObjectKind(
    "menu", "The scanner's menu.",
    Told("node", Output.node.orNull, "The element it is about."),
    Told("entries", Output.text.list, "What it offers, in order."),
    Told(
      "current", Output.count.orNull,
      "Which entry is highlighted, from 0; null for the outline of the element."),
    of: { (menu: ScannerMenu) in (menu.element, menu.entries.map(\.name), menu.current) })

  private static let pendingTap = ObjectKind(
    "pendingTap", "A tap that waits.",
    Told("node", Output.node.orNull, "What is tapped; null if there is no element at the chosen point."),
    of: { (tap: ScannerStatus.PendingTap) in tap.element })

  private static let wait = ObjectKind(
    "wait", "A time that passes.",
    Told("kind", Words<ScannerInterval.Kind>("kind").output, "What happens at its end."),
    Told("start", .milliseconds, "When it began, on the engine's clock."),
    Told("end", .milliseconds, "When it ends."),
    of: { (interval: ScannerInterval) in (interval.kind, interval.start, interval.end) })
}

/// A highlight, taken apart.
private struct Highlight {
  enum Kind: String, CaseIterable {
    case nothing, element, group, exit, menu, menuEntry, menuExit, columns, rows
  }

  var kind = Kind.nothing
  var node: NodeID?
  var members: [NodeID]?
  var cells: ClosedRange<Int>?
  let words: String

  init(_ highlight: ScannerHighlight, words: String?) {
    self.words = words ?? ""
    switch highlight {
    case .nothing: break
    case .element(let id): (kind, node) = (.element, id)
    case .group(let group): take(group, .group)
    case .exit(let group): take(group, .exit)
    case .menu: kind = .menu
    case .menuEntry(_, let id): (kind, node) = (.menuEntry, id)
    case .menuExit(let id): (kind, node) = (.menuExit, id)
    case .band(let axis, let cells): (kind, self.cells) = (axis.kind, cells)
    case .line(let axis, let cell): (kind, cells) = (axis.kind, cell...cell)
    }
  }

  private mutating func take(_ group: ScannerGroup, _ kind: Kind) {
    (self.kind, members) = (kind, group.members)
    if case .container(let id) = group.identity { node = id }
  }
}

extension ScannerAxis {
  fileprivate var kind: Highlight.Kind { self == .columns ? .columns : .rows }
}
