import EarshotGeometry

/// One node of the accessibility tree, as plain data. A ``TreeUpdate`` replaces whole nodes.
public struct AccessibilityNode: Equatable, Sendable {
  /// Which node this is.
  public let id: NodeID
  /// What kind of thing it is.
  public var role: Role
  /// What it is in Apple's words; the role's traits unless the host gave others.
  public var traits: AccessibilityTraits
  /// The name, spoken first; empty when there is none.
  public var label: String
  /// The value, spoken after the label; empty when there is none. For a toggle "1", "0" or "2". For a secure
  /// field the number of its characters in digits, never the text (design §11, 32).
  public var value: String
  /// What activating does, spoken last; empty when there is none.
  public var hint: String
  /// A name for tests, never spoken; empty when there is none.
  public var identifier: String
  /// The nodes below, in the host's order.
  public var children: [NodeID]
  /// The actions the node handles.
  public var actions: AccessibilityActions
  /// Names of further actions, in the order they are offered.
  public var customActions: [String]
  /// Higher comes first among siblings; 0 unless said otherwise (R42).
  public var sortPriority: Double
  /// Where it stands, in cells. Siblings that all have a frame are read by it, others in the host's order (design §11, 6). A
  /// container is read where its first element stands; by its own frame if it has no element, is one itself, is a tab bar, or if
  /// only a window of its children is in the tree (design §11, 5).
  public var frame: CellRect?
  /// The focus bindings that this node answers to, innermost first (R19).
  public var focusTags: [FocusTag]
  /// Whether it reacts to input, when the host says so itself; decides whether a scanner stops here.
  public var respondsToUserInteraction: Bool?
  /// Kept out of reach, with all below it (R39).
  public var isHidden: Bool
  /// Level of a heading from 1 to 6, 0 when it has none. Spoken only together with ``AccessibilityTraits/isHeader``.
  public var headingLevel: Int
  /// Expanded (`true`) or collapsed (`false`), for things that can be either.
  public var isExpanded: Bool?
  /// Where the caret stands, while the node is being edited.
  public var insertionPoint: InsertionPoint?
  /// What only few nodes have, kept apart so that the many stay small.
  private var rare = RareProperties.none

  /// Makes a node. Everything but the id has a neutral default; `traits` defaults to those of the role.
  public init(
    id: NodeID,
    role: Role = .element,
    traits: AccessibilityTraits? = nil,
    label: String = "",
    value: String = "",
    hint: String = "",
    identifier: String = "",
    children: [NodeID] = [],
    actions: AccessibilityActions = [],
    customActions: [String] = [],
    sortPriority: Double = 0,
    frame: CellRect? = nil,
    focusTags: [FocusTag] = [],
    respondsToUserInteraction: Bool? = nil,
    isHidden: Bool = false,
    headingLevel: Int = 0,
    isExpanded: Bool? = nil,
    insertionPoint: InsertionPoint? = nil,
    details: NodeDetails = NodeDetails()
  ) {
    self.id = id
    self.role = role
    self.traits = traits ?? role.impliedTraits
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.children = children
    self.actions = actions
    self.customActions = customActions
    self.sortPriority = sortPriority
    self.frame = frame
    self.focusTags = focusTags
    self.respondsToUserInteraction = respondsToUserInteraction
    self.isHidden = isHidden
    self.headingLevel = headingLevel
    self.isExpanded = isExpanded
    self.insertionPoint = insertionPoint
    self.details = details
  }
}

/// Where the caret stands in a text that is being edited.
public enum InsertionPoint: Hashable, Sendable {
  /// Before the first character, or the text is empty.
  case start
  /// Between two characters.
  case middle
  /// After the last character.
  case end
}

extension AccessibilityNode {
  /// The properties that few nodes have.
  public var details: NodeDetails {
    get { rare.details }
    set { rare = RareProperties(newValue) }
  }

  /// Whether it has any of them; asked before ``details`` where time counts.
  public var hasDetails: Bool { rare != .none }
}

/// ``NodeDetails`` at the cost of one word where there are none.
private enum RareProperties: Equatable, Sendable {
  case none
  indirect case some(NodeDetails)

  init(_ details: NodeDetails) { self = details == NodeDetails() ? .none : .some(details) }

  var details: NodeDetails {
    switch self {
    case .none: NodeDetails()
    case .some(let details): details
    }
  }
}

extension AccessibilityNode {
  /// Whether the node is enabled.
  public var isEnabled: Bool { !traits.contains(.isNotEnabled) }

  /// Whether it is a secure field whose value isn't a count. The C interface and the server refuse one, since it is the secret
  /// more likely than what an author chose to have said instead, as a view may.
  package var tellsSecret: Bool {
    traits.contains(.isSecure)
      && !value.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Whether a scanner stops here (`switch-control.md` B2; design §11, 21): what the host says outright, else
  /// enabled and a control, adjustable, or with an action.
  public var isScannable: Bool {
    if role.isContainer { return false }
    if let respondsToUserInteraction { return respondsToUserInteraction }
    guard isEnabled else { return false }
    return !traits.isDisjoint(with: .scannable) || actions.contains(.activate) || !customActions.isEmpty
  }
}

extension AccessibilityTraits {
  /// The traits that make an enabled element a stop of a scanner.
  static let scannable: AccessibilityTraits = [
    .isButton, .isLink, .isToggle, .isTextField, .isSearchField, .isAdjustable, .isTab, .isPopUpButton,
  ]
}
