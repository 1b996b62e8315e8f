import EarshotScript
import Testing

@Suite("The nearest word")
struct NearestWordTests {
  private let words = ["next", "previous", "first", "last", "magic-tap"]

  @Test(
    "One slip in three letters is understood: left out, added, replaced, swapped, case, abbreviation",
    arguments: [
      ("nxt", "next"), ("nextt", "next"), ("nezt", "next"), ("netx", "next"), ("NEXT", "next"),
      ("prev", "previous"), ("fi", "first"), ("prevoius", "previous"), ("magictap", "magic-tap"),
      ("magik-tep", "magic-tap"),
    ])
  func slips(written: String, meant: String) {
    #expect(words.nearest(to: written) == meant)
  }

  @Test(
    "What is too far from every word suggests nothing",
    arguments: ["", "x", "n", "fiirrst-one", "previousprevious"])
  func nothing(written: String) {
    #expect(words.nearest(to: written) == nil)
    #expect(words.nearest(to: String(repeating: "next", count: 50)) == nil)
  }

  @Test("Of words equally near the first is taken")
  func ties() {
    #expect(["cat", "car"].nearest(to: "caz") == "cat")
    #expect(["car", "cat"].nearest(to: "caz") == "car")
    #expect([String]().nearest(to: "caz") == nil)
  }
}
