import Foundation
import Testing

/// The program itself, with pipes to it.
@Suite("The serve process", .timeLimit(.minutes(1))) struct ServeProcessTests {
  private let questions = Pipe()
  private let answers = Pipe()
  private let process = Process()

  init() throws {
    process.executableURL = try #require(Bundle.main.executableURL).deletingLastPathComponent()
      .appendingPathComponent("earshot")
    process.arguments = ["serve"]
    process.environment = [:]
    process.standardInput = questions
    process.standardOutput = answers
    // No process that another test starts may hold the pipes open.
    for end in [questions, answers].flatMap({ [$0.fileHandleForReading, $0.fileHandleForWriting] }) {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    try process.run()
  }

  /// Writes a line, and reads its answer before anything else is written.
  private func say(_ line: String) throws -> String {
    try questions.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    var answer = Data()
    while answer.last != UInt8(ascii: "\n") {
      let piece = answers.fileHandleForReading.availableData
      if piece.isEmpty { break }
      answer += piece
    }
    return String(decoding: answer, as: UTF8.self)
  }

  @Test func everyLineIsAnsweredAtOnceAndTheEndOfTheInputIsTheEnd() throws {
    #expect(try say(#"{"op":"hello","version":1}"#).hasPrefix(#"{"ok":true,"version":1,"#))
    #expect(try say("nonsense").hasPrefix(#"{"error":{"code":"json","#))
    #expect(try say(#"{"id":1,"op":"create"}"#) == #"{"id":1,"ok":true}"# + "\n")
    let tree =
      #"{"op":"declare","root":1,"nodes":[{"id":1,"role":"window","children":[2]},{"id":2,"label":"Hi"}]}"#
    #expect(try say(tree).contains(#""ok":true"#))
    #expect(try say(#"{"op":"enable","technology":"voiceover"}"#).contains(#""ok":true"#))
    #expect(try say(#"{"op":"settle"}"#).contains(#""caption":"Hi""#))
    try questions.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(process.terminationReason == .exit)
  }

  @Test func itEndsWithoutNoiseWhenNobodyReadsItsAnswers() throws {
    _ = try say(#"{"op":"hello","version":1}"#)
    try answers.fileHandleForReading.close()
    try questions.fileHandleForWriting.write(contentsOf: Data("{}\n".utf8))
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(process.terminationReason == .exit)
  }
}
