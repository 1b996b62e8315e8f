import Foundation

/// Measures the program from outside: the demo of a screen in a process and a terminal of its own.
struct ProcessMeasurement {
  /// Time from the start to the first whole screen, and the most memory that was resident by then.
  let figures: [Figure]

  /// How long nothing is written before the screen counts as whole.
  private static let silence: Int32 = 150
  private static let quitKey = "\u{1B}[21~"

  init(of program: String, items: Int) throws(BenchError) {
    let terminal = try PseudoTerminal()
    let process = Self.demo(program, items, on: terminal)
    let clock = ContinuousClock()
    let start = clock.now
    do {
      try process.run()
    } catch {
      throw .noProgram(path: program, reason: error.localizedDescription)
    }
    guard terminal.read(waiting: 60_000) > 0 else {
      process.terminate()
      throw .noProgram(path: program, reason: "it shows nothing")
    }
    var end = clock.now
    while terminal.read(waiting: Self.silence) > 0 { end = clock.now }
    let memory = Self.peakMemory(of: process.processIdentifier)
    terminal.type(Self.quitKey)
    process.waitUntilExit()
    guard process.terminationStatus == 0, let memory else {
      throw .noProgram(path: program, reason: "it ended with status \(process.terminationStatus)")
    }
    figures = [.firstFrame(start.duration(to: end)), .peakMemory(kilobytes: memory)]
  }

  private static func demo(_ program: String, _ items: Int, on terminal: PseudoTerminal) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["demo", "form", "--items", String(items)]
    process.environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
    let end = FileHandle(fileDescriptor: terminal.program)
    (process.standardInput, process.standardOutput) = (end, end)
    return process
  }

  /// In kilobytes. The system's figure of an ended process would include the one that started it.
  private static func peakMemory(of process: Int32) -> Double? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
  }
}
