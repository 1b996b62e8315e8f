import CEarshot

/// What programs with several threads do.
package enum ThreadRuns {
  private static let voiceOver = Int32(EARSHOT_VOICE_OVER)

  /// Each thread makes, uses and ends engines of its own.
  package static func keepingApart(engines: Int, threads: Int) -> [Finding] {
    onThreads(threads) { (thread) throws(Finding) in
      for _ in stride(from: thread, to: engines, by: threads) {
        let engine = try make()
        try walk(engine, saying: 101)
        earshot_destroy(engine.pointer)
      }
    }
  }

  /// Threads make engines, others go on with them, others end them: one after another.
  package static func handingOver(engines: Int, threads: Int) -> [Finding] {
    let table = HandleTable(count: engines)
    var findings = onThreads(threads) { (thread) throws(Finding) in
      for index in stride(from: thread, to: engines, by: threads) { table[index] = try make() }
    }
    for shift in 1...3 {
      findings += onThreads(threads) { (thread) throws(Finding) in
        for index in stride(from: (thread + shift) % threads, to: engines, by: threads) {
          guard let engine = table[index] else { throw Finding("Engine \(index) was not made.") }
          try walk(engine, saying: 1 + 100 * shift)
          if shift == 3 { earshot_destroy(engine.pointer) }
        }
      }
    }
    return findings
  }

  /// All threads use one engine at once, which none of them should.
  package static func sharing(calls: Int, threads: Int) -> [Finding] {
    let made = Result { () throws(Finding) in try make() }
    guard case .success(let engine) = made else { return [Finding("No engine was made.")] }
    var findings = onThreads(threads) { (_) throws(Finding) in
      for _ in 0..<calls {
        let status = earshot_voice_over(engine.pointer, Int32(EARSHOT_VO_NEXT))
        let isExpected = [EARSHOT_OK, EARSHOT_DONE, EARSHOT_ERROR_BUSY].contains(Int(status))
        try demand(isExpected, "Status \(status) of an engine in use.")
        _ = earshot_last_error(engine.pointer)
      }
    }
    if earshot_voice_over(engine.pointer, Int32(EARSHOT_VO_FIRST)) != EARSHOT_OK {
      findings.append(Finding("The engine is of no use any more."))
    }
    earshot_destroy(engine.pointer)
    return findings
  }

  private static func make() throws(Finding) -> Handle {
    var engine: OpaquePointer?
    try demand(earshot_create(nil, &engine) == EARSHOT_OK, "No engine was made.")
    guard let engine else { throw Finding("No engine was made.") }
    let status = withUpdate(Program.form, root: 1) { earshot_apply(engine, $0) }
    try demand(status == EARSHOT_OK, "The form was refused.")
    earshot_set_enabled(engine, voiceOver, true)
    earshot_settle(engine)
    return Handle(pointer: engine)
  }

  /// Goes to and fro, fifty times.
  private static func walk(_ engine: Handle, saying expected: Int) throws(Finding) {
    for _ in 0..<50 {
      earshot_voice_over(engine.pointer, Int32(EARSHOT_VO_NEXT))
      earshot_voice_over(engine.pointer, Int32(EARSHOT_VO_PREVIOUS))
      earshot_settle(engine.pointer)
    }
    var count = 0
    earshot_utterance_count(engine.pointer, &count)
    try demand(count == expected, "\(count) utterances, not \(expected).")
  }
}

/// A handle that goes from thread to thread; that only one of them uses it is theirs to see to.
private struct Handle: @unchecked Sendable {
  let pointer: OpaquePointer
}

/// A place for each handle. Unchecked, since each place is used by one thread at a time.
private final class HandleTable: @unchecked Sendable {
  private let places: UnsafeMutableBufferPointer<Handle?>

  init(count: Int) {
    places = .allocate(capacity: count)
    places.initialize(repeating: nil)
  }

  deinit { places.deallocate() }

  subscript(index: Int) -> Handle? {
    get { places[index] }
    set { places[index] = newValue }
  }
}
