import TestSupport
import Testing

@testable import EarshotServe

@Suite("Lines") struct LineSplitterTests {
  /// The lines of pieces, as text.
  private func lines(_ pieces: [String], limit: Int = 8) -> [String] {
    var splitter = LineSplitter(limit: limit)
    var lines = pieces.flatMap { splitter.lines(completedBy: Array($0.utf8)) }
    splitter.lastLine().map { lines.append($0) }
    return lines.map {
      switch $0 {
      case .text(let bytes): String(decoding: bytes, as: UTF8.self)
      case .tooLong: "(too long)"
      }
    }
  }

  @Test func linesEndAtLineFeedsWhereverThePiecesDo() {
    #expect(lines(["a\nb", "c\n", "\n", "d"]) == ["a", "bc", "", "d"])
    #expect(lines(["a\n"]) == ["a"])
    #expect(lines([]) == [])
  }

  @Test func aLineBeyondTheLimitIsSkippedToItsEnd() {
    #expect(lines(["12345678\n"]) == ["12345678"])
    #expect(lines(["123456789\nb\n"]) == ["(too long)", "b"])
    #expect(lines(["1234", "5678", "9", "0000000000000", "0\nb"]) == ["(too long)", "b"])
    #expect(lines(["123456789"]) == ["(too long)"])
  }

  @Test func theSameLinesComeOutOfAnyPieces() {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let text = String((0..<60).map { _ in generator.pick(["a", "b", "\n"] as [Character]) })
      var pieces: [String] = []
      var rest = text[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...7, using: &generator))
        pieces.append(String(piece))
        rest = rest.dropFirst(piece.count)
      }
      #expect(lines(pieces, limit: 5) == lines([text], limit: 5), "\(text)")
    }
  }
}
