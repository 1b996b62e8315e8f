import Foundation
import Testing

/// Which target may import which of ours. The table of the design, kept true.
private let allowed: [String: Set<String>] = [
  "EarshotGeometry": [],
  "EarshotTime": [],
  "EarshotAccessibility": ["EarshotGeometry"],
  "EarshotTerminal": ["EarshotGeometry"],
  "EarshotEngine": ["EarshotAccessibility", "EarshotGeometry", "EarshotTime"],
  "EarshotC": ["CEarshot", "EarshotEngine", "EarshotAccessibility", "EarshotGeometry", "EarshotTime"],
  "EarshotServe": ["EarshotEngine", "EarshotAccessibility", "EarshotGeometry", "EarshotTime"],
  "Combine": ["EarshotTime"],
  "EarshotUI": ["EarshotAccessibility", "EarshotTerminal", "EarshotGeometry", "EarshotTime", "Combine"],
  "EarshotHost": [
    "EarshotUI", "EarshotEngine", "EarshotAccessibility", "EarshotTerminal", "EarshotGeometry", "EarshotTime",
    "Combine",
  ],
  "EarshotCurses": ["EarshotTerminal", "EarshotGeometry", "CNcurses", "CTermGuard"],
  "EarshotScript": [
    "EarshotHost", "EarshotUI", "EarshotEngine", "EarshotAccessibility", "EarshotTerminal", "EarshotGeometry",
    "EarshotTime",
  ],
  "EarshotTesting": [
    "EarshotScript", "EarshotHost", "EarshotUI", "EarshotEngine", "EarshotAccessibility", "EarshotTerminal",
    "EarshotGeometry", "EarshotTime",
  ],
  "EarshotCLI": [
    "EarshotScript", "EarshotHost", "EarshotCurses", "EarshotServe", "EarshotUI", "EarshotEngine",
    "EarshotAccessibility", "EarshotTerminal", "EarshotGeometry", "EarshotTime", "CMalloc",
  ],
  "earshot": ["EarshotCLI", "EarshotScript", "Gallery", "SwiftUI"],
  "SwiftUI": ["EarshotUI", "EarshotAccessibility", "Combine"],
  "UIKit": ["EarshotUI"],
]

/// Targets that must stay free of Foundation, and so of the operating system's clock, files and threads.
private let withoutFoundation: Set<String> = [
  "EarshotGeometry", "EarshotTime", "EarshotAccessibility", "EarshotTerminal", "EarshotEngine",
  "EarshotC", "EarshotServe",
]

private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

private func files(in folder: String) -> [URL] {
  let enumerator = FileManager.default.enumerator(
    at: root.appending(path: folder), includingPropertiesForKeys: nil)
  return (enumerator?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    .sorted { $0.path < $1.path }
}

/// The modules that a file imports, whatever stands before or after `import`.
private func imports(of file: URL) throws -> [String] {
  try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
    let words = line.split { $0 == " " || $0 == "." }.map(String.init)
    guard let index = words.firstIndex(of: "import"), index < 3, !line.hasPrefix("//"),
      words[..<index].allSatisfy({ $0.hasPrefix("@") || $0 == "public" })
    else { return nil }
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
    return words.dropFirst(index + 1).first { !kinds.contains($0) }
  }
}

@Suite struct ImportTests {
  @Test func everyTargetImportsOnlyWhatTheTableNames() throws {
    var violations: [String] = []
    let ours = Set(allowed.keys).union(["CNcurses", "CTermGuard", "CMalloc", "CEarshot", "Gallery"])
    for (target, names) in allowed.sorted(by: { $0.key < $1.key }) {
      for file in files(in: "Sources/\(target)") {
        for module in try imports(of: file) where ours.contains(module) && !names.contains(module) {
          violations.append("\(target)/\(file.lastPathComponent) imports \(module)")
        }
      }
    }
    #expect(violations == [])
  }

  @Test func everyFolderOfSourcesIsInTheTable() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path)
    #expect(Set(folders) == Set(allowed.keys).union(["CTermGuard", "CEarshot"]))
  }

  @Test func theLowerTargetsAreFreeOfFoundation() throws {
    var violations: [String] = []
    for target in withoutFoundation.sorted() {
      for file in files(in: "Sources/\(target)") {
        let system = try imports(of: file).filter {
          ["Foundation", "FoundationEssentials", "Dispatch"].contains($0)
        }
        if !system.isEmpty { violations.append("\(target)/\(file.lastPathComponent) imports \(system)") }
      }
    }
    #expect(violations == [])
  }

  @Test func theGalleryImportsOnlySwiftUI() throws {
    let gallery = files(in: "Examples/Gallery")
    #expect(!gallery.isEmpty)
    for file in gallery { #expect(try imports(of: file) == ["SwiftUI"], "\(file.lastPathComponent)") }
  }

  @Test func theProgramWithoutViewsImportsOnlyTheEngine() throws {
    let program = files(in: "Examples/Embedding/Noughts")
    #expect(!program.isEmpty)
    let modules: Set = ["EarshotEngine", "EarshotAccessibility", "EarshotGeometry", "EarshotTime", "Glibc"]
    for file in program {
      #expect(try modules.isSuperset(of: imports(of: file)), "\(file.lastPathComponent)")
    }
  }
}
