import EarshotTerminal
import Testing

@Suite struct PasteTests {
  @Test func aPasteIsOneEventBetweenKeys() {
    #expect(
      decode("a\u{1B}[200~two words\u{1B}[201~b") == [
        .key(KeyEvent(.character("a"))), .paste("two words"), .key(KeyEvent(.character("b"))),
      ])
  }

  @Test func lineEndsBecomeLineFeeds() {
    #expect(decode("\u{1B}[200~a\rb\r\nc\nd\n\re\u{1B}[201~") == [.paste("a\nb\nc\nd\n\ne")])
  }

  @Test func whatLooksLikeKeysIsText() {
    let text = "\u{1B}[A\u{3}\u{1B}[201\u{1B}[200~\u{1B}\u{1B}x"
    #expect(decode("\u{1B}[200~\(text)\u{1B}[201~") == [.paste(text)])
  }

  @Test func anEscapeRightBeforeTheEndIsText() {
    #expect(decode("\u{1B}[200~a\u{1B}\u{1B}[201~") == [.paste("a\u{1B}")])
  }

  @Test func theTimerDoesNotEndAPaste() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("\u{1B}[200~slow\u{1B}[2".utf8).isEmpty)
    #expect(!decoder.isPending)
    #expect(decoder.flush().isEmpty)
    #expect(decoder.feed("01~".utf8) == [.paste("slow")])
  }

  @Test func anEndWithoutABeginningIsNothing() {
    #expect(decode("\u{1B}[201~") == [])
  }

  @Test func invalidBytesInAPasteAreReplaced() {
    let bytes = Array("\u{1B}[200~".utf8) + [0x41, 0xFF] + Array("\u{1B}[201~".utf8)
    #expect(decode(bytes) == [.paste("A\u{FFFD}")])
  }

  @Test func aMegabyteIsOnePaste() {
    let text = String(repeating: "0123456789abcdé\n", count: 65536)
    #expect(decode("\u{1B}[200~\(text)\u{1B}[201~") == [.paste(text)])
  }

  private func decode(_ text: String) -> [TerminalInput] { decode(Array(text.utf8)) }

  private func decode(_ bytes: [UInt8]) -> [TerminalInput] {
    var decoder = KeyDecoder()
    return decoder.feed(bytes) + decoder.flush()
  }
}
