import EarshotTerminal
import TestSupport
import Testing

@Suite struct KeyDecoderPropertyTests {
  @Test func everyKeyComesBackFromEachOfItsEncodings() {
    for event in everyKeyEvent {
      for encoding in KeyEncoder.encodings(of: event) {
        var decoder = KeyDecoder()
        #expect(decoder.feed(encoding) == [.key(event)], "\(event.name) as \(encoding)")
      }
    }
  }

  @Test func everyKeyHasAnEncoding() {
    let without = everyKeyEvent.filter { KeyEncoder.encodings(of: $0).isEmpty }
    #expect(without.map(\.name) == [])
  }

  @Test(arguments: UInt64(0)..<200)
  func anySplitGivesTheSameEvents(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bytes = randomStream(&random)
    var whole = KeyDecoder(sequences: sequences)
    let expected = whole.feed(bytes) + whole.flush()
    for _ in 0..<5 {
      var decoder = KeyDecoder(sequences: sequences)
      var inputs: [TerminalInput] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...min(4, rest.count), using: &random)
        inputs += decoder.feed(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      #expect(inputs + decoder.flush() == expected)
    }
  }

  @Test(arguments: UInt64(0)..<200)
  func aKeyIsUnderstoodAfterAnyNoiseAndAFlush(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var decoder = KeyDecoder(sequences: sequences)
    _ = decoder.feed(randomStream(&random))
    _ = decoder.flush()
    _ = decoder.feed("\u{1B}[201~".utf8)  // in case a paste is open
    _ = decoder.feed("x".utf8)  // ends an unfinished character
    #expect(!decoder.isPending)
    #expect(decoder.feed("\u{1B}[A".utf8) == [.key(KeyEvent(.up))])
  }

  private let sequences: [[UInt8]: KeyEvent] = [
    Array("\u{1B}[7$".utf8): KeyEvent(.home, .shift), Array("\u{1B}[[Z".utf8): KeyEvent(.function(30)),
    Array("\u{1B}\u{1B}q".utf8): KeyEvent(.function(31)), [0x01, 0x02]: KeyEvent(.function(32)),
  ]

  /// Keys, pastes, bits of sequences and noise.
  private func randomStream(_ random: inout SplitMix64) -> [UInt8] {
    let pieces = [
      "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}]0;t", "\u{1B}\\", "\u{7}", "1",
      ";",
      ":", "5", "A", "~", "u", "[", "M", "<", "\u{1}", "\u{2}", "é", "中", "😀", "$", "7", "q", "\u{1B}P",
    ]
    return (0..<Int.random(in: 0..<40, using: &random)).flatMap { _ -> [UInt8] in
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return KeyEncoder.encodings(of: everyKeyEvent.randomElement(using: &random)!).first ?? []
      case 1: return [UInt8.random(in: 0...255, using: &random)]
      default: return Array(pieces.randomElement(using: &random)!.utf8)
      }
    }
  }
}
