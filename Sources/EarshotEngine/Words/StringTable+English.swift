/// The words in English (`voiceover.md` 2.4–2.9, 4). Of what a Mac says, the order of words and "edit text" are observed;
/// its instructions are rebuilt from its key commands (`voiceover.md` 4.3).
extension StringTable {
  /// English.
  public static let english = StringTable(
    language: "en", plurals: .oneAndOther,
    phrases: [
      .selected: "selected", .dimmed: "dimmed", .button: "Button", .backButton: "Back button",
      .switchButton: "Switch button", .on: "on", .off: "off", .mixed: "mixed", .tab: "Tab",
      .textField: "Text field", .secureTextField: "Secure text field", .isEditing: "is editing",
      .heading: "Heading", .headingLevel: "level {0}", .link: "Link", .adjustable: "adjustable",
      .image: "Image", .searchField: "Search field", .expanded: "expanded", .collapsed: "collapsed",
      .popUpButton: "Pop up button", .pickerItem: "Picker Item", .draggable: "draggable", .back: "Back",

      .toggleInstruction: "Double tap to toggle setting", .editInstruction: "Double tap to edit",
      .misspelledInstruction: "Use the rotor to access Misspelled Words",
      .adjustInstruction: "Swipe up or down with one finger to adjust the value",
      .expandInstruction: "Double tap to expand", .collapseInstruction: "Double tap to collapse",
      .pickerInstruction: "Double tap to activate the picker",
      .dragInstruction: "Double tap and hold, wait for the sound, then drag to rearrange",
      .activateInstruction: "",

      .tabBar: "Tab bar", .toolbar: "Toolbar", .alert: "alert", .group: "group", .list: "list",
      .table: "table", .listStart: "List start", .listEnd: "List end", .landmark: "Landmark",
      .landmarkEnd: "End", .position: "{0} of {1}",
      .spansRows: [.one: "Spans {0} row", .other: "Spans {0} rows"],
      .spansColumns: [.one: "Spans {0} column", .other: "Spans {0} columns"],
      .row: "Row {0}", .column: "Column {0}",

      .insertionPointAtStart: "insertion point at start", .insertionPointAtEnd: "insertion point at end",
      .bullet: "bullet", .characterCount: [.one: "{0} character", .other: "{0} characters"],
      .capital: "cap {0}", .space: "space", .newLine: "new line", .tabulator: "tab",
      .selectedText: "{0}, selected", .unselectedText: "{0}, unselected",

      .actionsAvailable: "Actions available", .moreContentAvailable: "More content available",
      .activate: "Activate", .defaultAction: "Default",

      .page: "Page {0} of {1}", .rows: "Rows {0} to {1} of {2}",

      .screenCurtainOn: "Screen curtain on", .screenCurtainOff: "Screen curtain off",
      .speechOn: "Speech on", .speechOff: "Speech off", .itemChooser: "Item Chooser",
      .noItems: "No items", .itemCount: [.one: "{0} item", .other: "{0} items"],

      .tap: "Tap", .increment: "Increment", .decrement: "Decrement", .pointMode: "Point Mode",
      .itemMode: "Item Mode", .escape: "Escape", .scannerMenu: "Menu", .scrollDown: "Scroll Down",
      .scrollUp: "Scroll Up", .home: "Home", .settings: "Settings",

      .characters: "Characters", .words: "Words", .lines: "Lines", .headings: "Headings",
      .headingsOfLevel: "Heading {0}", .links: "Links", .formControls: "Form Controls",
      .textFields: "Text Fields", .images: "Images", .containers: "Containers", .landmarks: "Landmarks",
      .lists: "Lists", .tables: "Tables", .adjustValue: "Adjust value", .actions: "Actions",
      .moreContent: "More Content",

      .keyboard: "Keyboard", .shiftKey: "shift", .deleteKey: "delete", .returnKey: "return",
      .hideKey: "hide", .keyRow: "{0} to {1}",

      .switchSettings: "Switch Control Settings", .done: "Done", .scanningStyle: "Scanning style",
      .autoStyle: "auto", .manualStyle: "manual", .stepStyle: "single switch step",
      .scanInterval: "Interval", .pauseOnFirst: "Pause on first item", .loops: "Loops",
      .unlimited: "unlimited", .dwell: "Dwell time", .autoHide: "Auto hide",
      .tapBehavior: "Tap behavior", .defaultTap: "menu", .autoTap: "auto tap", .alwaysTap: "always tap",
      .autoTapInterval: "Auto tap interval", .afterTap: "After a tap", .firstItem: "first item",
      .tappedItem: "tapped item", .groupItems: "Group items", .scannerSpeech: "Speech",
      .scannerSounds: "Sound effects",
      .seconds: [.one: "{0} second", .other: "{0} seconds"],
      .milliseconds: [.one: "{0} millisecond", .other: "{0} milliseconds"],

      .period: "period", .comma: "comma", .colon: "colon", .semicolon: "semicolon",
      .exclamationMark: "exclamation mark", .questionMark: "question mark", .apostrophe: "apostrophe",
      .quotationMark: "quote", .hyphen: "hyphen", .dash: "dash", .slash: "slash", .backslash: "backslash",
      .leftParenthesis: "left paren", .rightParenthesis: "right paren", .leftBracket: "left bracket",
      .rightBracket: "right bracket", .leftBrace: "left brace", .rightBrace: "right brace", .at: "at",
      .number: "number", .percent: "percent", .ampersand: "and", .asterisk: "star", .plus: "plus",
      .equals: "equals", .underscore: "underscore", .less: "less", .greater: "greater",
      .bar: "vertical line", .tilde: "tilde", .dollar: "dollar", .caret: "caret", .graveAccent: "backquote",
    ],
    macPhrases: [
      .button: "button", .backButton: "back button", .switchButton: "switch", .tab: "tab",
      .textField: "edit text", .secureTextField: "secure edit text", .heading: "heading",
      .link: "link", .adjustable: "slider", .image: "image", .searchField: "search text field",
      .popUpButton: "pop up button", .pickerItem: "", .tabBar: "tab group", .toolbar: "toolbar",

      .activateInstruction: "To click this button, press Control-Option-Space",
      .toggleInstruction: "To change this setting, press Control-Option-Space",
      .editInstruction: "To enter text in this field, type", .misspelledInstruction: "",
      .adjustInstruction: "To adjust the value, press Control-Option-Shift-Down Arrow",
      .expandInstruction: "To expand, press Control-Option-Backslash",
      .collapseInstruction: "To collapse, press Control-Option-Backslash",
      .pickerInstruction: "To display a list of options, press Control-Option-Space",
    ])
}
