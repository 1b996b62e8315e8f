import EarshotCLI
import EarshotScript
import Foundation
import Testing

@testable import earshot

@Suite("Bench")
@MainActor struct BenchTests {
  private static let names = [
    "items": [
      "bytesPerKey", "count", "engineStepNanoseconds", "firstFrameNanoseconds", "labelChangeNanoseconds",
      "moveNanoseconds", "peakMemoryKilobytes",
    ],
    "nodes": [
      "buildNanoseconds", "bytesPerNode", "count", "declareGrowthBytes", "declareNanoseconds",
      "headingJumpNanoseconds", "logGrowthBytes",
      "nodeUpdateNanoseconds", "stepNanoseconds", "walkBackNanoseconds", "walkNanoseconds",
    ],
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
    let result = bench("--items", "4,8", "--nodes", "200,400", "--json", executable: program)
    #expect(result.status == 0, "\(result.text)")
    let report = try JSONDecoder().decode([String: [[String: Double]]].self, from: Data(result.text.utf8))
    #expect(report["items"]?.map { $0["count"] } == [4, 8])
    #expect(report["nodes"]?.map { $0["count"] } == [200, 400])
    for (counted, sizes) in report {
      for figures in sizes {
        #expect(figures.keys.sorted() == Self.names[counted])
        #expect(figures.allSatisfy { $0.value > 0 || $0.key.hasSuffix("GrowthBytes") }, "\(figures)")
      }
    }
  }

  @Test(
    "Telling an equal tree 600 times leaves no byte in memory, and neither do 20,000 steps once the logs are forgotten"
  )
  func memoryDoesNotGrow() throws {
    // In a process of its own, so that nobody else allocates.
    let process = Process()
    process.executableURL = try #require(Bundle.main.executableURL).deletingLastPathComponent()
      .appendingPathComponent("earshot")
    process.arguments = ["bench", "--nodes", "1000", "--json"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let report = try JSONDecoder().decode([String: [[String: Double]]].self, from: data)
    #expect(report["nodes"]?.map { $0["declareGrowthBytes"] } == [0])
    #expect(report["nodes"]?.map { $0["logGrowthBytes"] } == [0])
  }

  @Test("A program that can't be started or shows nothing is named")
  func wrongPrograms() {
    let missing = bench("--items", "4", executable: "/none/earshot")
    #expect(missing.status == 3)
    #expect(missing.text.hasPrefix("error: cannot measure the program /none/earshot: "), "\(missing.text)")
  }
}
