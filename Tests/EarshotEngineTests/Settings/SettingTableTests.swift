import EarshotEngine
import Foundation
import Testing

/// The page on embedding lists the settings as the code documents them.
@Suite("The table of settings") struct SettingTableTests {
  private static func text(of path: String) throws -> String {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    return try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  /// The comments on the cases of the source, in their order.
  private static func comments() throws -> [String] {
    var comments: [String] = []
    var lines: [Substring] = []
    for line in try text(of: "Sources/EarshotEngine/Settings/EngineSetting.swift").split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("///") {
        lines.append(line.dropFirst(4))
      } else {
        if line.hasPrefix("case ") { comments.append(lines.joined(separator: " ")) }
        lines = []
      }
    }
    return comments
  }

  @Test func itHasEverySettingWithItsComment() throws {
    let rows = zip(EngineSetting.allCases, try Self.comments()).map { "| `\($0.rawValue)` | \($1) |\n" }
    #expect(rows.count == EngineSetting.allCases.count)
    let page = try Self.text(of: "Sources/EarshotEngine/EarshotEngine.docc/Embedding.md")
    #expect(page.contains("| Setting | What it is |\n|---|---|\n" + rows.joined() + "\n"))
  }

  @Test func everyCommentSaysWhatTheSettingIsAtFirst() throws {
    for (setting, comment) in zip(EngineSetting.allCases, try Self.comments()) {
      let first = EngineSettings()[setting].text
      #expect(comment.replacing("`", with: "").contains("\(first) at first"), "\(setting)")
    }
  }
}
