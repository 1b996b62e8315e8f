import EarshotAccessibility

/// Where one technology is, and what it remembers.
struct Cursor {
  let technology: AssistiveTechnology
  var isOn = false
  var standing = Standing.unplaced
  /// The position; on an element it is that element, elsewhere where the next move goes on from.
  var place: Place?
  /// Where it stood before the present element.
  var former: Place?
  /// For the present element: the value that a binding was asked for, where it carries several (R19).
  var asked: [FocusBindingID: FocusValueID] = [:]
  /// What the element says to focus bindings, innermost first, one value a binding.
  var matches: [FocusTag] = []
  /// The scanner's highlight stays after a dismissal, but says nothing to bindings until it lands again
  /// (design §11, 16).
  var isDismissed = false
  /// Counts landings of all cursors; the highest moved last (R31).
  var lastMove = 0
  /// What is known of the element's siblings.
  var vicinity = Vicinity()
  /// The containers around the element, outermost first.
  var containers: [NodeRef] = []
  /// Whether one of them tells its first and last element.
  var hasBounds = false
  /// The alert around the element.
  var alert: NodeRef?
  /// What was done with the rotor since the cursor came to the element.
  var rotor: RotorVisit?
  /// The element as it was last spoken, and when.
  var heard: Heard?
  var heardAt = Duration.zero

  /// What is around the element, and so around its siblings too, until the tree changes.
  struct Vicinity {
    /// The element itself; none on a container.
    var element = Slot.none
    var parent = Slot.none
    /// The tree's revision when this was found out.
    var revision: UInt32 = 0
    /// Whether something around says something to focus bindings.
    var isTagged = false
    /// Whether the containers around are those that the cursor entered.
    var isEntered = false
  }

  /// How a cursor stands.
  enum Standing {
    /// Nowhere, because it was not yet placed or nothing was left to be on.
    case unplaced
    /// On the element at `place`.
    case onElement
    /// Its element went or is out of reach; to be relocated.
    case lost
    /// Nowhere, because focus was dismissed (R6).
    case dismissed
  }

  /// What was heard of an element.
  enum Heard {
    /// All that its state says.
    case state(NodeState)
    case parts(SpokenParts)
  }

  init(_ technology: AssistiveTechnology) { self.technology = technology }

  /// The elements that it may be sent to.
  var stops: Stops { technology == .voiceOver ? .elements : .scannable }

  /// Puts it on an element; what it remembered of the former one is gone.
  mutating func stand(on element: NodeRef) {
    former = place
    place = .on(element)
    standing = .onElement
    isDismissed = false
    if !asked.isEmpty { asked = [:] }
    if rotor != nil { rotor = nil }
  }

  /// The node it is on, if that is still there.
  var element: NodeRef? {
    guard isOn, standing == .onElement, case .on(let node) = place else { return nil }
    return node
  }
}
