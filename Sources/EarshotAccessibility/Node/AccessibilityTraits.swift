/// What an element is and how it behaves, as a set. The members up to ``isTabBar`` are Apple's; those after it
/// stand for traits that Apple's controls carry without public names.
public struct AccessibilityTraits: _BitSet {
  /// One bit a trait.
  public var bits: UInt64

  /// Makes the empty set.
  public init() { bits = 0 }

  /// Activates something.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// A heading.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// Currently selected.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// Opens something elsewhere.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// A field for search terms.
  public static let isSearchField = AccessibilityTraits(bit: 4)
  /// An image.
  public static let isImage = AccessibilityTraits(bit: 5)
  /// Makes a sound when activated; silent in speech.
  public static let playsSound = AccessibilityTraits(bit: 6)
  /// A key of an on-screen keyboard; takes the word "Button" away.
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  /// Text that doesn't change; silent in speech.
  public static let isStaticText = AccessibilityTraits(bit: 8)
  /// Read first when the screen appears; silent in speech.
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  /// Changes often; spoken at intervals while focused.
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  /// Starts or stops media; silent in speech.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// Takes touches itself; silent in speech.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  /// Turns the page when reading reaches its end; silent in speech.
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  /// While present, its siblings are out of reach (R42).
  public static let isModal = AccessibilityTraits(bit: 14)
  /// A switch; its value is spoken as a state.
  public static let isToggle = AccessibilityTraits(bit: 15)
  /// A bar whose elements are tabs.
  public static let isTabBar = AccessibilityTraits(bit: 16)

  /// Not enabled; spoken as "dimmed".
  public static let isNotEnabled = AccessibilityTraits(bit: 32)
  /// Changed by increment and decrement.
  public static let isAdjustable = AccessibilityTraits(bit: 33)
  /// Takes text.
  public static let isTextField = AccessibilityTraits(bit: 34)
  /// Takes text that is a secret.
  public static let isSecure = AccessibilityTraits(bit: 35)
  /// Takes several lines of text.
  public static let isTextEditor = AccessibilityTraits(bit: 36)
  /// Takes the keys just now.
  public static let isEditing = AccessibilityTraits(bit: 37)
  /// The button of a navigation bar that goes back.
  public static let isBackButton = AccessibilityTraits(bit: 38)
  /// One tab of a tab bar.
  public static let isTab = AccessibilityTraits(bit: 39)
  /// A button that opens a menu of choices.
  public static let isPopUpButton = AccessibilityTraits(bit: 40)
  /// The wheel of a picker: "selected" follows its text.
  public static let isPickerItem = AccessibilityTraits(bit: 41)
  /// A handle that is dragged to rearrange.
  public static let isDraggable = AccessibilityTraits(bit: 42)
}
