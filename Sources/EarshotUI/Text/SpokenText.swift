import EarshotAccessibility

/// A text as it is shown, and what is said in its place where that is something else.
struct SpokenText: Equatable, Sendable {
  var shown: String
  /// `nil` where what is shown is said.
  var label: String?
  /// How it is spoken, where all of it is spoken so.
  var speech: SpeechStyle = []
  /// Its level as a heading, 0 for none.
  var headingLevel = 0

  init(_ shown: String, label: String? = nil) {
    self.shown = shown
    self.label = label
  }

  var spoken: String { label ?? shown }
  /// Whether there is nothing to show and nothing to say.
  var isSilent: Bool { shown.isEmpty && spoken.isEmpty }

  /// Joins two texts. A label is words of its own: it doesn't run into the word beside it.
  static func += (lhs: inout SpokenText, rhs: SpokenText) {
    if lhs.label != nil || rhs.label != nil {
      let meet = lhs.spoken.last?.isLetterOrNumber == true && rhs.spoken.first?.isLetterOrNumber == true
      lhs.label = lhs.spoken + (meet ? " " : "") + rhs.spoken
    }
    lhs.speech.formIntersection(rhs.speech)
    lhs.headingLevel = max(lhs.headingLevel, rhs.headingLevel)
    lhs.shown += rhs.shown
  }
}

extension Character {
  fileprivate var isLetterOrNumber: Bool { isLetter || isNumber }
}
