import EarshotAccessibility
import EarshotEngine

extension Operation {
  static let commands = [voiceOver, item, action, switchControl, key, pressSwitch]

  static let done = Told(
    "done", .flag, "Whether there was nothing further in that direction, or nobody to act.")

  private static let voiceOver = ofEngine(
    "voiceover", "The user gives VoiceOver a command.",
    .required("command", Words.voiceOverCommands.input, "The command, in the words of scripts."),
    answer: [done.description]
  ) { (engine, command: VoiceOverCommand) throws(Failure) in
    try engine.perform(.voiceOver(command))
  }

  private static let item = ofEngine(
    "item", "The user takes VoiceOver's cursor to a node.",
    .required("node", .node, "Where to."), answer: [done.description]
  ) { (engine, node: NodeID) throws(Failure) in
    try engine.perform(.voiceOver(.item(node)), naming: "node")
  }

  private static let action = ofEngine(
    "action", "The user chooses a custom action of the node under VoiceOver's cursor.",
    .required("name", .text, "The action's name."), answer: [done.description]
  ) { (engine, name: String) throws(Failure) in
    try engine.perform(.voiceOver(.customAction(name)), naming: "name")
  }

  private static let switchControl = ofEngine(
    "switchcontrol", "The user does what a switch is for.",
    .required("command", Words.switchControlCommands.input, "The input, in the words of scripts."),
    answer: [done.description]
  ) { (engine, command: SwitchControlCommand) throws(Failure) in
    try engine.perform(.switchControl(command))
  }

  private static let key = ofEngine(
    "key",
    "The user presses a key that stands for a switch but can't be held, as in a terminal; one that comes too soon after the "
      + "one before is ignored, as the setting \"switchcontrol.ignorerepeat\" says.",
    .required("command", Words<SwitchAction>("input of Switch Control").input, "What the switch does."),
    answer: [done.description]
  ) { (engine, action: SwitchAction) throws(Failure) in
    try engine.perform(.switchControl(.key(action)))
  }

  private static let pressSwitch = ofEngine(
    "switch", "A switch of the user goes down or comes up.",
    .required("name", .text, "The switch's name."),
    .required("isDown", .flag, "Whether it goes down."), answer: [done.description]
  ) { (engine, name: String, isDown: Bool) throws(Failure) in
    try engine.perform(.switchControl(isDown ? .press(name) : .release(name)), naming: "name")
  }

  fileprivate static func answer(to outcome: CommandOutcome) -> [JSON.Member] {
    [done.write(outcome.sound == .boundary || outcome.sound == .empty)].compactMap { $0 }
  }
}

extension ServedEngine {
  /// Does what the user wants; `member` is what names something in the request.
  func perform(
    _ command: AssistiveCommand, naming member: String? = nil
  ) throws(Failure) -> [JSON.Member] {
    do throws(EngineError) {
      let outcome = try engine.perform(command)
      note(outcome.requests)
      return Operation.answer(to: outcome)
    } catch {
      if case .technologyOff = error { throw Failure(.off, error.description) }
      let failure = Failure(.unknown, error.description)
      throw member.map(failure.inside) ?? failure
    }
  }
}
