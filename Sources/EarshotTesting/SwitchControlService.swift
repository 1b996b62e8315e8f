import EarshotAccessibility
import EarshotEngine
import EarshotHost
import EarshotScript

/// Switch Control in a test. Time stands still, so every step is a press of a switch.
///
/// ```swift
/// try app.switchControl.enable()
/// try app.switchControl.next()
/// #expect(app.switchControl.cursor == "Password")
/// try app.switchControl.select()                 // opens its menu, at "Tap"
/// try app.switchControl.select()
/// ```
@MainActor public final class SwitchControlService {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  /// Why Switch Control could not do what a test asked.
  public enum Error: Swift.Error, Equatable, Sendable, CustomStringConvertible {
    /// Switch Control is off.
    case notRunning

    /// What is wrong and what to do instead.
    public var description: String { "Switch Control is off; call `app.switchControl.enable()` first." }
  }

  /// Whether Switch Control is on.
  public var isEnabled: Bool { stage.session.engine.isEnabled(.switchControl) }

  /// Switches it on; it highlights the first element that can be used. Never throws here; a device may refuse.
  public func enable() throws { stage.handle(.technology(.switchControl, isOn: true)) }

  /// Switches it off. Never throws here; a device may refuse.
  public func disable() throws { stage.handle(.technology(.switchControl, isOn: false)) }

  /// Selects what is highlighted: a group is entered, an element opens its menu, or is tapped if the settings say so.
  ///
  /// - Throws: ``Error/notRunning``.
  public func select() throws(Error) { try perform(.select) }

  /// Highlights the next element or group; behind the last comes the first.
  ///
  /// - Throws: ``Error/notRunning``.
  public func next() throws(Error) { try perform(.next) }

  /// Highlights the previous element or group; before the first comes the last.
  ///
  /// - Throws: ``Error/notRunning``.
  public func previous() throws(Error) { try perform(.previous) }

  /// The label of the highlighted element, else its identifier; `nil` while Switch Control is off or nowhere.
  public var cursor: String? { stage.session.cursorName(of: .switchControl) }

  private func perform(_ command: SwitchControlCommand) throws(Error) {
    if !isEnabled { throw .notRunning }
    stage.handle(.command(.switchControl(command)))
  }
}
