/// The text of a script, cut into lines.
struct SourceText {
  /// The name that messages show.
  let file: String
  /// The lines without their ends, which may be LF, CRLF or CR.
  ///
  /// Scalars, since a quote or an escape stays one when a combining mark follows it.
  let lines: [[Unicode.Scalar]]

  init(_ text: String, file: String) {
    self.file = file
    var scalars = text.unicodeScalars[...]
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    lines = Self.split(scalars)
  }

  private static func split(_ scalars: Substring.UnicodeScalarView) -> [[Unicode.Scalar]] {
    var lines: [[Unicode.Scalar]] = [[]]
    var previous: Unicode.Scalar?
    for scalar in scalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r": lines.append([])
      default: lines[lines.count - 1].append(scalar)
      }
      previous = scalar
    }
    return lines
  }

  /// What is written there.
  func text(of span: SourceSpan) -> String { String(scalars: lines[span.line - 1][span.offsets]) }

  /// The place as editors count it.
  func range(of span: SourceSpan) -> SourceRange {
    let before = String(scalars: lines[span.line - 1][..<span.offsets.lowerBound])
    return SourceRange(line: span.line, column: before.count + 1, length: max(1, text(of: span).count))
  }

  /// The mistake with all that its message shows.
  func report(_ mistake: Mistake) -> ScriptMistake {
    ScriptMistake(
      file: file, range: range(of: mistake.span), message: mistake.message.printable,
      hint: mistake.hint.printable,
      sourceLine: String(scalars: lines[mistake.span.line - 1][...]))
  }
}

/// A part of one line.
struct SourceSpan: Equatable {
  /// The line, from 1.
  var line: Int
  /// Offsets of scalars in the line, from 0. Empty at the end of a line, where something is missing.
  var offsets: Range<Int>
}

/// Something wrong in a part of a line, before it is made readable.
struct Mistake: Error {
  var span: SourceSpan
  var message: String
  var hint: String
}

extension String {
  init(scalars: ArraySlice<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
