/// One measured number.
struct Figure: Equatable {
  /// What a figure counts.
  enum Unit: Equatable {
    case time
    case bytes
    case memory
  }

  /// What was measured, in the table.
  let name: String
  /// What was measured and in what, in JSON.
  let key: String
  /// In nanoseconds, bytes or kilobytes.
  let amount: Double
  let unit: Unit

  static func engineStep(_ time: Duration) -> Figure {
    Figure(name: "engine step", key: "engineStepNanoseconds", time)
  }

  static func build(_ time: Duration) -> Figure {
    Figure(name: "build, a node", key: "buildNanoseconds", time)
  }

  static func bytesPerNode(_ bytes: Double) -> Figure {
    Figure(name: "memory, a node", key: "bytesPerNode", amount: bytes, unit: .bytes)
  }

  static func walk(_ time: Duration) -> Figure {
    Figure(name: "next through all", key: "walkNanoseconds", time)
  }

  static func walkBack(_ time: Duration) -> Figure {
    Figure(name: "previous through all", key: "walkBackNanoseconds", time)
  }

  static func treeStep(_ time: Duration) -> Figure {
    Figure(name: "next, previous in place", key: "stepNanoseconds", time)
  }

  static func headingJump(_ time: Duration) -> Figure {
    Figure(name: "to the other heading", key: "headingJumpNanoseconds", time)
  }

  static func nodeUpdate(_ time: Duration) -> Figure {
    Figure(name: "update of a node", key: "nodeUpdateNanoseconds", time)
  }

  static func declare(_ time: Duration) -> Figure {
    Figure(name: "equal tree told, a node", key: "declareNanoseconds", time)
  }

  static func declareGrowth(bytes: Double) -> Figure {
    Figure(name: "kept of such trees", key: "declareGrowthBytes", amount: bytes, unit: .bytes)
  }

  static func logGrowth(bytes: Double) -> Figure {
    Figure(name: "kept of forgotten logs", key: "logGrowthBytes", amount: bytes, unit: .bytes)
  }

  static func move(_ time: Duration) -> Figure {
    Figure(name: "turn: move", key: "moveNanoseconds", time)
  }

  static func labelChange(_ time: Duration) -> Figure {
    Figure(name: "turn: label changes", key: "labelChangeNanoseconds", time)
  }

  static func bytesPerKey(_ bytes: Double) -> Figure {
    Figure(name: "bytes per key", key: "bytesPerKey", amount: bytes, unit: .bytes)
  }

  static func firstFrame(_ time: Duration) -> Figure {
    Figure(name: "start to first frame", key: "firstFrameNanoseconds", time)
  }

  static func peakMemory(kilobytes: Double) -> Figure {
    Figure(name: "peak memory", key: "peakMemoryKilobytes", amount: kilobytes, unit: .memory)
  }

  private init(name: String, key: String, _ time: Duration) {
    self.init(name: name, key: key, amount: (time / .nanoseconds(1)).rounded(), unit: .time)
  }

  private init(name: String, key: String, amount: Double, unit: Unit) {
    (self.name, self.key, self.amount, self.unit) = (name, key, amount, unit)
  }

  /// Of the same figures measured several times, the smallest of each.
  static func best(of rounds: [[Figure]]) -> [Figure] {
    guard let first = rounds.first else { return [] }
    return first.indices.map { row in
      rounds.map { $0[row] }.min { $0.amount < $1.amount } ?? first[row]
    }
  }

  /// In the unit in which the number is easy to read.
  var text: String {
    switch unit {
    case .time where amount < 10_000: "\(Int(amount)) ns"
    case .time where amount < 1_000_000: "\(decimal(amount / 1000)) µs"
    case .time: "\(decimal(amount / 1_000_000)) ms"
    case .bytes: "\(decimal(amount)) B"
    case .memory: "\(decimal(amount / 1024)) MB"
    }
  }
}

/// A number with one decimal.
func decimal(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}
