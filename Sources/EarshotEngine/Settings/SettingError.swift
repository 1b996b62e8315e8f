/// Why a setting couldn't be changed by its name. Nothing has changed.
public enum SettingError: Error, Equatable, Sendable {
  /// There is no setting of this name.
  case unknownName(String)
  /// The setting doesn't take what was written.
  case wrongValue(String, of: EngineSetting)
}

extension SettingError: CustomStringConvertible {
  /// What is wrong and what to do instead.
  public var description: String {
    switch self {
    case .unknownName(let name):
      "There is no setting \"\(name)\"; use one of: "
        + EngineSetting.allCases.map(\.rawValue).joined(separator: ", ") + "."
    case .wrongValue(let text, let setting):
      "\"\(setting.rawValue)\" can't be \"\(text)\"; write \(setting.form.explanation)."
    }
  }
}
