import CNcurses
import EarshotGeometry
import EarshotTerminal
import Glibc
import Testing

@testable import EarshotCurses

@Suite(.timeLimit(.minutes(5))) struct GlyphEncoderTests {
  @Test func withoutUnicodeLinesAreDrawnInASCII() async {
    await #expect(processExitsWith: .exitCode(0)) {
      setlocale(LC_ALL, "C")
      let run = run(of: "aé中─│┌", columns: 7)
      let drawn = GlyphEncoder().encode(run[...]).map { Character(Unicode.Scalar(UInt8($0.chars.0))) }
      exit(String(drawn) == "a?? -|+" ? 0 : 1)
    }
  }

  @Test func aWideGlyphThatIsCutIsBlank() {
    let run = run(of: "a中", columns: 3)
    #expect(GlyphEncoder().encode(run[..<2]).map(\.chars.0) == [0x61, 0x20])
  }
}

/// The first cells of a row with this text.
private func run(of text: String, columns: Int) -> [Cell] {
  var buffer = CellBuffer(size: CellSize(width: columns, height: 1))
  buffer.put(text, at: .zero)
  return (0..<columns).map { buffer[column: $0, row: 0] }
}
