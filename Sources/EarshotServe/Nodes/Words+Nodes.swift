import EarshotAccessibility

extension Words<Role> {
  static let roles = Words("role")
}

extension Words<AccessibilityTraits> {
  static let traits = Words(
    "trait",
    [
      "isButton": .isButton, "isHeader": .isHeader, "isSelected": .isSelected, "isLink": .isLink,
      "isSearchField": .isSearchField, "isImage": .isImage, "playsSound": .playsSound,
      "isKeyboardKey": .isKeyboardKey, "isStaticText": .isStaticText,
      "isSummaryElement": .isSummaryElement, "updatesFrequently": .updatesFrequently,
      "startsMediaSession": .startsMediaSession, "allowsDirectInteraction": .allowsDirectInteraction,
      "causesPageTurn": .causesPageTurn, "isModal": .isModal, "isToggle": .isToggle, "isTabBar": .isTabBar,
      "isNotEnabled": .isNotEnabled, "isAdjustable": .isAdjustable, "isTextField": .isTextField,
      "isSecure": .isSecure, "isTextEditor": .isTextEditor, "isEditing": .isEditing,
      "isBackButton": .isBackButton, "isTab": .isTab, "isPopUpButton": .isPopUpButton,
      "isPickerItem": .isPickerItem, "isDraggable": .isDraggable,
    ])
}

extension Words<AccessibilityActions> {
  static let actions = Words(
    "action",
    [
      "activate": .activate, "increment": .increment, "decrement": .decrement, "escape": .escape,
      "magicTap": .magicTap, "secondary": .secondary, "scroll": .scroll,
    ])
}

extension Words<InsertionPoint> {
  static let insertionPoints = Words(
    "place of the caret", ["start": .start, "middle": .middle, "end": .end])
}

extension Words<SpeechStyle> {
  static let speechStyles = Words(
    "way to speak",
    ["spellsOutCharacters": .spellsOutCharacters, "includesPunctuation": .includesPunctuation])
}
