/// What kind of thing a node is, in the words of ARIA. Hosts that speak in roles need no traits: a role
/// implies them (see ``impliedTraits``). Containers are no stops of a cursor, but for VoiceOver's when the user
/// chose to go through groups; everything else is a stop.
public enum Role: String, Hashable, Sendable, CaseIterable {
  /// Anything that is described by its traits alone.
  case element
  /// Static text.
  case text
  /// A heading.
  case heading
  /// An image with meaning.
  case image
  /// A push button.
  case button
  /// A link.
  case link
  /// A switch or check box; its value is "1" (on), "0" (off) or "2" (mixed).
  case toggle
  /// A single-line text field.
  case textField
  /// A single-line text field whose text is a secret. Its value holds a count, never the text.
  case secureTextField
  /// A text editor of several lines.
  case textEditor
  /// A field for search terms.
  case searchField
  /// A value changed by increment and decrement.
  case slider
  /// One tab of a tab bar.
  case tab
  /// The button of a navigation bar that goes back.
  case backButton
  /// A button that opens a menu of choices.
  case popUpButton
  /// The wheel of a picker.
  case pickerItem
  /// One of a set of choices that exclude each other.
  case radioButton
  /// A cell of a data table; ``NodeDetails/tableCell`` says where.
  case cell

  /// The root of a tree.
  case window
  /// A plain container: its elements follow one another, but nothing is said about it.
  case generic
  /// A plain container whose content scrolls.
  case scrollArea
  /// A plain container of controls.
  case form
  /// A semantic group; its label is spoken when a cursor enters.
  case group
  /// A list, with spoken bounds.
  case list
  /// A landmark, with spoken bounds.
  case landmark
  /// A row of tabs.
  case tabBar
  /// A row of tools.
  case toolbar
  /// A dialog or sheet.
  case dialog
  /// A dialog that wants to be noticed at once.
  case alert
  /// The choices that a button opened.
  case menu
  /// A set of choices that exclude each other; each says which of how many it is.
  case radioGroup
  /// A data table.
  case table
}

extension Role {
  /// Whether nodes of this role group others and are no stops themselves, unless the user goes through groups.
  public var isContainer: Bool {
    switch self {
    case .window, .generic, .scrollArea, .form: true
    default: isSemanticContainer
    }
  }

  /// Whether a container of this role has a meaning of its own: it is named on entry and is a group for a
  /// scanner. Plain containers only keep their elements together (design §11, 4).
  public var isSemanticContainer: Bool {
    switch self {
    case .group, .list, .landmark, .tabBar, .toolbar, .dialog, .alert, .menu, .radioGroup, .table: true
    default: false
    }
  }

  /// The traits of a node of this role, used when the host gives none (design §11, 8).
  public var impliedTraits: AccessibilityTraits {
    switch self {
    case .text: .isStaticText
    case .heading: .isHeader
    case .image: .isImage
    case .button: .isButton
    case .link: .isLink
    case .toggle: [.isButton, .isToggle]
    case .textField: .isTextField
    case .secureTextField: [.isTextField, .isSecure]
    case .textEditor: [.isTextField, .isTextEditor]
    case .searchField: .isSearchField
    case .slider: .isAdjustable
    case .tab: .isTab
    case .backButton: [.isButton, .isBackButton]
    case .popUpButton: [.isButton, .isPopUpButton]
    case .pickerItem: [.isAdjustable, .isPickerItem]
    case .radioButton: .isButton
    case .tabBar: .isTabBar
    case .dialog, .alert, .menu: .isModal
    default: []
    }
  }
}
