import EarshotCLI
import EarshotScript
import Testing

@testable import earshot

@Suite("Bench")
@MainActor struct BenchTests {
  @Test("Every figure is measured at every size")
  func figures() {
    var output = ""
    let status = EarshotProgram(screens: .gallery).run(
      ["bench", "--items", "4,8"], output: { output += $0 }, errors: { output += $0 })
    #expect(status == 0)
    let names = output.split(separator: "\n").filter { $0.hasSuffix(":") }
    #expect(
      names == ["first screen:", "engine step:", "key to cells, a move:", "key to cells, a toggle:"])
    #expect(output.split(separator: "\n").count == names.count * 3)
  }
}
