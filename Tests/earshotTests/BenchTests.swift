import EarshotCLI
import EarshotScript
import Foundation
import Testing

@testable import earshot

@Suite("Bench")
@MainActor struct BenchTests {
  private static let names = [
    "bytesPerKey", "engineStepNanoseconds", "firstFrameNanoseconds", "items", "labelChangeNanoseconds",
    "moveNanoseconds", "peakMemoryKilobytes",
  ]

  private func bench(_ options: String..., executable: String) -> (status: Int32, text: String) {
    var text = ""
    let program = EarshotProgram(screens: .gallery, executable: executable)
    let status = program.run(["bench"] + options, output: { text += $0 }, errors: { text += $0 })
    return (status, text)
  }

  @Test("Every figure is measured at every size")
  func figures() throws {
    let folder = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let program = folder.appendingPathComponent("earshot").path
    let result = bench("--items", "4,8", "--json", executable: program)
    #expect(result.status == 0, "\(result.text)")
    let sizes = try JSONDecoder().decode([[String: Double]].self, from: Data(result.text.utf8))
    #expect(sizes.map { $0["items"] } == [4, 8])
    for figures in sizes {
      #expect(figures.keys.sorted() == Self.names)
      #expect(figures.values.allSatisfy { $0 > 0 }, "\(figures)")
    }
  }

  @Test("A program that can't be started or shows nothing is named")
  func wrongPrograms() {
    let missing = bench("--items", "4", executable: "/none/earshot")
    #expect(missing.status == 3)
    #expect(missing.text.hasPrefix("error: cannot measure the program /none/earshot: "), "\(missing.text)")
  }
}
