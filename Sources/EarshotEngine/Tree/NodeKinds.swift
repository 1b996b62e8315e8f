import EarshotAccessibility

/// The kinds of thing that walks look for. A node has its own; a container also has those of everything in it that a
/// walk comes to, so that a search passes by whole containers without the kind.
struct NodeKinds: OptionSet, Hashable {
  let rawValue: UInt32

  /// A stop of VoiceOver's cursor. A container has it if there is an element in it.
  static let element = NodeKinds(rawValue: 1 << 0)
  /// A stop of a scanner.
  static let scannable = NodeKinds(rawValue: 1 << 1)
  static let link = NodeKinds(rawValue: 1 << 2)
  static let formControl = NodeKinds(rawValue: 1 << 3)
  static let textField = NodeKinds(rawValue: 1 << 4)
  static let image = NodeKinds(rawValue: 1 << 5)
  /// A container with a meaning of its own.
  static let container = NodeKinds(rawValue: 1 << 6)
  static let landmark = NodeKinds(rawValue: 1 << 7)
  static let list = NodeKinds(rawValue: 1 << 8)
  static let table = NodeKinds(rawValue: 1 << 9)

  /// A heading of any level, or of none.
  static let heading = NodeKinds(rawValue: 0b111_1111 << 10)

  /// A heading of a level from 1 to 6, or with 0 one that has no level.
  static func heading(_ level: Int) -> NodeKinds {
    NodeKinds(rawValue: (0...6).contains(level) ? 1 << UInt32(10 + level) : 0)
  }

  /// A container of whose children some were not sent, so that they may be of any kind.
  static let incomplete = NodeKinds(rawValue: 1 << 17)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// What the node is itself; nothing for one that only keeps others together.
  init(of node: AccessibilityNode, flags: NodeFlags) {
    if flags.contains(.element) {
      self = Self.ofElement(node)
    } else {
      self = flags.contains(.semantic) ? Self.ofContainer(node.role) : []
      if flags.contains(.windowed), ChildWindow(of: node).isIncomplete { insert(.incomplete) }
    }
  }

  private static func ofElement(_ node: AccessibilityNode) -> NodeKinds {
    let traits = node.traits
    var kinds: NodeKinds = .element
    if node.isScannable { kinds.insert(.scannable) }
    if traits.contains(.isHeader) { kinds.formUnion(.heading(min(max(node.headingLevel, 0), 6))) }
    if traits.contains(.isLink) { kinds.insert(.link) }
    if traits.contains(.isImage) { kinds.insert(.image) }
    if !traits.isDisjoint(with: .takingText) { kinds.insert(.textField) }
    if !traits.isDisjoint(with: .operable) { kinds.insert(.formControl) }
    return kinds
  }

  private static func ofContainer(_ role: Role) -> NodeKinds {
    switch role {
    case .landmark: [.container, .landmark]
    case .list: [.container, .list]
    case .table: [.container, .table]
    default: .container
    }
  }
}

extension AccessibilityTraits {
  /// What a text can be typed into.
  static let takingText: AccessibilityTraits = [.isTextField, .isSecure, .isTextEditor, .isSearchField]

  /// What the user operates: the form controls of the rotor. Links and tabs are not among them.
  static let operable: AccessibilityTraits = [
    .isButton, .isToggle, .isTextField, .isSecure, .isTextEditor, .isSearchField, .isAdjustable,
    .isPopUpButton,
    .isPickerItem,
  ]
}

/// How many of a container's children have each kind, so that a child's change is passed on without looking at its
/// siblings.
struct KindCounts {
  private var counts = SIMD32<UInt32>()
  /// The kinds that at least one child has.
  private(set) var kinds: NodeKinds = []

  mutating func add(_ added: NodeKinds) {
    kinds.formUnion(added)
    for bit in added.bits { counts[bit] &+= 1 }
  }

  mutating func remove(_ removed: NodeKinds) {
    for bit in removed.bits {
      counts[bit] &-= 1
      if counts[bit] == 0 { kinds.remove(NodeKinds(rawValue: 1 << UInt32(bit))) }
    }
  }
}

extension NodeKinds {
  /// The places of the bits that are set.
  fileprivate var bits: some Sequence<Int> {
    sequence(state: rawValue) { rest -> Int? in
      guard rest != 0 else { return nil }
      defer { rest &= rest - 1 }
      return rest.trailingZeroBitCount
    }
  }
}
