/// Splits what comes in into lines, wherever the pieces end. It never holds more of a line than the limit.
public struct LineSplitter: Sendable {
  private let limit: Int
  private var held: [UInt8] = []
  private var isTooLong = false

  /// Makes a splitter.
  ///
  /// - Parameter limit: how many bytes a line may have, without its end.
  public init(limit: Int) { self.limit = limit }

  /// The lines that this piece completes.
  public mutating func lines(completedBy piece: [UInt8]) -> [RequestLine] {
    var lines: [RequestLine] = []
    var rest = piece[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      hold(rest[..<end])
      lines.append(take())
      rest = rest[rest.index(after: end)...]
    }
    hold(rest)
    return lines
  }

  /// The line that was begun when the input ended, if any.
  public mutating func lastLine() -> RequestLine? { held.isEmpty && !isTooLong ? nil : take() }

  private mutating func hold(_ part: ArraySlice<UInt8>) {
    if isTooLong { return }
    if part.count > limit - held.count {
      isTooLong = true
      held = []
    } else {
      held.append(contentsOf: part)
    }
  }

  private mutating func take() -> RequestLine {
    defer {
      held = []
      isTooLong = false
    }
    return isTooLong ? .tooLong : .text(held)
  }
}
