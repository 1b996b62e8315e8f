extension String {
  /// The text in double quotes, with escapes for what could not be read back or could not be seen.
  package var quoted: String {
    var text = "\""
    var isFirst = true
    for scalar in unicodeScalars {
      text.unicodeScalars.append(contentsOf: scalar.escaped(isFirst: isFirst).unicodeScalars)
      isFirst = false
    }
    text.unicodeScalars.append("\"")
    return text
  }
}

extension Unicode.Scalar {
  /// The scalar inside quotes. A combining mark at the start would join the quote before it on the screen.
  fileprivate func escaped(isFirst: Bool) -> String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\"": "\\\""
    case "\\": "\\\\"
    case _ where needsCode || (isFirst && properties.isGraphemeExtend): "\\u{\(String(value, radix: 16))}"
    default: String(self)
    }
  }

  /// Controls, line separators, and marks that turn the direction of a line and so hide what it says.
  package var needsCode: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) || value == 0xFEFF
    }
  }
}
