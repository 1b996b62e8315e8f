import EarshotScript
import TestSupport
import Testing

@Suite("Text difference")
struct TextDifferenceTests {
  @Test("Changed lines are marked between common lines, expected ones first")
  func replaced() {
    let difference = TextDifference(
      expected: "Email\nPassword\nLog in", actual: "Email\nPasscode\nShow\nLog in")
    #expect(
      difference.description == """
          Email
        - Password
        + Passcode
        + Show
          Log in
        """)
    #expect(!difference.isEmpty)
  }

  @Test("Common lines far from a change are counted, not shown")
  func context() {
    let expected = (1...20).map(String.init)
    var actual = expected
    actual[9] = "ten"
    actual.removeLast()
    let difference = TextDifference(
      expected: expected.joined(separator: "\n"), actual: actual.joined(separator: "\n"), context: 1)
    #expect(
      difference.description == """
          … 8 equal lines
          9
        - 10
        + ten
          11
          … 7 equal lines
          19
        - 20
        """)
  }

  @Test("A single line left out is counted as one")
  func singleGap() {
    let difference = TextDifference(expected: "a\nb", actual: "a\nc", context: 0)
    #expect(difference.description == "  … 1 equal line\n- b\n+ c")
  }

  @Test("Equal texts have no difference")
  func equal() {
    let difference = TextDifference(expected: "a\nb", actual: "a\nb")
    #expect(difference.isEmpty)
    #expect(difference.description == "")
    #expect(difference.lines == [.common("a"), .common("b")])
  }

  @Test("Blanks at the end of a line and a missing last line end are seen")
  func blanks() {
    #expect(TextDifference(expected: "a  ", actual: "a").description == "- a··\n+ a")
    #expect(TextDifference(expected: "a\n", actual: "a").description == "  a\n- ")
  }

  @Test("The lines of either side give back its text", arguments: 0..<40 as Range<UInt64>)
  func sides(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let expected = random.list(0...12) { $0.pick(["a", "b", "c", ""]) }.joined(separator: "\n")
    let actual = random.list(0...12) { $0.pick(["a", "b", "c", ""]) }.joined(separator: "\n")
    let difference = TextDifference(expected: expected, actual: actual)
    var (left, right): ([String], [String]) = ([], [])
    for line in difference.lines {
      switch line {
      case .common(let text):
        left.append(text)
        right.append(text)
      case .expected(let text): left.append(text)
      case .actual(let text): right.append(text)
      }
    }
    #expect(left.joined(separator: "\n") == expected)
    #expect(right.joined(separator: "\n") == actual)
    #expect(difference.isEmpty == (expected == actual))
  }
}
