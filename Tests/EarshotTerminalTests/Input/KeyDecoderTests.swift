import EarshotTerminal
import Testing

@Suite struct KeyDecoderTests {
  @Test func plainBytesAreCharactersAndControls() {
    let text = "aZ \r\t\u{7F}\u{3}\u{0}\u{1C}"
    #expect(names(text) == "a Z Space Enter Tab Backspace Ctrl+C Ctrl+Space Ctrl+\\")
  }

  @Test func arrowsComeInBothModes() {
    #expect(names("\u{1B}[A\u{1B}OA\u{1B}[D\u{1B}OD\u{1B}[H\u{1B}OF") == "Up Up Left Left Home End")
  }

  @Test func modifiersComeAsANumber() {
    let text = "\u{1B}[1;7C\u{1B}[1;2D\u{1B}[3;5~\u{1B}[1;8A\u{1B}[15;3~\u{1B}[Z\u{1B}O5C"
    #expect(
      names(text) == "Ctrl+Alt+Right Shift+Left Ctrl+Delete Ctrl+Alt+Shift+Up Alt+F5 Shift+Tab Ctrl+Right")
  }

  @Test func altIsAnEscapeBefore() {
    #expect(names("\u{1B}x\u{1B}A\u{1B}1\u{1B} ") == "Alt+x Alt+A Alt+1 Alt+Space")
    #expect(names("\u{1B}\r\u{1B}\u{7F}\u{1B}\u{1}\u{1B}é") == "Alt+Enter Alt+Backspace Ctrl+Alt+A Alt+é")
    #expect(names("\u{1B}\u{1B}[C\u{1B}\u{1B}OD") == "Alt+Right Alt+Left")
  }

  @Test func functionKeysComeInEveryDialect() {
    #expect(names("\u{1B}OP\u{1B}[11~\u{1B}[[A\u{1B}[P\u{1B}[24~\u{1B}[1;2R") == "F1 F1 F1 F1 F12 Shift+F3")
  }

  @Test func keypadInApplicationModeTypes() {
    #expect(names("\u{1B}Op\u{1B}Oy\u{1B}Ok\u{1B}OM\u{1B}OX") == "0 9 + Enter =")
  }

  @Test func kittysKeysAreTold() {
    let text = "\u{1B}[97;7u\u{1B}[97;2u\u{1B}[49:33;2u\u{1B}[13;5u\u{1B}[57376u\u{1B}[57399u\u{1B}[97:65;6u"
    #expect(names(text) == "Ctrl+Alt+A A ! Ctrl+Enter F13 0 Ctrl+Shift+A")
  }

  @Test func kittysReleasesAndModifierKeysAreNoKeys() {
    #expect(names("\u{1B}[97;1:3u\u{1B}[1;1:3A\u{1B}[57441;2u\u{1B}[97;1:2u") == "a")
  }

  @Test func modifyOtherKeysIsUnderstood() {
    #expect(names("\u{1B}[27;5;9~\u{1B}[27;6;65~") == "Ctrl+Tab Ctrl+Shift+A")
  }

  @Test func mouseAndFocusReportsAreConsumed() {
    #expect(names("\u{1B}[<0;12;3Ma\u{1B}[<0;12;3mb\u{1B}[M !!c\u{1B}[Id\u{1B}[Oe") == "a b c d e")
  }

  @Test func unknownSequencesAreConsumed() {
    let text =
      "\u{1B}[?62;4ca\u{1B}]11;rgb:0/0/0\u{7}b\u{1B}]0;t\u{1B}\\c"
      + "\u{1B}P1$r\u{1B}\\d\u{1B}[12;40Re\u{1B}[99~f"
    #expect(names(text) == "a b c d e f")
  }

  @Test func aSequenceOfAnyLengthIsConsumed() {
    #expect(names("\u{1B}[" + String(repeating: "1;", count: 5000) + "Aa") == "a")
    let nines = String(repeating: "9", count: 40)
    #expect(names("\u{1B}[\(nines);5Aa\u{1B}[1;\(nines)Cb") == "Ctrl+Up a Right b")
  }

  @Test func aSequenceThatBreaksOffTakesNothingWithIt() {
    #expect(names("\u{1B}[1;\u{1B}[B") == "Down")
    #expect(names("\u{1B}[1;\r") == "Enter")
    #expect(names("\u{1B}[1;é") == "é")
    #expect(names("\u{1B}[M \u{3}") == "Ctrl+C")
    #expect(names("\u{1B}]11;\u{1B}[A") == "Up")
  }

  @Test func aLoneEscapeIsTheKeyOnceTheTimerRanOut() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.isPending)
    #expect(decoder.flush() == [.key(KeyEvent(.escape))])
    #expect(!decoder.isPending)
    #expect(decoder.flush().isEmpty)
  }

  @Test func escapePressedAgainAndAgainIsNotAlt() {
    #expect(names("\u{1B}\u{1B}") == "Esc Esc")
    #expect(names("\u{1B}\u{1B}\u{1B}") == "Esc Esc Esc")
    #expect(names("\u{1B}\u{1B}x") == "Esc Alt+x")
  }

  @Test(arguments: ["[", "O", "]", "P", "X", "^", "_"])
  func anIntroducerWithNothingAfterItIsAltAndTheKey(character: Character) {
    #expect(names("\u{1B}\(character)") == "Alt+\(character)")
    #expect(names("\u{1B}\u{1B}\(character)") == "Esc Alt+\(character)")
  }

  @Test func whatTheTimerCutsLeavesNothing() {
    var decoder = KeyDecoder()
    for cut in ["\u{1B}[1;5", "\u{1B}O5", "\u{1B}]11;", "\u{1B}[M!", "\u{1B}[["] {
      #expect(decoder.feed(cut.utf8).isEmpty)
      #expect(decoder.isPending)
      #expect(decoder.flush().isEmpty)
      #expect(decoder.feed("a".utf8) == [.key(KeyEvent(.character("a")))])
    }
  }

  @Test func aCharacterSplitOverReadsWaitsForItsRest() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0xE4, 0xB8]).isEmpty)
    #expect(!decoder.isPending)
    #expect(decoder.flush().isEmpty)
    #expect(decoder.feed([0xAD]) == [.key(KeyEvent(.character("中")))])
  }

  @Test(arguments: [
    ([0xFF, 0x41], "\u{FFFD} A"), ([0xC3, 0x41], "\u{FFFD} A"), ([0xC0, 0xAF], "\u{FFFD} \u{FFFD}"),
    ([0xED, 0xA0, 0x80], "\u{FFFD} \u{FFFD} \u{FFFD}"), ([0xE4, 0xB8, 0xE4, 0xB8, 0xAD], "\u{FFFD} 中"),
    ([0xF4, 0x90, 0x41], "\u{FFFD} \u{FFFD} A"), ([0xC3, 0x1B, 0x5B, 0x41], "\u{FFFD} Up"),
  ])
  func aByteThatIsNotUTF8TakesNothingWithIt(bytes: [UInt8], expected: String) {
    #expect(names(bytes) == expected)
  }

  @Test func scalarsOfOneCharacterComeOneByOne() {
    var decoder = KeyDecoder()
    let inputs = decoder.feed("e\u{301}".utf8)
    #expect(inputs == [.key(KeyEvent(.character("e"))), .key(KeyEvent(.character("\u{301}")))])
  }

  @Test func sequencesOfTheTerminalGoBeforeTheGrammar() {
    let sequences: [[UInt8]: KeyEvent] = [
      Array("\u{1B}[7$".utf8): KeyEvent(.home, .shift), Array("\u{1B}Oa".utf8): KeyEvent(.up, .control),
      [0x08]: KeyEvent(.delete), [0x01, 0x02]: KeyEvent(.function(5)),
      [0x1B]: KeyEvent(.insert), []: KeyEvent(.insert),
    ]
    let text = "\u{1B}[7$\u{1B}Oa\u{8}\u{1B}[7~\u{1B}Obx\u{1B}[7A\u{1B}é"
    #expect(names(text, sequences) == "Shift+Home Ctrl+Up Delete Home x Up Alt+é")
    #expect(names("\u{1B}", sequences) == "Esc")
    #expect(names("\u{1B}O", sequences) == "Alt+O")
    #expect(names("\u{1}\u{1}\u{2}\u{1}x\u{1}", sequences) == "Ctrl+A F5 Ctrl+A x Ctrl+A")
  }
}

/// The names of the keys, after the timer too.
func names(_ bytes: some Sequence<UInt8>, _ sequences: [[UInt8]: KeyEvent] = [:]) -> String {
  var decoder = KeyDecoder(sequences: sequences)
  let inputs = decoder.feed(bytes) + decoder.flush()
  return inputs.map { if case .key(let event) = $0 { event.name } else { "paste" } }.joined(separator: " ")
}

func names(_ text: String, _ sequences: [[UInt8]: KeyEvent] = [:]) -> String { names(text.utf8, sequences) }
