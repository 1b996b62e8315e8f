import EarshotCLI
import EarshotScript
import Foundation
import SwiftUI
import Testing

/// What a run of the program led to.
struct ProgramResult: Equatable {
  var status: Int32 = -1
  var output = ""
  var errors = ""
}

extension ScreenCatalog {
  /// Two small screens.
  static let small = ScreenCatalog([
    Screen("hello", "One line") { Text("Hello") },
    Screen("rows", "Many lines", options: ["items": "how many, 3 by default"]) { options in
      let count = try options.number("items", default: 3)
      VStack { ForEach(0..<count, id: \.self) { Text("Row \($0 + 1)") } }
    },
  ])
}

/// Runs the program; `@` in an argument stands for the folder.
@MainActor func earshot(
  _ arguments: String..., in folder: ScriptFolder? = nil, screens: ScreenCatalog = .small
) -> ProgramResult {
  var result = ProgramResult()
  let given = arguments.map { $0.replacing("@", with: folder?.path ?? "@") }
  result.status = EarshotProgram(screens: screens).run(
    given, output: { result.output += $0 }, errors: { result.errors += $0 })
  if let folder {
    result.output = result.output.replacing(folder.path, with: "@")
    result.errors = result.errors.replacing(folder.path, with: "@")
  }
  return result
}

/// A folder of its own for a test, removed afterwards.
final class ScriptFolder {
  let path: String

  init(_ files: KeyValuePairs<String, String>) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("earshot-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
