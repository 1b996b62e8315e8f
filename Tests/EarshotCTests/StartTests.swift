import Foundation
import Testing

/// The smallest C program, built with the C compiler against header and library.
@Suite("Starting from C") struct StartTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  @Test func theFirstElementIsHeardWithoutAnyEnvironment() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("earshot-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("start")
    let library = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let isBuilt = try run(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "cc", "-std=gnu11", "-Wall", "-Wextra", "-Werror", "Examples/Embedding/start.c", "-I",
        "Sources/CEarshot/include", "-o", program.path, "-L", library.path, "-Wl,-rpath,\(library.path)",
        "-lCEarshot",
      ], environment: ProcessInfo.processInfo.environment)
    try #require(isBuilt.status == 0, "the C compiler refused the program")
    let started = try run(program, [], environment: [:])
    #expect(started.output == "Send, Button\n")
    #expect(started.status == 0)
    let measured = try run(program, ["measure", "1"], environment: [:])
    #expect(measured.output.hasPrefix("from start to end, without environment: median "))
    #expect(measured.status == 0)
  }

  private func run(_ program: URL, _ arguments: [String], environment: [String: String]) throws
    -> (output: String, status: Int32)
  {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = Self.root
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}
