/// How two texts differ, line by line, as a failing comparison shows it.
///
/// ```
///   Email
/// - Password
/// + Passcode
///   Log in
/// ```
public struct TextDifference: Hashable, Sendable {
  /// One line of the comparison.
  public enum Line: Hashable, Sendable {
    /// In both texts.
    case common(String)
    /// Only in the expected text.
    case expected(String)
    /// Only in the actual text.
    case actual(String)
  }

  /// All lines of both texts, in order; where lines were replaced, the expected ones first.
  public let lines: [Line]
  /// How many common lines `description` shows on either side of a change.
  public let context: Int

  /// Compares two texts.
  ///
  /// - Parameter context: common lines to show around each change, 0 or more.
  /// - Complexity: O(lines × changes).
  public init(expected: String, actual: String, context: Int = 2) {
    precondition(context >= 0, "The context of a difference is a number of lines, 0 or more.")
    self.context = context
    lines = Self.compare(Self.lines(of: expected), Self.lines(of: actual))
  }

  /// Whether the texts are the same.
  public var isEmpty: Bool { lines.allSatisfy(\.isCommon) }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func compare(_ expected: [String], _ actual: [String]) -> [Line] {
    let changes = actual.difference(from: expected)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var lines: [Line] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if removed.contains(old) {
        lines.append(.expected(expected[old]))
        old += 1
      } else if inserted.contains(new) {
        lines.append(.actual(actual[new]))
        new += 1
      } else {
        lines.append(.common(expected[old]))
        (old, new) = (old + 1, new + 1)
      }
    }
    return lines
  }
}

extension TextDifference: CustomStringConvertible {
  /// The changed lines, marked `-` (expected) and `+` (actual), with common lines around them; what is left out
  /// is counted. Blanks at the end of a changed line show as `·`. Empty when the texts are the same.
  public var description: String {
    var shown: [String] = []
    var skipped = 0
    for (line, isShown) in zip(lines, visibility()) {
      if isShown {
        shown += Self.gap(skipped) + [line.marked]
        skipped = 0
      } else {
        skipped += 1
      }
    }
    return isEmpty ? "" : (shown + Self.gap(skipped)).joined(separator: "\n")
  }

  /// For each line, whether it is a change or near one.
  private func visibility() -> [Bool] {
    var visible = Array(repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() where !line.isCommon {
      for near in max(0, index - context)...min(lines.count - 1, index + context) { visible[near] = true }
    }
    return visible
  }

  private static func gap(_ count: Int) -> [String] {
    switch count {
    case 0: []
    case 1: ["  … 1 equal line"]
    default: ["  … \(count) equal lines"]
    }
  }
}

extension TextDifference.Line {
  fileprivate var isCommon: Bool {
    if case .common = self { true } else { false }
  }

  fileprivate var marked: String {
    switch self {
    case .common(let text): "  " + text
    case .expected(let text): "- " + text.showingTrailingBlanks
    case .actual(let text): "+ " + text.showingTrailingBlanks
    }
  }
}

extension String {
  /// Two lines that differ only in blanks at their end would look the same.
  fileprivate var showingTrailingBlanks: String {
    let blanks = reversed().prefix { $0 == " " }.count
    return dropLast(blanks) + String(repeating: "·", count: blanks)
  }
}

extension CollectionDifference.Change {
  /// Where the change is: in the old collection for a removal, in the new one for an insertion.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
