extension String {
  /// The text without the blanks at its end.
  package var withoutTrailingBlanks: String { String(reversed().drop { $0 == " " }.reversed()) }
}
