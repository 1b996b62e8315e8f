/// One thing that VoiceOver says in words of its own. Every such word is looked up in a ``StringTable`` by one of these
/// names; `{0}` and `{1}` in a table stand for what is filled in.
public enum Phrase: String, Hashable, Sendable, CaseIterable {
  // Role and state words (`voiceover.md` 2.4, 2.5).
  case selected, dimmed, button, backButton, switchButton, on, off, mixed, tab, textField, secureTextField
  case isEditing, heading, headingLevel, link, adjustable, image, searchField, expanded, collapsed
  case popUpButton, pickerItem, draggable
  /// A back button labelled just this is not read by its label.
  case back

  // Instructions (`voiceover.md` 2.6).
  case toggleInstruction, editInstruction, misspelledInstruction, adjustInstruction, expandInstruction
  case collapseInstruction, pickerInstruction, dragInstruction
  case activateInstruction

  // Containers, positions, tables (`voiceover.md` 2.7).
  case tabBar, toolbar, alert, group, list, table
  case listStart, listEnd, landmark, landmarkEnd
  /// `{0}` of `{1}`.
  case position
  /// Counted.
  case spansRows, spansColumns
  case row, column

  // Text (`voiceover.md` 2.8).
  case insertionPointAtStart, insertionPointAtEnd
  /// Stands for a character of a secret.
  case bullet
  /// Counted: the length of a secret.
  case characterCount
  case capital, space, newLine, tabulator
  case selectedText, unselectedText

  // More of the element (`voiceover.md` 2.9).
  case actionsAvailable, moreContentAvailable, activate, defaultAction

  // Scrolling (`voiceover.md` 4.5).
  case page, rows

  // Commands that answer in words (`voiceover.md` 4.1).
  case screenCurtainOn, screenCurtainOff, speechOn, speechOff
  case itemChooser, noItems
  /// Counted.
  case itemCount

  // Switch Control's menu (`switch-control.md` B7).
  case tap, increment, decrement, pointMode, itemMode, escape, scannerMenu, scrollDown, scrollUp, home,
    settings

  // Kinds of the rotor (`voiceover.md` 4.4).
  case characters, words, lines, headings, headingsOfLevel, links, formControls, textFields, images,
    containers
  case landmarks, lists, tables, adjustValue, actions, moreContent

  // The on-screen keyboard (Switch Control); its space bar is `space`.
  case keyboard, shiftKey, deleteKey, returnKey, hideKey
  /// A row of it, from its first key to its last.
  case keyRow

  // Settings of Switch Control (`switch-control.md` B5).
  case switchSettings, done, scanningStyle, autoStyle, manualStyle, stepStyle, scanInterval, pauseOnFirst
  case loops, unlimited, dwell, autoHide, tapBehavior, defaultTap, autoTap, alwaysTap, autoTapInterval
  case afterTap, firstItem, tappedItem, groupItems, scannerSpeech, scannerSounds
  /// Counted.
  case seconds, milliseconds

  // Marks and signs, as they are named when they are read one by one or with all punctuation.
  case period, comma, colon, semicolon, exclamationMark, questionMark, apostrophe, quotationMark, hyphen, dash
  case slash, backslash, leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
  case at, number, percent, ampersand, asterisk, plus, equals, underscore, less, greater, bar, tilde, dollar
  case caret, graveAccent
}
