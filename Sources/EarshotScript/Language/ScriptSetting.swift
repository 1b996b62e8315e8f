import EarshotEngine

/// A setting that `set` changes. Unless a script says otherwise, all are as on a device that nobody has changed.
public enum ScriptSetting: Hashable, Sendable {
  /// One of the engine's.
  case engine(EngineSetting)
  /// Whether the keyboard focus reaches controls that take no text (design §11, 22); off at first.
  case keyboardNavigation
  /// Whether a terminal rings its `bell` for some of the sounds, or not (`none`); `none` at first.
  case sounds
}

extension ScriptSetting: RawRepresentable {
  /// The setting of a name in scripts.
  public init?(rawValue: String) {
    guard let setting = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = setting
  }

  /// Its name in scripts.
  public var rawValue: String {
    switch self {
    case .engine(let setting): setting.rawValue
    case .keyboardNavigation: "keyboardnavigation"
    case .sounds: "sounds"
    }
  }
}

extension ScriptSetting: CaseIterable {
  /// All settings, the engine's first.
  public static var allCases: [ScriptSetting] {
    EngineSetting.allCases.map(ScriptSetting.engine) + [.keyboardNavigation, .sounds]
  }
}
