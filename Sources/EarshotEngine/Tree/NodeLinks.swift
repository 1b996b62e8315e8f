import EarshotAccessibility

/// What a walk needs to know about a node, packed so that a step touches one cache line and never the node's
/// texts. Children are linked in reading order.
struct NodeLinks {
  var parent = Slot.none
  var firstChild = Slot.none
  var lastChild = Slot.none
  var next = Slot.none
  var previous = Slot.none
  /// The only child that is walked, when one of them is modal.
  var modalChild = Slot.none
  /// Place among the siblings in reading order, from 0.
  var siblingIndex: Int32 = 0
  /// Place among the elements of the container, from 1; 0 for what is no element or hidden.
  var ordinal: Int32 = 0
  /// Number of elements directly inside.
  var elementCount: Int32 = 0
  var generation: UInt32 = 0
  var flags: NodeFlags = []
}

/// A node's properties that decide where a cursor goes.
struct NodeFlags: OptionSet, Hashable {
  let rawValue: UInt16

  /// A stop of VoiceOver's cursor; what is below it is not walked.
  static let element = NodeFlags(rawValue: 1 << 0)
  /// Out of reach with all below it (R39).
  static let hidden = NodeFlags(rawValue: 1 << 1)
  /// Hides its siblings (R42).
  static let modal = NodeFlags(rawValue: 1 << 2)
  /// A stop of a scanner.
  static let scannable = NodeFlags(rawValue: 1 << 3)
  /// An element, or a container with at least one inside that is not hidden.
  static let populated = NodeFlags(rawValue: 1 << 4)
  /// The slot holds a node.
  static let alive = NodeFlags(rawValue: 1 << 5)

  /// May say something to focus bindings.
  static let tagged = NodeFlags(rawValue: 1 << 6)
  /// A container that is named on entry.
  static let semantic = NodeFlags(rawValue: 1 << 7)
  /// A container whose elements are tabs.
  static let tabBar = NodeFlags(rawValue: 1 << 8)

  /// The flags that follow from the node alone.
  init(of node: AccessibilityNode) {
    var flags: NodeFlags = .alive
    if !node.role.isContainer { flags.formUnion([.element, .populated]) }
    if node.isHidden { flags.insert(.hidden) }
    if node.traits.contains(.isModal) { flags.insert(.modal) }
    if node.isScannable { flags.insert(.scannable) }
    if !node.focusTags.isEmpty { flags.insert(.tagged) }
    if node.role.isSemanticContainer { flags.insert(.semantic) }
    if node.traits.contains(.isTabBar) { flags.insert(.tabBar) }
    self = flags
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The flags that a parent's reading order and counts depend on.
  var concerningParent: NodeFlags { intersection([.element, .hidden, .modal]) }
}

/// Which nodes a walk stops at.
enum Stops {
  /// Every element: VoiceOver.
  case elements
  /// Scannable elements: Switch Control.
  case scannable

  var flags: NodeFlags {
    switch self {
    case .elements: .element
    case .scannable: [.element, .scannable]
    }
  }
}
