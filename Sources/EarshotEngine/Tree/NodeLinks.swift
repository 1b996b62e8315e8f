import EarshotAccessibility

/// What a walk needs to know about a node, packed so that a step touches one cache line (64 bytes) and never
/// the node itself. Children are linked in reading order.
struct NodeLinks {
  /// Which node it is; of no meaning in an empty slot.
  var id = NodeID(0)
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
  /// Counts the nodes that the slot was given to.
  var generation: UInt32 = 0
  /// Counts the states that these were in.
  var version: UInt32 = 0
  var flags: NodeFlags = []
  /// What the node is itself.
  var own: NodeKinds = []
  /// That, and what is found inside; nothing for a container without elements.
  var kinds: NodeKinds = []
}

/// A node's properties that decide where a cursor goes.
struct NodeFlags: OptionSet, Hashable {
  let rawValue: UInt16

  /// A stop of VoiceOver's cursor; what is below it is not walked. What takes no space isn't one, and is passed
  /// through (`voiceover.md` 3.1).
  static let element = NodeFlags(rawValue: 1 << 0)
  /// Out of reach with all below it (R39).
  static let hidden = NodeFlags(rawValue: 1 << 1)
  /// Hides its siblings (R42).
  static let modal = NodeFlags(rawValue: 1 << 2)
  /// The slot holds a node.
  static let alive = NodeFlags(rawValue: 1 << 3)
  /// May say something to focus bindings.
  static let tagged = NodeFlags(rawValue: 1 << 4)
  /// A container that is named on entry.
  static let semantic = NodeFlags(rawValue: 1 << 5)
  /// A container whose elements are tabs.
  static let tabBar = NodeFlags(rawValue: 1 << 6)
  /// Its children are read in the host's order.
  static let keepsOrder = NodeFlags(rawValue: 1 << 7)
  /// Has properties that few nodes have.
  static let detailed = NodeFlags(rawValue: 1 << 8)
  /// Its present state was logged.
  static let recorded = NodeFlags(rawValue: 1 << 9)
  /// A container that tells its elements which of how many they are.
  static let counts = NodeFlags(rawValue: 1 << 10)
  /// Has a label.
  static let labelled = NodeFlags(rawValue: 1 << 11)

  /// The flags that follow from the node alone.
  init(of node: AccessibilityNode) {
    var flags: NodeFlags = .alive
    if !node.role.isContainer, node.takesSpace { flags.insert(.element) }
    if node.isHidden { flags.insert(.hidden) }
    if node.traits.contains(.isModal) { flags.insert(.modal) }
    if !node.focusTags.isEmpty { flags.insert(.tagged) }
    if node.role.isSemanticContainer { flags.insert(.semantic) }
    if node.traits.contains(.isTabBar) { flags.insert(.tabBar) }
    if flags.contains(.tabBar) || node.role == .radioGroup { flags.insert(.counts) }
    if !node.label.isEmpty { flags.insert(.labelled) }
    if node.hasDetails { flags.insert(.detailed) }
    if node.hasDetails, node.details.keepsOrder { flags.insert(.keepsOrder) }
    self = flags
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The flags that a parent's reading order and counts depend on.
  var concerningParent: NodeFlags { intersection([.element, .hidden, .modal]) }

  /// The flags that decide in which order the children are read, and where the node stands.
  var concerningChildren: NodeFlags { intersection([.element, .tabBar, .keepsOrder]) }
}

extension AccessibilityNode {
  /// Whether it has width and height, as far as that is known.
  fileprivate var takesSpace: Bool { frame.map { $0.size.width > 0 && $0.size.height > 0 } ?? true }
}
