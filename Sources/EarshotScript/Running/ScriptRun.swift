import EarshotAccessibility
import EarshotEngine
import EarshotHost
import EarshotTerminal

/// Why a step stops a script.
enum StepFailure: Error {
  /// The script is wrong.
  case wrong(String)
  /// Something isn't as the script expects it.
  case failed(String)
}

/// One run of a script: the screen it shows, and what it did so far.
@MainActor struct ScriptRun {
  let screens: ScreenCatalog
  /// `nil` until a screen is shown.
  private(set) var stage: Stage?
  private(set) var transcript = Transcript()
  /// Number of expectations that held.
  private(set) var expectations = 0
  private var setup = Screen.Setup()
  private var listener = StepListener()
  private var display = StepDisplay()

  init(screens: ScreenCatalog) { self.screens = screens }

  /// Carries out a step and notes what came of it, also when it fails.
  mutating func perform(_ command: ScriptCommand) throws(StepFailure) {
    display = StepDisplay()
    defer {
      let events = listener.takeEvents(of: stage?.session)
      transcript.entries.append(Transcript.Entry(step: display.text(of: command), events: events))
    }
    try carryOut(command)
  }

  private mutating func carryOut(_ command: ScriptCommand) throws(StepFailure) {
    switch command {
    case .screen(let name, let options): try show(name, options)
    case .size(let size):
      if stage != nil { throw .wrong("`size` stands before `screen`; write `resize` after it") }
      setup.size = size
    case .technology(let technology, let isOn): setTechnology(technology, isOn: isOn)
    case .set(let setting, let value): set(setting, value)
    default: try carryOut(command, on: requireStage(for: command))
    }
  }

  private mutating func carryOut(_ command: ScriptCommand, on stage: Stage) throws(StepFailure) {
    switch command {
    case .resize(let size): handle(.resize(size))
    case .press(let keys): press(keys, on: stage)
    case .type(let text): try type(text, on: stage)
    case .paste(let text): try enter(.paste(text), on: stage)
    case .voiceOver(let step): try perform(.voiceOver(engineCommand(for: step, on: stage)))
    case .switchControl(let step): try perform(.switchControl(step.command))
    case .advance(let duration): listener.hear(stage.advance(by: duration))
    case .mark: stage.mark()
    case .expect(let expectation): try check(expectation, on: stage)
    case .screen, .size, .technology, .set: preconditionFailure("These need no screen.")
    }
  }

  private func requireStage(for command: ScriptCommand) throws(StepFailure) -> Stage {
    if let stage { return stage }
    let word = command.description.prefix { $0 != " " }
    throw .wrong("`\(word)` needs a screen; write `screen` and the name of one before it")
  }

  private mutating func handle(_ input: SessionInput) {
    if let stage { listener.hear(stage.handle(input)) }
  }
}

// MARK: - Before and around the screen

extension ScriptRun {
  /// The user's settings, and the technologies that are on, outlast a screen; its logs and its time don't.
  private mutating func show(_ name: String, _ options: [ScreenOption]) throws(StepFailure) {
    if let session = stage?.session {
      setup.technologies = session.enabledTechnologies
      setup.size = session.size
    }
    stage = nil
    do {
      let session = try screens.screen(named: name).show(setup, given: options)
      stage = Stage(session)
      listener.hear(opening: session)
    } catch {
      throw .wrong("\(error)")
    }
  }

  private mutating func setTechnology(_ technology: AssistiveTechnology, isOn: Bool) {
    setup.technologies.removeAll { $0 == technology }
    if isOn { setup.technologies.append(technology) }
    handle(.technology(technology, isOn: isOn))
  }

  private mutating func set(_ setting: ScriptSetting, _ value: SettingValue) {
    setting.write(value, to: &setup.settings)
    handle(.settings(setup.settings))
  }
}

// MARK: - Keys and text

extension ScriptRun {
  private mutating func press(_ keys: [KeyEvent], on stage: Stage) {
    for key in keys {
      display.add(key, isSecret: stage.session.isTypingSecret)
      handle(.key(key))
    }
  }

  /// Each character is an event of its own, as from a keyboard.
  private mutating func type(_ text: String, on stage: Stage) throws(StepFailure) {
    if text.isEmpty { try requireField(on: stage) }
    for character in text {
      try enter(.text(character.isNewline ? "\n" : String(character)), on: stage)
    }
  }

  private mutating func enter(_ input: SessionInput, on stage: Stage) throws(StepFailure) {
    try requireField(on: stage)
    if stage.session.isTypingSecret { display.hidesText = true }
    handle(input)
  }

  private mutating func requireField(on stage: Stage) throws(StepFailure) {
    do {
      try stage.requireField()
    } catch {
      // It may be meant for a secure field that an earlier step failed to reach.
      display.hidesText = true
      throw .failed(error.description)
    }
  }
}

// MARK: - Technologies and expectations

extension ScriptRun {
  private mutating func perform(_ command: AssistiveCommand) throws(StepFailure) {
    guard let result = stage?.handle(.command(command)) else { return }
    if let refusal = result.refusal { throw .failed(refusal.description) }
    listener.hear(result)
  }

  private func engineCommand(for step: VoiceOverStep, on stage: Stage) throws(StepFailure) -> VoiceOverCommand
  {
    do throws(LookupError) {
      switch step {
      case .command(let word): return word.command
      case .rotorItem(let direction): return direction == .next ? .rotorNext : .rotorPrevious
      case .turn(let direction): return .turnRotor(forward: direction == .next)
      case .scroll(let direction): return .scroll(direction)
      case .action(let name): return .customAction(name)
      case .rotor(let name):
        try requireVoiceOver(on: stage)
        return .setRotor(try stage.rotorKind(named: name))
      case .item(let name):
        try requireVoiceOver(on: stage)
        return .item(try stage.element(named: name))
      }
    } catch {
      throw .failed(error.description)
    }
  }

  /// A name is looked up only where that makes sense.
  private func requireVoiceOver(on stage: Stage) throws(LookupError) {
    if !stage.session.engine.isEnabled(.voiceOver) { throw .technologyOff(.voiceOver) }
  }

  private mutating func check(_ expectation: ScriptExpectation, on stage: Stage) throws(StepFailure) {
    let observation: Observation
    do throws(Unanswerable) {
      observation = try stage.observe(expectation.condition)
    } catch {
      throw .failed(error.reason)
    }
    if observation.holds == expectation.isNegated { throw .failed("there was: \(observation.found)") }
    expectations += 1
  }
}
