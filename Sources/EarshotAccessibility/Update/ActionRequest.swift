import EarshotGeometry

/// Something an assistive technology asks the host to do to a node.
public struct ActionRequest: Equatable, Sendable {
  /// What is asked for.
  public enum Action: Equatable, Sendable {
    /// The default action.
    case activate
    /// One step up.
    case increment
    /// One step down.
    case decrement
    /// The escape gesture.
    case escape
    /// The magic tap.
    case magicTap
    /// The action with this name.
    case custom(String)
    /// What a long press does.
    case secondary
    /// Show the next page in this direction.
    case scroll(ScrollDirection)
    /// Move the caret of the field being edited.
    case moveCaret(by: TextUnit, forward: Bool)
    /// Bring the node into view; sent with every landing of a cursor.
    case scrollToVisible
    /// Send an update of the target with another window of its children (``NodeDetails/virtualChildren``): one in which the
    /// first of these is if the cursor goes forward, or the last if it goes back. How many more come with it is for the host to
    /// decide; these are as many as were there. Without such an update the cursor stays, as at the end of the list.
    case provideChildren(Range<Int>, forward: Bool)
    /// Tap this cell of the screen. The target is the element there, or the root if none is known that takes a tap;
    /// the host may know better.
    case tapAt(CellPoint)
  }

  /// The node that is to act: the element, or a node around it that acts for it.
  public var target: NodeID
  /// The element that the user did it on; the target itself unless that acts for it. So a list whose "Delete" is offered on its
  /// rows (``NodeDetails/offersActionsOnChildren``) knows which row is meant.
  public var element: NodeID
  /// What it is to do.
  public var action: Action
  /// Who asks.
  public var technology: AssistiveTechnology

  /// Asks `target` for an action, done on `element` or, without that, on the target itself.
  public init(
    target: NodeID, action: Action, technology: AssistiveTechnology, element: NodeID? = nil
  ) {
    self.target = target
    self.element = element ?? target
    self.action = action
    self.technology = technology
  }
}

/// Where the content that comes into view lies.
public enum ScrollDirection: String, Hashable, Sendable, CaseIterable {
  /// Above.
  case up
  /// Below.
  case down
  /// On the left.
  case left
  /// On the right.
  case right
}
