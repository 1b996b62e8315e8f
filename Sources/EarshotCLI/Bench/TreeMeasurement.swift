import EarshotAccessibility
import EarshotEngine

/// Measures the engine alone, over a tree without views: buttons in rows of a hundred, with a heading at the start and one
/// in the middle.
struct TreeMeasurement {
  /// What a node takes and costs, and what steps, jumps and updates do.
  let figures: [Figure]

  /// Measures over a tree of about `count` nodes, at least two rows.
  init(nodes count: Int) throws {
    let engine = Engine()
    engine.enable(.voiceOver)
    let before = HeapSize.now
    let build = try Self.build(engine, BenchTree(nodes: count))
    let size = HeapSize.now - before
    let tree = BenchTree(nodes: count)
    engine.settle()
    engine.placeCursors()
    figures = [
      .build(build / count), .bytesPerNode(Double(size) / Double(count)),
      .walk(try Self.walk(engine, .next)), .walkBack(try Self.walk(engine, .previous)),
      .treeStep(try Self.steps(engine)), .headingJump(try Self.jumps(engine)),
      .nodeUpdate(try Self.updates(engine, tree)), .declare(try Self.declarations(engine, tree) / count),
      .declareGrowth(bytes: try Self.growth(engine, tree)),
      .logGrowth(bytes: try Self.logGrowth(engine, tree)),
    ]
  }

  /// Sends the whole tree, which is gone then but for what the engine keeps.
  private static func build(_ engine: Engine, _ tree: consuming BenchTree) throws -> Duration {
    try time { try engine.apply(tree.update) }
  }

  /// A step through all elements, each for the first time if they are gone through forward.
  private static func walk(_ engine: Engine, _ command: VoiceOverCommand) throws -> Duration {
    var steps = 0
    let whole = try time {
      while try !engine.perform(.voiceOver(command)).hitBoundary { steps += 1 }
    }
    return whole / steps
  }

  private static func steps(_ engine: Engine) throws -> Duration {
    try best(batches: 20, of: 500, steps: 2) {
      _ = try engine.perform(.voiceOver(.next))
      _ = try engine.perform(.voiceOver(.previous))
    }
  }

  private static func jumps(_ engine: Engine) throws -> Duration {
    _ = try engine.perform(.voiceOver(.first))
    return try best(batches: 10, of: 50, steps: 2) {
      _ = try engine.perform(.voiceOver(.move(.headings, forward: true)))
      _ = try engine.perform(.voiceOver(.move(.headings, forward: false)))
    }
  }

  private static func updates(_ engine: Engine, _ tree: BenchTree) throws -> Duration {
    var value = 0
    return try best(batches: 10, of: 100, steps: 1) {
      value += 1
      try engine.apply(TreeUpdate(nodes: [tree.button(BenchTree.row / 2, value: value)]))
      engine.settle()
    }
  }

  /// Tells an equal tree.
  private static func declarations(_ engine: Engine, _ tree: BenchTree) throws -> Duration {
    try engine.declare(tree.update)
    return try best(batches: 3, of: 1, steps: 1) { try engine.declare(tree.update) }
  }

  /// What memory grows by when an equal tree is told again and again, as a program does that draws everything anew: 600 times
  /// a tree of a thousand nodes, larger ones less often.
  private static func growth(_ engine: Engine, _ tree: BenchTree) throws -> Double {
    let before = HeapSize.now
    for _ in 0..<max(1, 600_000 / tree.update.nodes.count) { try engine.declare(tree.update) }
    return Double(HeapSize.now - before)
  }

  /// What memory grows by when a program that runs for long forgets the logs: each time after steps off and onto a node that changes.
  private static func logGrowth(_ engine: Engine, _ tree: BenchTree) throws -> Double {
    func session() throws {
      for value in 0..<100 {
        try engine.apply(TreeUpdate(nodes: [tree.button(BenchTree.row / 2, value: value)]))
        engine.settle()
        _ = try engine.perform(.voiceOver(.previous))
        _ = try engine.perform(.voiceOver(.next))
        _ = engine.takeActionRequests()
      }
      engine.forgetLogs()
    }
    _ = try engine.perform(.voiceOver(.item(tree.button(BenchTree.row / 2, value: 0).id)))
    try session()
    let before = HeapSize.now
    for _ in 0..<100 { try session() }
    return Double(HeapSize.now - before)
  }

  /// The best of several batches.
  private static func best(
    batches: Int, of count: Int, steps: Int, _ body: () throws -> Void
  ) rethrows -> Duration {
    let times = try (0..<batches).map { _ in
      try time { for _ in 0..<count { try body() } }
    }
    return (times.min() ?? .zero) / (count * steps)
  }

  private static func time<Result>(_ body: () throws -> Result) rethrows -> Duration {
    let clock = ContinuousClock()
    let start = clock.now
    _ = try body()
    return start.duration(to: clock.now)
  }
}
