import EarshotCLI
import EarshotScript
import Foundation
import Testing

@testable import earshot

/// The scripts that come with the demo screens.
@Suite("Example scripts")
@MainActor struct ExampleScriptTests {
  @Test("Every example script holds")
  func all() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let folder = root.appendingPathComponent("../../Examples/Scripts").standardizedFileURL.path
    var (output, errors) = ("", "")
    let status = EarshotProgram(screens: .gallery).run(
      ["run", folder, "--quiet"], output: { output += $0 }, errors: { errors += $0 })
    #expect(status == 0, "\(output)\(errors)")
    #expect(output.wholeMatch(of: /[1-9]\d* passed, 0 failed\n/) != nil, "\(output)")
  }
}
