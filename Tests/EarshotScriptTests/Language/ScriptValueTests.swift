import EarshotGeometry
import EarshotScript
import Testing

@Suite("Values in scripts")
struct ScriptValueTests {
  @Test(
    "Times are whole milliseconds",
    arguments: [
      ("0ms", 0, "0ms"), ("0s", 0, "0ms"), ("1ms", 1, "1ms"), ("999ms", 999, "999ms"), ("1000ms", 1000, "1s"),
      ("1.5s", 1500, "1.5s"), ("1.050s", 1050, "1.05s"), ("0.001s", 1, "1ms"), ("1m", 60_000, "1m"),
      ("0.5m", 30_000, "30s"), ("90s", 90_000, "90s"), ("120s", 120_000, "2m"),
      ("60.001s", 60_001, "60.001s"),
      ("0.00005m", 3, "3ms"), ("999999999m", 59_999_999_940_000, "999999999m"),
    ])
  func times(text: String, milliseconds: Int, canonical: String) {
    #expect(Duration(written: text) == .milliseconds(milliseconds))
    #expect(Duration.milliseconds(milliseconds).written == canonical)
  }

  @Test(
    "Other forms are no times",
    arguments: [
      "", "1", "s", ".5s", "1.s", "1.2.3s", "-1s", "+1s", "1S", "1h", "0.5ms", "1 s", "1000000000s", "٣s",
      "1e3s",
    ])
  func noTimes(text: String) {
    #expect(Duration(written: text) == nil)
  }

  @Test("Sizes go from 1x1 to 1000x1000")
  func sizes() {
    #expect(CellSize(scriptText: "1x1") == CellSize(width: 1, height: 1))
    #expect(CellSize(scriptText: "1000x1000") == CellSize(width: 1000, height: 1000))
    for text in [
      "", "x", "80", "80x", "x24", "0x1", "1x0", "1001x1", "80x24x2", "80X24", "+8x4", "8x-4", "8 x 4",
    ] {
      #expect(CellSize(scriptText: text) == nil, "\(text)")
    }
  }

  @Test("Each setting takes its own values and no others")
  func settings() throws {
    let accepted: [(String, ScriptCommand)] = [
      ("hints on", .set(.engine(.hints), .toggle(true))),
      ("cursortracking off", .set(.engine(.cursorTracking), .toggle(false))),
      ("keyboardnavigation on", .set(.keyboardNavigation, .toggle(true))),
      ("echo none", .set(.engine(.echo), .word("none"))),
      ("echo characters", .set(.engine(.echo), .word("characters"))),
      ("controls before", .set(.engine(.controls), .word("before"))),
      ("values off", .set(.engine(.values), .toggle(false))),
      ("morecontent sound", .set(.engine(.moreContent), .word("sound"))),
      ("actions off", .set(.engine(.actions), .toggle(false))),
      ("containers off", .set(.engine(.containers), .toggle(false))),
      ("positions off", .set(.engine(.positions), .toggle(false))),
      ("table.headers off", .set(.engine(.tableHeaders), .toggle(false))),
      ("table.coordinates off", .set(.engine(.tableCoordinates), .toggle(false))),
      ("punctuation some", .set(.engine(.punctuation), .word("some"))),
      ("capitals word", .set(.engine(.capitals), .word("word"))),
      ("navigation grouped", .set(.engine(.navigation), .word("grouped"))),
      ("wraparound on", .set(.engine(.wrapAround), .toggle(true))),
      ("returnsfocus on", .set(.engine(.returnsFocus), .toggle(true))),
      ("profile macos", .set(.engine(.profile), .word("macos"))),
      ("language en", .set(.engine(.language), .word("en"))),
      ("rate 0.25", .set(.engine(.rate), .number(0.25))), ("rate 4", .set(.engine(.rate), .number(4))),
      ("rate 1.50", .set(.engine(.rate), .number(1.5))),
      ("hastyannouncements on", .set(.engine(.hastyAnnouncements), .toggle(true))),
      ("sounds bell", .set(.sounds, .word("bell"))),
    ]
    for (text, command) in accepted {
      #expect(try Script(parsing: "set \(text)", file: "a").steps.map(\.command) == [command])
    }
    for text in [
      "hints none", "hints ON", "hints \"on\"", "hints 1", "echo on", "echo loud", "navigation deep",
      "rate", "rate fast", "rate 0.2", "rate 4.1", "rate -1", "rate 1e0", "rate .5", "rate 1.", "rate 1.0.0",
      "rate \"1\"", "language xx", "language EN", "profile iOS", "controls on", "sounds on",
    ] {
      #expect(throws: ScriptError.self, "\(text)") { try Script(parsing: "set \(text)", file: "a") }
    }
  }

  @Test("Names of settings are in lower case with dots", arguments: ScriptSetting.allCases)
  func settingNames(setting: ScriptSetting) {
    #expect(setting.rawValue.allSatisfy { ("a"..."z").contains($0) || $0 == "." })
  }

  @Test(
    "Other forms are no focus properties",
    arguments: [
      "focus", ".focus", "A.", "A[].b", "A[0].b", "A[-1].b", "A[1]b.c", "A[1].", "1A.b", "A.1b", "[1].b",
      "A.$b", "A..b",
    ])
  func noReferences(text: String) {
    #expect(FocusReference(scriptText: text) == nil)
  }

  @Test(
    "Other forms are no values of a focus property",
    arguments: [
      "", "email", ".", ".1", "..a", ".a(", ".a(1", ".a)1(", ".a(1)b", ".a(1)(2", "-", "1.", ".5", "1.2.3",
      "True", "Nil",
    ])
  func noLiterals(text: String) {
    #expect(FocusLiteral(scriptText: text) == nil)
  }
}
