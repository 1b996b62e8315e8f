import EarshotAccessibility
import EarshotEngine
import EarshotHost
import EarshotScript

/// Switch Control in a test: its switches, and what it highlights. How it scans is in `app.settings.switchControl`.
///
/// In the auto style, which is the first, the highlight moves as time passes:
///
/// ```swift
/// try app.switchControl.enable()
/// #expect(app.switchControl.highlight == "[Email]")
/// app.advance(by: .seconds(1))
/// #expect(app.switchControl.highlight == "[Password]")
/// try app.switchControl.select()
/// #expect(app.switchControl.menu == ["Tap", "Point Mode", "Escape"])
/// ```
///
/// In the manual style it moves with the switches, and no time need pass:
///
/// ```swift
/// app.settings.switchControl.style = .manual
/// app.settings.switchControl.tapBehavior = .always
/// try app.switchControl.next()
/// try app.switchControl.select()              // taps
/// ```
@MainActor public final class SwitchControlService {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  /// Why Switch Control could not do what a test asked.
  public enum Error: Swift.Error, Equatable, Sendable, CustomStringConvertible {
    /// Switch Control is off.
    case notRunning
    /// The settings have no switch of this name.
    case unknownSwitch(String, known: [String])

    /// What is wrong and what to do instead.
    public var description: String {
      switch self {
      case .notRunning: "Switch Control is off; call `app.switchControl.enable()` first."
      case .unknownSwitch(let name, let known): EngineError.unknownSwitch(name, known: known).description
      }
    }
  }

  /// Whether Switch Control is on.
  public var isEnabled: Bool { stage.session.engine.isEnabled(.switchControl) }

  /// Switches it on; it highlights the first element or group that can be used. Never throws here; a device may refuse.
  public func enable() throws { stage.handle(.technology(.switchControl, isOn: true)) }

  /// Switches it off. Never throws here; a device may refuse.
  public func disable() throws { stage.handle(.technology(.switchControl, isOn: false)) }
}

// MARK: - Switches

extension SwitchControlService {
  /// Selects what is highlighted: enters a group, leaves by its exit, opens the menu of an element or taps it, as
  /// `tapBehavior` says, or does what an entry of the menu is for. A hidden scanner comes back, and that is all.
  ///
  /// - Throws: ``Error/notRunning``.
  public func select() throws(Error) { try perform(.select) }

  /// Highlights what is next; behind the last comes the first.
  ///
  /// - Throws: ``Error/notRunning``.
  public func next() throws(Error) { try perform(.next) }

  /// Highlights what is before; before the first comes the last.
  ///
  /// - Throws: ``Error/notRunning``.
  public func previous() throws(Error) { try perform(.previous) }

  /// Pauses the scan, or has it go on.
  ///
  /// - Throws: ``Error/notRunning``.
  public func stop() throws(Error) { try perform(.stop) }

  /// Opens the menu of the highlighted element, or closes the open one.
  ///
  /// - Throws: ``Error/notRunning``.
  public func openMenu() throws(Error) { try perform(.menu) }

  /// Presses a switch and holds it; how long counts, by ``Pilot/advance(by:)``.
  ///
  /// - Parameter name: one of `settings.switchControl.switches`: at first "select", "next" and "previous".
  /// - Throws: ``Error/notRunning``, ``Error/unknownSwitch(_:known:)``.
  public func press(_ name: String) throws(Error) { try perform(.press(name)) }

  /// Lets a switch go.
  ///
  /// - Throws: ``Error/notRunning``, ``Error/unknownSwitch(_:known:)``.
  public func release(_ name: String) throws(Error) { try perform(.release(name)) }

  private func perform(_ command: SwitchControlCommand) throws(Error) {
    if !isEnabled { throw .notRunning }
    let result = stage.handle(.command(.switchControl(command)))
    if case .unknownSwitch(let name, let known) = result.refusal { throw .unknownSwitch(name, known: known) }
  }
}

// MARK: - What it shows

extension SwitchControlService {
  /// The label of the highlighted element, or of that whose menu is open, else its identifier; `nil` on a group, an exit
  /// or nothing, and while Switch Control is off.
  public var cursor: String? { stage.session.cursorName(of: .switchControl) }

  /// What is highlighted, as scripts write it: an element `[Email]`, a group `{row1: Name Email}`, the dashed exit of a
  /// group `<row1>`, an entry of a menu `menu(Email): Tap`; `nil` when it is nothing.
  public var highlight: String? { stage.session.scannerHighlight }

  /// What it is doing: scanning, paused, hidden until a switch is used, or idle, since nothing can be used.
  public var state: ScannerStatus.State { stage.session.engine.scanner.state }

  /// The entries of the open menu by their English names, without its exit; empty while none is open.
  public var menu: [String] { stage.session.engine.scanner.menu?.entries.map(\.name) ?? [] }

  /// What it spoke since the last ``Pilot/mark()``, or since the beginning; nothing unless
  /// `app.settings.switchControl.speaks`. VoiceOver's speech is in ``Pilot/spoken``.
  public var spoken: [String] { stage.scannerSpoken }
}
