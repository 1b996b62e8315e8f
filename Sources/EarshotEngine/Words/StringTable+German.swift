/// The words in German (`voiceover.md` 2.11); what that doesn't list is translated here.
extension StringTable {
  /// German.
  public static let german = StringTable(
    language: "de", plurals: .oneAndOther,
    phrases: [
      .selected: "Auswahl", .dimmed: "Grau dargestellt", .button: "Taste", .backButton: "Taste „Zurück“",
      .switchButton: "Umschalttaste", .on: "Ein", .off: "Aus", .mixed: "Gemischt", .tab: "Tab",
      .textField: "Textfeld", .secureTextField: "Gesichertes Textfeld", .isEditing: "wird bearbeitet",
      .heading: "Überschrift", .headingLevel: "Ebene {0}", .link: "Hyperlink", .adjustable: "Einstellbar",
      .image: "Bild", .searchField: "Suchfeld", .expanded: "erweitert", .collapsed: "reduziert",
      .popUpButton: "Einblendmenü", .pickerItem: "Auswahlobjekt", .draggable: "bewegbar", .back: "Zurück",

      .toggleInstruction: "Zum Umschalten doppeltippen", .editInstruction: "Zum Bearbeiten doppeltippen",
      .misspelledInstruction: "Falsch geschriebene Wörter sind über den Rotor verfügbar",
      .adjustInstruction: "Zum Einstellen des Werts mit einem Finger nach oben oder unten streichen",
      .expandInstruction: "Zum Erweitern doppeltippen", .collapseInstruction: "Zum Reduzieren doppeltippen",
      .pickerInstruction: "Zum Aktivieren der Auswahl doppeltippen",
      .dragInstruction: "Doppeltippen und halten, auf den Ton warten, dann zum Anordnen bewegen",
      .activateInstruction: "",

      .tabBar: "Tableiste", .toolbar: "Symbolleiste", .alert: "Hinweis", .group: "Gruppe", .list: "Liste",
      .table: "Tabelle", .listStart: "Anfang der Liste", .listEnd: "Ende der Liste",
      .landmark: "Orientierungspunkt", .landmarkEnd: "Ende", .position: "{0} von {1}",
      .spansRows: [.one: "Umfasst {0} Zeile", .other: "Umfasst {0} Zeilen"],
      .spansColumns: [.one: "Umfasst {0} Spalte", .other: "Umfasst {0} Spalten"],
      .row: "Zeile {0}", .column: "Spalte {0}",

      .insertionPointAtStart: "Einfügemarke am Anfang", .insertionPointAtEnd: "Einfügemarke am Ende",
      .bullet: "Aufzählungszeichen", .characterCount: [.one: "{0} Zeichen", .other: "{0} Zeichen"],
      .capital: "Großbuchstabe {0}", .space: "Leerzeichen", .newLine: "Neue Zeile", .tabulator: "Tabulator",
      .selectedText: "{0}, ausgewählt", .unselectedText: "{0}, Auswahl aufgehoben",

      .actionsAvailable: "Aktionen verfügbar", .moreContentAvailable: "Weiterer Inhalt verfügbar",
      .activate: "Aktivieren", .defaultAction: "Standard",

      .page: "Seite {0} von {1}", .rows: "Zeilen {0} bis {1} von {2}",

      .screenCurtainOn: "Bildschirmvorhang ein", .screenCurtainOff: "Bildschirmvorhang aus",
      .speechOn: "Sprachausgabe ein", .speechOff: "Sprachausgabe aus", .itemChooser: "Objektauswahl",
      .noItems: "Keine Objekte", .itemCount: [.one: "{0} Objekt", .other: "{0} Objekte"],

      .tap: "Tippen", .increment: "Erhöhen", .decrement: "Verringern", .pointMode: "Punktmodus",
      .itemMode: "Objektmodus", .escape: "Abbrechen", .scannerMenu: "Menü",
      .scrollDown: "Nach unten scrollen",
      .scrollUp: "Nach oben scrollen", .home: "Home", .settings: "Einstellungen",

      .characters: "Zeichen", .words: "Wörter", .lines: "Zeilen", .headings: "Überschriften",
      .headingsOfLevel: "Überschrift {0}", .links: "Hyperlinks", .formControls: "Formularelemente",
      .textFields: "Textfelder", .images: "Bilder", .containers: "Container",
      .landmarks: "Orientierungspunkte", .lists: "Listen", .tables: "Tabellen",
      .adjustValue: "Wert anpassen", .actions: "Aktionen", .moreContent: "Weiterer Inhalt",

      .keyboard: "Tastatur", .shiftKey: "umschalten", .deleteKey: "löschen", .returnKey: "eingabe",
      .hideKey: "ausblenden", .keyRow: "{0} bis {1}",

      .switchSettings: "Einstellungen der Schaltersteuerung", .done: "Fertig", .scanningStyle: "Scanstil",
      .autoStyle: "automatisch", .manualStyle: "manuell", .stepStyle: "Einzelschalterschritt",
      .scanInterval: "Intervall", .pauseOnFirst: "Pause beim ersten Objekt", .loops: "Durchläufe",
      .unlimited: "unbegrenzt", .dwell: "Verweildauer", .autoHide: "Automatisch ausblenden",
      .tapBehavior: "Tippverhalten", .defaultTap: "Menü", .autoTap: "automatisch tippen",
      .alwaysTap: "immer tippen", .autoTapInterval: "Intervall für automatisches Tippen",
      .afterTap: "Nach dem Tippen", .firstItem: "erstes Objekt", .tappedItem: "getipptes Objekt",
      .groupItems: "Objekte gruppieren", .scannerSpeech: "Sprache", .scannerSounds: "Toneffekte",
      .seconds: [.one: "{0} Sekunde", .other: "{0} Sekunden"],
      .milliseconds: [.one: "{0} Millisekunde", .other: "{0} Millisekunden"],

      .period: "Punkt", .comma: "Komma", .colon: "Doppelpunkt", .semicolon: "Semikolon",
      .exclamationMark: "Ausrufezeichen", .questionMark: "Fragezeichen", .apostrophe: "Apostroph",
      .quotationMark: "Anführungszeichen", .hyphen: "Bindestrich", .dash: "Gedankenstrich",
      .slash: "Schrägstrich", .backslash: "umgekehrter Schrägstrich",
      .leftParenthesis: "Klammer auf", .rightParenthesis: "Klammer zu",
      .leftBracket: "eckige Klammer auf", .rightBracket: "eckige Klammer zu",
      .leftBrace: "geschweifte Klammer auf", .rightBrace: "geschweifte Klammer zu", .at: "At",
      .number: "Nummer", .percent: "Prozent", .ampersand: "und", .asterisk: "Stern", .plus: "plus",
      .equals: "gleich", .underscore: "Unterstrich", .less: "kleiner als", .greater: "größer als",
      .bar: "senkrechter Strich", .tilde: "Tilde", .dollar: "Dollar", .caret: "Zirkumflex",
      .graveAccent: "Gravis",
    ],
    macPhrases: [
      .activateInstruction: "Zum Klicken die Tasten Control-Option-Leertaste drücken",
      .toggleInstruction: "Zum Ändern die Tasten Control-Option-Leertaste drücken",
      .editInstruction: "Zum Eingeben von Text tippen", .misspelledInstruction: "",
      .adjustInstruction: "Zum Anpassen die Tasten Control-Option-Umschalt-Abwärtspfeil drücken",
      .expandInstruction: "Zum Erweitern die Tasten Control-Option-Rückstrich drücken",
      .collapseInstruction: "Zum Reduzieren die Tasten Control-Option-Rückstrich drücken",
      .pickerInstruction: "Zum Einblenden der Optionen die Tasten Control-Option-Leertaste drücken",
      .pickerItem: "",
    ])
}
