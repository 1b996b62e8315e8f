import Foundation

/// Script files as they are given on a command line.
enum ScriptFiles {
  private static let suffix = ".keys"

  /// The files among `paths`, and those in the folders among them with the suffix `.keys`, at any depth; each once,
  /// sorted by path.
  static func find(_ paths: [String]) throws(ScriptFilesError) -> [String] {
    var files: Set<String> = []
    for path in paths {
      let found = try scripts(at: path)
      if found.isEmpty { throw .noScripts(path) }
      files.formUnion(found)
    }
    return files.sorted()
  }

  /// The text of a file.
  static func read(_ path: String) throws(ScriptFilesError) -> String {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    guard let text = String(data: data, encoding: .utf8) else { throw .notText(path) }
    return text
  }

  private static func scripts(at path: String) throws(ScriptFilesError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .missing(path) }
    guard isFolder.boolValue else { return [path] }
    guard let contents = try? FileManager.default.subpathsOfDirectory(atPath: path) else {
      throw .unreadable(path)
    }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return contents.filter { $0.hasSuffix(suffix) }.map { folder + $0 }
  }
}

/// Script files that can't be had.
enum ScriptFilesError: Error, Equatable {
  case missing(String)
  case noScripts(String)
  case unreadable(String)
  case notText(String)
}

extension ScriptFilesError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing(let path): "there is no file or folder `\(path)`"
    case .noScripts(let path): "the folder `\(path)` holds no scripts; their names end in .keys"
    case .unreadable(let path): "`\(path)` can't be read; check its permissions"
    case .notText(let path): "`\(path)` is not text in UTF-8; save it as such"
    }
  }
}
