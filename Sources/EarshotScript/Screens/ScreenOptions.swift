/// The options that a screen was given, checked against those it has.
public struct ScreenOptions: Sendable {
  private let screen: String
  private let names: [String]
  private let values: [String: String]

  /// Takes what a script gives to `screen`.
  @MainActor init(_ given: [ScreenOption], of screen: Screen) throws(ScreenError) {
    self.screen = screen.name
    names = screen.options.map(\.name)
    for option in given where !names.contains(option.name) {
      throw .unknownOption(option.name, screen: screen.name, offered: names)
    }
    values = Dictionary(given.map { ($0.name, $0.value) }) { _, last in last }
  }

  /// The value as it was written; `nil` if the option was left out. Only for options that the screen lists.
  public subscript(name: String) -> String? {
    precondition(names.contains(name), "The screen `\(screen)` does not list an option `\(name)`.")
    return values[name]
  }

  /// A whole number within limits, by default from 0 upwards.
  ///
  /// - Throws: ``ScreenError/notANumber(_:option:limits:)``.
  public func number(
    _ name: String, default standard: Int, in limits: ClosedRange<Int> = 0...Int.max
  ) throws(ScreenError) -> Int {
    guard let text = self[name] else { return standard }
    guard let number = Int(text), limits.contains(number) else {
      throw .notANumber(text, option: name, limits: limits)
    }
    return number
  }
}
