import Foundation
import Testing

private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The table that says how each rule of VoiceOver is held: it names tests that exist, or a reason.
@Suite struct VoiceOverTableTests {
  private struct Row {
    let section: String
    let statement: String
    let answer: String
  }

  private func rows() throws -> [Row] {
    let page = root.appending(path: "Sources/EarshotEngine/EarshotEngine.docc/VoiceOver.md")
    var section = ""
    var rows: [Row] = []
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard line.hasPrefix("| "), !line.hasPrefix("| Statement") else { continue }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      rows.append(Row(section: section, statement: cells.first ?? "", answer: cells.last ?? ""))
    }
    return rows
  }

  /// Every test function, as "Suite.function".
  private func tests() throws -> Set<String> {
    let folder = root.appending(path: "Tests")
    let files =
      (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? [])
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    var names: Set<String> = []
    for file in files {
      var suite = ""
      var isTest = false
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let match = line.firstMatch(of: /struct (\w+)/), !line.hasPrefix(" ") { suite = String(match.1) }
        if line.contains("@Test") { isTest = true }
        if isTest, let match = line.firstMatch(of: /func (\w+)\(/) {
          names.insert("\(suite).\(match.1)")
          isTest = false
        }
      }
    }
    return names
  }

  @Test func everyRowNamesTestsThatExistOrAReason() throws {
    let tests = try tests()
    #expect(tests.count > 500)
    var problems: [String] = []
    for row in try rows() where !row.answer.hasPrefix("Not modelled") {
      let named = row.answer.matches(of: /`(\w+\.\w+)`/).map { String($0.1) }
      if named.isEmpty { problems.append("\(row.section): \"\(row.statement)\" names no test and no reason") }
      for name in named where !tests.contains(name) {
        problems.append("\(row.section): \"\(row.statement)\" names \(name), which doesn't exist")
      }
    }
    #expect(problems.joined(separator: "\n") == "")
  }

  @Test func reasonsSayWhy() throws {
    for row in try rows() where row.answer.hasPrefix("Not modelled") {
      #expect(row.answer.contains(":"), "\(row.section): \(row.statement)")
    }
  }

  @Test func noSectionIsLeftOut() throws {
    let sections = Set(try rows().flatMap { $0.section.matches(of: /\d(?:\.\d+)?/).map { String($0.0) } })
    let expected =
      (1...13).map { "2.\($0)" } + (1...4).map { "3.\($0)" } + (1...6).map { "4.\($0)" }
      + (1...6).map { "5.\($0)" } + ["6", "7", "8"]
    #expect(Set(expected).subtracting(sections) == ["2.13"])
    #expect(try rows().count > 190)
  }
}
