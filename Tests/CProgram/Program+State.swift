import EarshotAccessibility
import EarshotC
import EarshotEngine
import EarshotTime

extension Program {
  /// All that can be known of the engine, which a call that fails must leave as it was to the letter.
  package var state: String {
    guard let handle = EngineRegistry.shared.engine(engine) else { return "no engine" }
    let engine = handle.engine
    return [
      tree(of: engine), logs(of: engine), technologies(of: engine), bindings(of: handle),
      "settings \(engine.settings) screen \(engine.screenSize)",
      "time \(handle.clock.now) next \(String(describing: handle.clock.nextDeadline))",
      "waiting \(handle.waiting)",
    ].joined(separator: "\n")
  }

  /// The memory of the engine and its clock, member by member, whatever can be asked of it.
  package var memory: String {
    guard let handle = EngineRegistry.shared.engine(engine) else { return "no engine" }
    var text = ""
    dump(handle.engine, to: &text)
    dump(handle.clock, to: &text)
    return text
  }

  private func tree(of engine: Engine) -> String {
    var lines = ["root \(optional: engine.tree.root), keyboard focus \(optional: engine.tree.keyboardFocus)"]
    func add(_ id: NodeID) {
      guard let node = engine.tree.node(id) else { return lines.append("\(id) is missing") }
      lines.append("\(node)")
      node.children.forEach(add)
    }
    engine.tree.root.map(add)
    lines.append("count \(engine.tree.count), in reading order \(Array(engine.tree.elements))")
    return lines.joined(separator: "\n")
  }

  private func logs(of engine: Engine) -> String {
    let utterances = engine.utterances.utterances.map {
      "\($0.sequence) \($0.time) \(optional: $0.element) \($0.cause) \($0.caption) \($0.isInterrupted) \($0.isAudible)"
    }
    return """
      said \(utterances)
      stops \(Array(engine.items.stops))
      sounds \(Array(engine.sounds.sounds))
      scanner \(Array(engine.scannerLog.entries))
      signals \(Array(engine.scannerFeedback.entries))
      """
  }

  private func technologies(of engine: Engine) -> String {
    let voiceOver = engine.isEnabled(.voiceOver) ? "\(engine.rotorKind) of \(engine.rotorKinds)" : "off"
    return """
      on \(engine.isEnabled(.voiceOver)) \(engine.isEnabled(.switchControl))
      cursors \(optional: engine.cursor(of: .voiceOver)) \(optional: engine.cursor(of: .switchControl))
      speech \(optional: engine.currentSpeech) rotor \(voiceOver) muted \(engine.isMuted) \
      paused \(engine.isPaused) reading \(engine.isReadingAll) curtain \(engine.hasScreenCurtain)
      scanner \(engine.scanner)
      """
  }

  private func bindings(of handle: EngineHandle) -> String {
    "bindings "
      + handle.bindings.sorted { $0.key < $1.key }
      .map { "\($0.key & 0xFFFF)=\(optional: $0.value.value)" }.joined(separator: " ")
  }
}

extension DefaultStringInterpolation {
  fileprivate mutating func appendInterpolation<Value>(optional value: Value?) {
    appendInterpolation(value.map { "\($0)" } ?? "none")
  }
}
