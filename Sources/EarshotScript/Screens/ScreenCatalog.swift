/// The screens of a program, in the order in which it lists them.
@MainActor public struct ScreenCatalog {
  /// The screens; no two have the same name.
  public let screens: [Screen]

  /// Makes a catalogue; the names must differ.
  public init(_ screens: [Screen]) {
    precondition(Set(screens.map(\.name)).count == screens.count, "Two screens have the same name.")
    self.screens = screens
  }

  /// The screen of this name.
  ///
  /// - Throws: ``ScreenError/unknownScreen(_:offered:)``.
  public func screen(named name: String) throws(ScreenError) -> Screen {
    if let screen = screens.first(where: { $0.name == name }) { return screen }
    throw .unknownScreen(name, offered: screens.map(\.name))
  }
}
