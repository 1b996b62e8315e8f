/// An option of a command, as data.
public struct OptionDescription: Hashable, Sendable {
  /// The name without its dashes: `size`.
  public var name: String
  /// What stands for its value in help, such as `WxH`; `nil` for a flag, which takes no value.
  public var valueName: String?
  /// What it does, in one sentence.
  public var summary: String

  /// An option that takes a value: `--size 80x24`.
  public static func option(_ name: String, _ valueName: String, _ summary: String) -> OptionDescription {
    OptionDescription(name: name, valueName: valueName, summary: summary)
  }

  /// An option without a value: `--linear`.
  public static func flag(_ name: String, _ summary: String) -> OptionDescription {
    OptionDescription(name: name, valueName: nil, summary: summary)
  }

  /// How it is written, in help and in usage: `--size WxH`.
  public var form: String { "--\(name)" + (valueName.map { " \($0)" } ?? "") }
}
