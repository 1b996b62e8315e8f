import Foundation
import Testing

/// The Python module, by scripts that use it; what they found otherwise they print.
@Suite struct PythonBindingTests {
  /// The module says by itself what the header says; the C compiler compares.
  @Test func allNamesOfTheHeaderAreThereAndStandForTheSame() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("earshot-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("assertions.c")
    try runScript("assertions.py", source.path)
    try run("cc", ["-std=c11", "-fsyntax-only", "-I", "Sources/CEarshot/include", source.path])
  }

  @Test func allFunctionsOfTheHeaderAreOfUse() throws { try runScript("complete.py") }

  @Test func logsAreReadWhenAPartWasForgotten() throws { try runScript("logs.py") }

  @Test func whatIsOfTheWrongTypeIsRefusedByNameBeforeAnythingIsTold() throws { try runScript("checks.py") }

  @Test func enginesEndOnceAndListenersAndThreadsLeaveThemWhole() throws { try runScript("life.py") }

  @Test func theLibraryIsFoundWhereItWasInstalledOrIsSaidToBe() throws { try runScript("found.py") }

  private func runScript(_ name: String, _ arguments: String...) throws {
    let library = try ProgramInTerminal.products.appendingPathComponent("libCEarshot.so").path
    try run(
      "python3", ["-B", "Tests/Embedding/" + name] + arguments,
      ["EARSHOT_LIBRARY": library, "PYTHONPATH": "Examples/Embedding"])
  }

  private func run(_ program: String, _ arguments: [String], _ variables: [String: String] = [:]) throws {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { _, own in own }
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = ProgramInTerminal.package
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program) refused; what it says is above")
  }
}
