import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotHost
import EarshotScript
import EarshotUI

/// Operates an app's views in a test, by assistive technologies and by the keyboard, and tells what is heard.
///
/// ```swift
/// import EarshotTesting
/// import SwiftUI
/// import Testing
///
/// @MainActor @Test func wrongPasswordIsHeard() throws {
///   let app = Pilot { SignInView() }
///   try app.voiceOver.enable()
///   try app.voiceOver.move(to: "Log in")
///   app.mark()
///   try app.voiceOver.activate()
///   #expect(app.spoken == ["Wrong password"])
///   #expect(app.focus("SignInView.focus") == ".error")
/// }
/// ```
///
/// Every call is synchronous and comes back when everything that follows from it has happened: bodies, focus, `onChange`,
/// tasks, dispatched closures. Time is virtual and moves only in ``advance(by:)``; no test needs to sleep. Pilots have
/// nothing in common, so tests may run in parallel. What was started in a pilot ends with it.
@MainActor public final class Pilot {
  /// VoiceOver.
  public let voiceOver: VoiceOverService
  /// Switch Control.
  public let switchControl: SwitchControlService
  /// The keyboard.
  public let keyboard: Keyboard
  /// What the user chose; the defaults are those of a device.
  public var settings = Settings() {
    didSet { stage.handle(.settings(settings.session)) }
  }
  let stage: Stage

  /// Puts views on a screen.
  ///
  /// - Parameters:
  ///   - size: columns and rows of the terminal, of which the caption under the app takes a few.
  ///   - technologies: those that are on before the views appear, as for a user who opens the app with VoiceOver
  ///     running. Others are switched on later, by `enable()`.
  ///   - content: the views.
  public init<Content: View>(
    size: CellSize = CellSize(width: 80, height: 24), technologies: [AssistiveTechnology] = [],
    @ViewBuilder content: () -> Content
  ) {
    let session = Session(size: size, technologies: technologies, content: content)
    stage = Stage(session)
    voiceOver = VoiceOverService(stage)
    switchControl = SwitchControlService(stage)
    keyboard = Keyboard(stage)
  }

  /// Moves the virtual clock on. Whatever falls due on the way happens, each at its own time.
  ///
  /// ```swift
  /// app.advance(by: .milliseconds(100))   // a closure of `asyncAfter(deadline: .now() + 0.1)` has run
  /// ```
  public func advance(by duration: Duration) {
    precondition(duration >= .zero, "Time can't go back: advance by zero or more, not by \(duration).")
    stage.advance(by: duration)
  }

  /// Gives the terminal another size.
  public func resize(to size: CellSize) { stage.handle(.resize(size)) }

  /// What the app's author should know: focus requests that no view could meet, updates that never come to rest. In the
  /// order in which they came up.
  public var diagnostics: [String] { stage.diagnostics }
}
