import EarshotEngine

/// A setting of Switch Control that has one of several values.
struct SettingChoice: Identifiable {
  /// Which way a choice goes.
  enum Step {
    /// To the next value, from the last to the first.
    case turn
    /// To the next value, if there is one.
    case up
    /// To the previous value, if there is one.
    case down
  }

  let title: Phrase
  /// The present value in words.
  let value: (SwitchControlSettings, Words) -> String
  /// Goes to another value.
  let step: (inout SwitchControlSettings, Step) -> Void

  var id: Phrase { title }
}

extension SettingChoice {
  /// A setting at `path`.
  ///
  /// - Parameters:
  ///   - values: what can be chosen, given the present value, which is among them.
  ///   - name: a value in words.
  init<Value: Equatable>(
    _ title: Phrase, _ path: WritableKeyPath<SwitchControlSettings, Value>,
    _ values: @escaping (Value) -> [Value],
    name: @escaping (Value, Words) -> String
  ) {
    self.title = title
    value = { settings, words in name(settings[keyPath: path], words) }
    step = { settings, step in
      let present = settings[keyPath: path]
      let values = values(present)
      guard let index = values.firstIndex(of: present) else { return }
      settings[keyPath: path] = values[Self.index(after: index, of: values.count, step)]
    }
  }

  private static func index(after index: Int, of count: Int, _ step: Step) -> Int {
    switch step {
    case .turn: (index + 1) % count
    case .up: min(index + 1, count - 1)
    case .down: max(index - 1, 0)
    }
  }

  /// A setting with a word for each value.
  fileprivate init<Value: Equatable>(
    _ title: Phrase, _ path: WritableKeyPath<SwitchControlSettings, Value>, _ names: [(Value, Phrase)]
  ) {
    self.init(title, path, { _ in names.map(\.0) }) { value, words in
      names.first { $0.0 == value }.map { words($0.1) } ?? ""
    }
  }

  /// A time among some that are handy, in milliseconds.
  fileprivate init(
    _ title: Phrase, _ path: WritableKeyPath<SwitchControlSettings, Duration>, handy: [Int]
  ) {
    self.init(title, path, { Self.times(handy, with: $0) }, name: Self.name)
  }

  /// A time, or none.
  fileprivate init(
    _ title: Phrase, _ path: WritableKeyPath<SwitchControlSettings, Duration?>, handyOrOff handy: [Int]
  ) {
    self.init(title, path, { [nil] + Self.times(handy, with: $0) }) { time, words in
      time.map { Self.name(of: $0, in: words) } ?? words(.off)
    }
  }

  /// The handy times and the present one, which a script may have set to any other.
  private static func times(_ handy: [Int], with present: Duration?) -> [Duration] {
    let times = handy.map { Duration.milliseconds($0) }
    guard let present, !times.contains(present) else { return times }
    return (times + [present]).sorted()
  }

  private static func name(of time: Duration, in words: Words) -> String {
    let milliseconds = Int(time / .milliseconds(1))
    return milliseconds % 1000 == 0
      ? words(.seconds, count: milliseconds / 1000) : words(.milliseconds, count: milliseconds)
  }
}

extension SwitchControlSettings {
  /// The settings that mean something as the others are (`switch-control.md` B5), in the order in which the sheet has them.
  /// Times that only raw switches have are left to scripts.
  var choices: [SettingChoice] { [styleChoice] + timing + tapping }

  /// Other styles than auto need a switch that moves the highlight (`switch-control.md` A1): without one, nobody could
  /// choose auto again.
  private var styleChoice: SettingChoice {
    let movable: [(ScanningStyle, Phrase)] = [(.manual, .manualStyle), (.step, .stepStyle)]
    let canMove = style != .auto || switches.contains { $0.action == .next }
    return SettingChoice(.scanningStyle, \.style, [(.auto, .autoStyle)] + (canMove ? movable : []))
  }

  private var timing: [SettingChoice] {
    let hiding = SettingChoice(.autoHide, \.autoHide, handyOrOff: [1000, 2000, 5000, 10_000, 30_000, 60_000])
    return switch style {
    case .auto:
      [
        SettingChoice(.scanInterval, \.interval, handy: Self.intervals),
        SettingChoice(.pauseOnFirst, \.pauseOnFirst, handy: [0, 500, 1000, 2000, 5000, 10_000]),
        SettingChoice(.loops, \.loops, { _ in (1...10).map { $0 } + [nil] }) { loops, words in
          loops.map(words.number) ?? words(.unlimited)
        },
      ]
    case .manual: [hiding]
    case .step: [SettingChoice(.dwell, \.dwell, handy: Self.intervals), hiding]
    }
  }

  private static let intervals = [250, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000]

  private var tapping: [SettingChoice] {
    let behavior = SettingChoice(
      .tapBehavior, \.tapBehavior, [(.menu, .defaultTap), (.auto, .autoTap), (.always, .alwaysTap)])
    let waiting = SettingChoice(
      .autoTapInterval, \.autoTapInterval, handy: [250, 500, 750, 1000, 2000, 4000])
    let after = SettingChoice(
      .afterTap, \.afterTap, [(.firstItem, .firstItem), (.tappedItem, .tappedItem)])
    return [behavior] + (tapBehavior == .auto ? [waiting] : []) + [after]
  }
}
