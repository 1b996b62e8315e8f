import Foundation

/// A file in a folder of `Examples`.
struct ExampleFile {
  let url: URL

  var name: String { url.lastPathComponent }
  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// The files of a folder, by name.
  static func all(in folder: String) throws -> [ExampleFile] {
    let examples = URL(filePath: #filePath).appending(path: "../../../../Examples/\(folder)").standardized
    return try FileManager.default.contentsOfDirectory(at: examples, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }.map(ExampleFile.init)
  }
}
