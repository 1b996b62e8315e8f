import EarshotEngine

extension Trace {
  /// The settings and switches of the trace.
  func engineSettings() throws -> EngineSettings {
    var result = EngineSettings()
    for (name, value) in settings ?? [:] {
      try result.switchControl.set(Self.normalized(name), to: value)
    }
    if let switches {
      result.switchControl.switches = try switches.map { known in
        let long = try known.long.map { try action($0) }
        return AssistiveSwitch(known.name, try action(known.action), long: long)
      }
    }
    return result
  }

  private func action(_ name: String) throws -> SwitchAction {
    guard let action = SwitchAction(rawValue: name) else { throw TraceError("no action \(name)") }
    return action
  }

  fileprivate static func normalized(_ name: String) -> String {
    name.lowercased().filter(\.isLetter)
  }
}

extension SwitchControlSettings {
  fileprivate mutating func set(_ name: String, to value: Trace.Setting) throws {
    switch name {
    case "autoscaninterval", "interval": interval = try value.duration()
    case "pauseonfirstitem", "pauseonfirst": pauseOnFirst = try value.duration()
    case "dwell": dwell = try value.duration()
    case "autohide": autoHide = try value.optionalDuration()
    case "autotapinterval": autoTapInterval = try value.duration()
    case "holdduration": holdDuration = try value.duration()
    case "ignorerepeat": ignoreRepeat = try value.duration()
    case "moverepeat": moveRepeat = try value.optionalDuration()
    case "longpress": longPress = try value.optionalDuration()
    case "pointstep": pointStep = try value.duration()
    case "manyitems": manyItems = try value.integer()
    case "pointband": pointBand = try value.integer()
    case "loops": loops = value == .word("unlimited") || value == .off ? nil : try value.integer()
    case "groupitems": groupsItems = try value.isOn()
    case "speech": speaks = try value.isOn()
    case "sounds": playsSounds = try value.isOn()
    default: try choose(name, value)
    }
  }

  private mutating func choose(_ name: String, _ value: Trace.Setting) throws {
    switch (name, value) {
    case ("style", .word(let word)): style = try ScanningStyle(rawValue: word).orThrow(word)
    case ("tapbehaviour", .word(let word)), ("tapbehavior", .word(let word)):
      tapBehavior = try TapBehavior(rawValue: String(word.prefix { $0 != " " })).orThrow(word)
    case ("aftertap", .word(let word)):
      afterTap = try AfterTap(rawValue: String(word.prefix(while: \.isLowercase))).orThrow(word)
    case ("hostentries", .words(let words)):
      hostEntries = try words.map { try ScannerMenuEntry.Host(rawValue: $0).orThrow($0) }
    default: throw TraceError("no setting \(name) with the value \(value)")
    }
  }
}

extension Trace.Setting {
  fileprivate func integer() throws -> Int {
    guard case .number(let number) = self else { throw TraceError("\(self) is no number") }
    return number
  }

  fileprivate func duration() throws -> Duration {
    self == .off || self == .word("off") ? .zero : .milliseconds(try integer())
  }

  fileprivate func optionalDuration() throws -> Duration? {
    self == .off || self == .word("off") ? nil : .milliseconds(try integer())
  }

  fileprivate func isOn() throws -> Bool {
    switch self {
    case .flag(let flag): return flag
    case .word("on"): return true
    case .word("off"), .off: return false
    default: throw TraceError("\(self) is neither on nor off")
    }
  }
}

extension Optional {
  fileprivate func orThrow(_ word: String) throws -> Wrapped {
    guard let self else { throw TraceError("no value \(word)") }
    return self
  }
}
