import EarshotServe
import Foundation

/// Where lines come from and where their answers go.
struct LineStreams {
  let input: Int32
  let output: Int32

  /// Those of the process.
  static let standard = LineStreams(input: STDIN_FILENO, output: STDOUT_FILENO)

  /// Answers each line as soon as it is there, until the input ends or nobody reads the answers any more.
  func answerLines(limit: Int, _ answer: (RequestLine) -> String) {
    signal(SIGPIPE, SIG_IGN)  // so that writing says that nobody reads
    var splitter = LineSplitter(limit: limit)
    while let piece = readPiece() {
      for line in splitter.lines(completedBy: piece) where !write(answer(line)) { return }
    }
    if let line = splitter.lastLine() { _ = write(answer(line)) }
  }

  /// What has arrived; `nil` at the end.
  private func readPiece() -> [UInt8]? {
    let piece = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      var arrived: Int
      repeat { arrived = read(input, buffer.baseAddress, buffer.count) } while arrived < 0 && errno == EINTR
      count = max(0, arrived)
    }
    return piece.isEmpty ? nil : piece
  }

  /// Writes a line at once; whether somebody is there to read it.
  private func write(_ line: String) -> Bool {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if written > 0 { rest = rest.dropFirst(written) } else if errno != EINTR { return false }
    }
    return true
  }
}
