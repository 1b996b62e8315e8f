import Testing

@Suite("Files of the gallery") struct GalleryFileTests {
  @Test("Each imports SwiftUI and nothing else")
  func imports() throws {
    let files = try ExampleFile.all(in: "Gallery")
    #expect(files.count == 8)
    for file in files {
      let lines = try file.text().split(separator: "\n").map { $0.drop { $0 == " " } }
      let imports = lines.filter { $0.contains(/^(@\w+ )*(\w+ )?import\b/) }
      #expect(imports == ["import SwiftUI"], "\(file.name)")
    }
  }
}
