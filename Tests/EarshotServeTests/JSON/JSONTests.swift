import Testing

@testable import EarshotServe

@Suite("JSON") struct JSONTests {
  private func read(_ text: String) throws(Failure) -> JSON { try JSONReader.read(Array(text.utf8)) }

  private func message(_ text: String) -> String {
    do { return "read as \(try read(text).text)" } catch { return error.message }
  }

  @Test func valuesAreWrittenAsTheyWereRead() throws {
    let texts = [
      "null", "true", "false", "0", "-7", "9223372036854775807", "18446744073709551615", "1.5", "-0.25",
      "\"\"",
      #""a\"b\\c\nd\u0001é😀""#, "[]", "[1,[2,[]],{}]", #"{"a":1,"b":{"c":[true,null]}}"#,
    ]
    for text in texts { #expect(try read(text).text == text) }
  }

  @Test func numbersKeepTheirValueInOtherForms() throws {
    #expect(try read("1e3").text == "1000")
    #expect(try read("-0").text == "0")
    #expect(try read("18446744073709551616").text == "1.8446744073709552e+19")
    #expect(try read("2.50E-1").text == "0.25")
  }

  @Test func escapesStandForTheirCharacters() throws {
    #expect(try read(#""\u0041\u00e9\ud83d\ude00\/\b\f\r\t""#) == "Aé😀/\u{8}\u{C}\r\t")
  }

  @Test func blanksAreAllowedEverywhere() throws {
    #expect(try read(" \t{ \"a\" : [ 1 , 2 ] } \r").text == #"{"a":[1,2]}"#)
  }

  @Test func whatIsNoJSONIsRefusedAtItsPlace() {
    let mistakes = [
      ("", "At the end of the line, JSON needs a value."),
      ("nul", "At byte 1 of the line, JSON needs a value; words are true, false and null."),
      ("1 2", "At byte 3 of the line, JSON needs the end of the line; write one request on each."),
      ("01", "At byte 2 of the line, JSON needs the end of the line; write one request on each."),
      ("-", "At the end of the line, JSON needs a digit."),
      ("1.", "At the end of the line, JSON needs a digit."),
      ("1e+", "At the end of the line, JSON needs a digit."),
      ("1e999", "At byte 1 of the line, JSON needs a smaller number."),
      ("+1", "At byte 1 of the line, JSON needs a value."),
      ("[1 2]", "At byte 4 of the line, JSON needs a comma or ]."),
      ("[1,]", "At byte 4 of the line, JSON needs a value."),
      ("[1", "At the end of the line, JSON needs a comma or ]."),
      ("{\"a\" 1}", "At byte 6 of the line, JSON needs a colon."),
      ("{a:1}", "At byte 2 of the line, JSON needs the name of a member, in quotes."),
      ("{\"a\":1", "At the end of the line, JSON needs a comma or }."),
      ("{\"a\":1,\"a\":2}", "The member \"a\" occurs twice in one object; write it once."),
      ("\"a", "At the end of the line, JSON needs a closing quote."),
      ("\"a\tb\"", "At byte 3 of the line, JSON needs control characters to be written as \\u escapes."),
      (#""\x""#, "At byte 3 of the line, JSON needs an escape: \\n, \\u00e9 and the like."),
      (#""\u12g4""#, "At byte 6 of the line, JSON needs four hexadecimal digits."),
      (#""\ud800""#, "At byte 8 of the line, JSON needs both halves of a pair of surrogates."),
      (#""\ude00\ud83d""#, "At byte 8 of the line, JSON needs both halves of a pair of surrogates."),
      (#""\"#, "At the end of the line, JSON needs the rest of an escape."),
    ]
    for (text, expected) in mistakes { #expect(message(text) == expected, "\(text)") }
  }

  @Test func nestingIsBounded() {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    #expect(message(nested(32)) == "read as " + nested(32))
    #expect(message(nested(33)) == "The line nests deeper than 32 levels; no request needs that.")
    #expect(message(String(repeating: "[", count: 1_000_000)).hasPrefix("The line nests deeper"))
  }

  @Test func bytesThatAreNoTextAreRefused() {
    for bytes: [UInt8] in [[0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] {
      #expect(throws: Failure(.utf8, "The line is no UTF-8; convert it before.")) {
        try JSONReader.read(bytes)
      }
    }
  }

  @Test func aRepeatedMemberIsFoundAmongMany() {
    let members = (0..<100).map { "\"m\($0)\":\($0)" }.joined(separator: ",")
    #expect(
      message("{\(members),\"m50\":1}") == "The member \"m50\" occurs twice in one object; write it once.")
  }
}
