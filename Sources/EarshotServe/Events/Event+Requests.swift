import EarshotAccessibility
import EarshotEngine
import EarshotGeometry

extension Event {
  static let requests = ObjectKind(
    "request",
    "A node is to do something: the program does it, and tells what came of it with the next update.",
    Told("node", .node, "The node that is to act."),
    Told("action", Words.requests.output, "What it is to do."),
    Told(
      optional: "element", .node,
      "The node that the user did it on, when that isn't the one that acts: one inside of it."),
    Told("technology", Words.technologies.output, "Who asks."),
    Told(optional: "name", .text, "Of \"custom\": the action's name."),
    Told(
      optional: "direction", Words.directions.output, "Of \"scroll\": where the content that is to come lies."
    ),
    Told(optional: "unit", Words.units.output, "Of \"moveCaret\": what the caret passes."),
    Told(optional: "forward", .flag, "Of \"moveCaret\" and \"provideChildren\": whether it goes to the end."),
    Told(optional: "column", .integer, "Of \"tapAt\": the cell's column, from 0."),
    Told(optional: "row", .integer, "Of \"tapAt\": the cell's row, from 0."),
    Told(
      optional: "first", .integer,
      "Of \"provideChildren\": the first child to send, from 0; the one that is needed if it goes to the end."
    ),
    Told(
      optional: "count", .integer,
      "Of \"provideChildren\": how many to send; the last is needed if it goes to the beginning."),
    of: { (request: ActionRequest) in
      let details = RequestDetails(request.action)
      return (
        request.target, details.kind, request.element == request.target ? nil : request.element,
        request.technology, details.name, details.direction, details.unit,
        details.isForward, details.point?.column, details.point?.row, details.children?.lowerBound,
        details.children?.count
      )
    })
}

/// What an action is, without what belongs to it.
enum RequestKind: String, CaseIterable {
  case activate, increment, decrement, escape, magicTap, secondary, custom, scroll, moveCaret, tapAt
  case scrollToVisible, provideChildren
}

/// An action, taken apart.
private struct RequestDetails {
  var kind: RequestKind
  var name: String?
  var direction: ScrollDirection?
  var unit: TextUnit?
  var isForward: Bool?
  var point: CellPoint?
  var children: Range<Int>?

  init(_ action: ActionRequest.Action) {
    switch action {
    case .activate: kind = .activate
    case .increment: kind = .increment
    case .decrement: kind = .decrement
    case .escape: kind = .escape
    case .magicTap: kind = .magicTap
    case .secondary: kind = .secondary
    case .scrollToVisible: kind = .scrollToVisible
    case .custom(let name): (kind, self.name) = (.custom, name)
    case .scroll(let direction): (kind, self.direction) = (.scroll, direction)
    case .moveCaret(let unit, let isForward):
      (kind, self.unit, self.isForward) = (.moveCaret, unit, isForward)
    case .provideChildren(let children, let isForward):
      (kind, self.children, self.isForward) = (.provideChildren, children, isForward)
    case .tapAt(let point): (kind, self.point) = (.tapAt, point)
    }
  }
}
