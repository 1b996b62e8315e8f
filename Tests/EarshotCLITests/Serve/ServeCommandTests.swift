import EarshotServe
import Foundation
import Testing

@testable import EarshotCLI

@Suite("The serve command")
@MainActor struct ServeCommandTests {
  @Test("The help points to the protocol")
  func help() {
    let help = earshot("serve", "--help").output
    #expect(help.contains("Sources/EarshotServe/EarshotServe.docc/Protocol.md"))
    #expect(help.contains("--schema"))
  }

  @Test("The schema can be printed")
  func schema() {
    let result = earshot("serve", "--schema")
    #expect(result.status == 0)
    #expect(result.output == ServeSession.schema)
  }

  @Test("Limits that are none are a usage error")
  func wrongLimits() {
    for option in ["--max-line", "--max-nodes", "--max-engines"] {
      for value in ["0", "-1", "many", "1e9"] {
        let result = earshot("serve", "\(option)=\(value)")
        #expect(result.status == 2)
        #expect(
          result.errors.hasPrefix(
            "error: `\(value)` is not a value of `\(option)`; give a whole number from 1 on"))
      }
    }
  }

  /// What is answered to an input.
  private func serve(_ input: String, _ arguments: String...) throws -> [String] {
    let (questions, answers) = (Pipe(), Pipe())
    let writer = questions.fileHandleForWriting
    try writer.write(contentsOf: Data(input.utf8))
    try writer.close()
    let command = ServeCommand(
      streams: LineStreams(
        input: questions.fileHandleForReading.fileDescriptor,
        output: answers.fileHandleForWriting.fileDescriptor))
    guard case .run(let options) = try command.description.parse(arguments) else { return [] }
    let context = CommandContext(
      screens: .init([]), executable: nil, output: { _ in Issue.record("printed") },
      errors: { _ in Issue.record("failed") })
    #expect(try command.run(options, in: context) == .success)
    try answers.fileHandleForWriting.close()
    let text = String(decoding: answers.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("Each line has its answer, the last one too if no line feed ends it")
  func lines() throws {
    let hello = #"{"op":"hello","version":1}"#
    #expect(
      try serve("\(hello)\nx\n{\"id\":5,\"op\":\"create\"}", "--max-line", "1000", "--max-nodes=7") == [
        #"{"ok":true,"version":1,"maxLine":1000,"maxNodes":7,"maxEngines":256}"#,
        #"{"error":{"code":"json","path":"","message":"At byte 1 of the line, JSON needs a value."}}"#,
        #"{"id":5,"ok":true}"#, "",
      ])
    #expect(try serve("") == [""])
  }

  @Test("A line that is too long is skipped, and the session goes on")
  func longLine() throws {
    let answers = try serve(
      String(repeating: "x", count: 5_000) + "\n{\"op\":\"hello\",\"version\":1}\n", "--max-line=30")
    #expect(answers.count == 3)
    #expect(
      answers[0].hasPrefix(#"{"error":{"code":"limit","path":"","message":"The line is longer than 30 bytes"#)
    )
    #expect(answers[1].hasPrefix(#"{"ok":true"#))
  }

  @Test("It ends when nobody reads the answers")
  func nobodyReads() throws {
    let (questions, answers) = (Pipe(), Pipe())
    try answers.fileHandleForReading.close()
    try questions.fileHandleForWriting.write(contentsOf: Data("x\nx\n".utf8))
    let streams = LineStreams(
      input: questions.fileHandleForReading.fileDescriptor,
      output: answers.fileHandleForWriting.fileDescriptor)
    var count = 0
    streams.answerLines(limit: 10) { _ in
      count += 1
      return "y"
    }
    #expect(count == 1)
  }
}
