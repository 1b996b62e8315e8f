import EarshotScript
import Testing

@Suite("Scripts of the examples") struct ScriptFileTests {
  private static let screens = ["form", "inbox", "notes", "notice", "relay-off", "relay", "scopes", "signin"]

  /// What is shown by scripts about something other than a screen.
  private static let topics = [
    "one-switch": "signin", "reader": "signin", "scanning": "pad", "tour": "signin",
  ]

  @Test("There is a script for each screen, the tour, and one each about reading, scanning and one switch")
  func oneForEach() throws {
    let names = try ExampleFile.all(in: "Scripts").map(\.name)
    #expect(names == (Self.screens + Self.topics.keys).map { "\($0).keys" }.sorted())
  }

  @Test("A script shows one screen, that of its name or topic, and expects something at its end")
  func oneScreen() throws {
    for file in try ExampleFile.all(in: "Scripts") {
      let steps = try Script(parsing: file.text(), file: file.name).steps
      let shown = steps.compactMap { if case .screen(let name, _) = $0.command { name } else { nil } }
      let name = String(file.name.dropLast(5))
      #expect(shown == [Self.topics[name] ?? name])
      #expect(steps.last.map { if case .expect = $0.command { true } else { false } } == true, "\(file.name)")
    }
  }

  @Test("The tour is short enough to be read in one go")
  func tourLength() throws {
    let tour = try #require(try ExampleFile.all(in: "Scripts").first { $0.name == "tour.keys" })
    let steps = try Script(parsing: tour.text(), file: tour.name).steps
    #expect((12...20).contains(steps.count))
  }
}
