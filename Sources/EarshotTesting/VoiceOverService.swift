import EarshotAccessibility
import EarshotEngine
import EarshotHost
import EarshotScript

/// VoiceOver in a test. The first verbs are those of Apple's `XCUIVoiceOverService`, so that a test can move between a
/// device and this package; the others are what tests of focus need besides.
///
/// ```swift
/// let app = Pilot { SignInView() }
/// try app.voiceOver.enable()
/// #expect(try app.voiceOver.currentSpeech().utterance == "Sign in, Heading")
/// #expect(try app.voiceOver.moveForward().utterance.contains("Email"))
/// ```
@MainActor public final class VoiceOverService {
  let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  /// What VoiceOver said.
  public struct Output: Hashable, Sendable, CustomStringConvertible {
    /// The whole caption, such as "Add Favorites, Button".
    public let utterance: String

    /// The whole caption.
    public var description: String { utterance }
  }

  // MARK: Apple's verbs

  /// Whether VoiceOver is on.
  public var isEnabled: Bool { stage.session.engine.isEnabled(.voiceOver) }

  /// Switches VoiceOver on; it goes to where it begins and speaks. Never throws here; a device may refuse.
  public func enable() throws { stage.handle(.technology(.voiceOver, isOn: true)) }

  /// Switches VoiceOver off. Never throws here; a device may refuse.
  public func disable() throws { stage.handle(.technology(.voiceOver, isOn: false)) }

  /// The speech of the element under the cursor, as on arrival but for the containers around it. Nothing is spoken or
  /// logged.
  ///
  /// - Throws: ``Error/notRunning``; ``Error/noSpeech`` when the cursor is nowhere or on something silent.
  public func currentSpeech() throws(Error) -> Output {
    if !isEnabled { throw .notRunning }
    guard let text = stage.session.engine.currentSpeech, !text.isEmpty else { throw .noSpeech }
    return Output(utterance: text)
  }

  /// Moves to the next element.
  ///
  /// - Returns: what is spoken of the element that the cursor comes to.
  /// - Throws: ``Error/notRunning``; ``Error/noSpeech`` when there is nothing further (design §11, 35).
  @discardableResult
  public func moveForward() throws(Error) -> Output { try move(.next) }

  /// Moves to the previous element.
  ///
  /// - Returns: what is spoken of the element that the cursor comes to.
  /// - Throws: ``Error/notRunning``; ``Error/noSpeech`` when there is nothing further (design §11, 35).
  @discardableResult
  public func moveBackward() throws(Error) -> Output { try move(.previous) }

  /// Moves into the container under the cursor. With flat navigation, as on iOS, containers are no stops, so there is
  /// never anything to enter; `app.settings.navigation = .grouped` makes them stops, as on a Mac (design §11, 36).
  ///
  /// - Returns: what is spoken of the element that the cursor comes to.
  /// - Throws: ``Error/notRunning``; ``Error/noSpeech`` when there is nothing to enter.
  @discardableResult
  public func moveIn() throws(Error) -> Output { try move(.moveIn) }

  /// Moves out to the container around the cursor, with grouped navigation (design §11, 36).
  ///
  /// - Returns: what is spoken of the container.
  /// - Throws: ``Error/notRunning``; ``Error/noSpeech`` when none was entered.
  @discardableResult
  public func moveOut() throws(Error) -> Output { try move(.moveOut) }

  // MARK: Moving

  /// Moves to the first element.
  ///
  /// - Throws: ``Error/notRunning``; ``Error/noSpeech`` when there is none.
  @discardableResult
  public func moveToFirst() throws(Error) -> Output { try move(.first) }

  /// Moves to the last element.
  ///
  /// - Throws: ``Error/notRunning``; ``Error/noSpeech`` when there is none.
  @discardableResult
  public func moveToLast() throws(Error) -> Output { try move(.last) }

  /// Moves to the element of this label, else of this accessibility identifier; of several to the first in reading order.
  ///
  /// - Throws: ``Error/notRunning``; ``Error/notFound(_:)`` with what there is instead.
  @discardableResult
  public func move(to name: String) throws(Error) -> Output {
    if !isEnabled { throw .notRunning }
    return try move(.item(find { () throws(LookupError) in try stage.element(named: name) }))
  }

  /// The label of the element under the cursor, else its identifier; `nil` while VoiceOver is off or nowhere.
  public var cursor: String? { stage.session.cursorName(of: .voiceOver) }

  // MARK: Acting

  /// A double tap: the element's default action.
  ///
  /// - Throws: ``Error/notRunning``.
  public func activate() throws(Error) { try perform(.activate) }

  /// One step up, on an adjustable element.
  ///
  /// - Throws: ``Error/notRunning``.
  public func increment() throws(Error) { try perform(.increment) }

  /// One step down, on an adjustable element.
  ///
  /// - Throws: ``Error/notRunning``.
  public func decrement() throws(Error) { try perform(.decrement) }

  /// The escape gesture.
  ///
  /// - Throws: ``Error/notRunning``.
  public func escape() throws(Error) { try perform(.escape) }

  /// The magic tap.
  ///
  /// - Throws: ``Error/notRunning``.
  public func magicTap() throws(Error) { try perform(.magicTap) }

  /// What a long press does.
  ///
  /// - Throws: ``Error/notRunning``.
  public func secondary() throws(Error) { try perform(.secondaryAction) }

  /// Scrolls by a page, so that what lies in this direction comes into view.
  ///
  /// - Throws: ``Error/notRunning``.
  public func scroll(_ direction: ScrollDirection) throws(Error) { try perform(.scroll(direction)) }

  /// Performs a custom action of the element under the cursor.
  ///
  /// - Throws: ``Error/notRunning``; ``Error/refused(_:)`` if the element offers no action of this name.
  public func perform(action name: String) throws(Error) { try perform(.customAction(name)) }

  /// Has the element under the cursor spoken again, with its position.
  ///
  /// - Returns: what is spoken, such as "Email, Text field, 2 of 4".
  /// - Throws: ``Error/notRunning``; ``Error/noSpeech`` when the cursor is nowhere.
  @discardableResult
  public func whereAmI() throws(Error) -> Output {
    try speak(.whereAmI)
  }

  // MARK: Commands

  /// What a name stands for, with the lookup's error as one of this service.
  func find<Found>(_ lookup: () throws(LookupError) -> Found) throws(Error) -> Found {
    do throws(LookupError) {
      return try lookup()
    } catch {
      throw .notFound(error)
    }
  }

  @discardableResult
  func perform(_ command: VoiceOverCommand) throws(Error) -> TurnResult {
    if !isEnabled { throw .notRunning }
    let result = stage.handle(.command(.voiceOver(command)))
    if let refusal = result.refusal { throw .refused(refusal.description) }
    return result
  }

  /// What a command says last, whatever about.
  func speak(_ command: VoiceOverCommand) throws(Error) -> Output {
    guard let utterance = try perform(command).utterances.last else { throw .noSpeech }
    return Output(utterance: utterance.caption)
  }

  /// What is spoken of the element that the cursor rests on in the end, which the app may have chosen.
  private func move(_ command: VoiceOverCommand) throws(Error) -> Output {
    guard let landing = try perform(command).utterances.last(where: \.cause.isLanding) else {
      throw .noSpeech
    }
    return Output(utterance: landing.caption)
  }
}
