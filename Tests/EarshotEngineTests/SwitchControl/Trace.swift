import Foundation

/// One trace of the scanner, as `Fixtures/traces/README.md` describes it.
struct Trace: Decodable {
  let name: String
  let settings: [String: Setting]?
  let grid: Grid?
  let switches: [Switch]?
  let tree: [Node]
  let inputs: [Input]
  let until: Int
  let rows: [Row]

  struct Grid: Decodable {
    let columns: Int
    let rows: Int
  }

  struct Switch: Decodable {
    let name: String
    let action: String
    let long: String?
  }

  struct Frame: Decodable {
    let row: Int
    let column: Int
    let width: Int
    let height: Int?
  }

  struct Node: Decodable {
    let id: String
    var role: String?
    var label: String?
    var value: String?
    var frame: Frame?
    var enabled: Bool?
    var hidden: Bool?
    var adjustable: Bool?
    var actions: [String]?
    var tapGesture: Bool?
    var respondsToUserInteraction: Bool?
    var sortPriority: Double?
    var modal: Bool?
    var navigationStyle: String?
    var groupsChildren: Bool?
    var order: [String]?
    var children: [Node]?
  }

  struct Input: Decodable {
    let time: Int
    let kind: String
    let `switch`: String?
    let id: String?
    let argument: String?
    let tree: [Node]?
  }

  struct Row: Decodable {
    let time: Int
    let cause: String
    let result: String
    let binding: String?

    /// The row as a line.
    var line: String {
      "\(time) | \(cause) | \(result)" + (binding.map { $0.isEmpty ? "" : " | \($0)" } ?? "")
    }
  }

  /// A setting's value: a number, a word, a list of words, yes or no, or nothing.
  enum Setting: Decodable, Equatable {
    case number(Int)
    case word(String)
    case words([String])
    case flag(Bool)
    case off

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .off
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else if let words = try? container.decode([String].self) {
        self = .words(words)
      } else {
        self = .word(try container.decode(String.self))
      }
    }
  }
}

extension Trace {
  /// Every trace in a folder, in the order of the files' names.
  static func all(in folder: URL) throws -> [Trace] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { try JSONDecoder().decode(Trace.self, from: Data(contentsOf: $0)) }
  }
}

/// What is wrong with a trace's file.
struct TraceError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
