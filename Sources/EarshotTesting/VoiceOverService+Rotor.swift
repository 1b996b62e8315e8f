import EarshotEngine
import EarshotScript

/// The rotor, and the item chooser (`voiceover.md` 4.4).
///
/// ```swift
/// try app.voiceOver.rotor("Headings")
/// #expect(try app.voiceOver.rotorNext().utterance == "Billing address, Heading")
/// ```
extension VoiceOverService {
  /// What the rotor moves by or changes now, such as "Headings", in the language in use.
  public var rotorKind: String { stage.session.engine.name(of: stage.session.engine.rotorKind) }

  /// The kinds that the rotor offers now, in the order in which turning it comes to them.
  public var rotorKinds: [String] { stage.session.engine.rotorKinds.map(stage.session.engine.name) }

  /// Sets the rotor to a kind, one of ``rotorKinds``; those of the app's custom rotors are among them.
  ///
  /// - Throws: ``Error/notRunning``; ``Error/notFound(_:)`` with what the rotor offers instead.
  public func rotor(_ name: String) throws(Error) {
    if !isEnabled { throw .notRunning }
    try perform(.setRotor(find { () throws(LookupError) in try stage.rotorKind(named: name) }))
  }

  /// Turns the rotor to the next or previous kind that it offers.
  ///
  /// - Returns: what is spoken: the name of the kind.
  /// - Throws: ``Error/notRunning``; ``Error/noSpeech`` when there is no other kind.
  @discardableResult
  public func turnRotor(forward: Bool = true) throws(Error) -> Output {
    try speak(.turnRotor(forward: forward))
  }

  /// To the next item of the rotor's kind, or one step of what it changes: a swipe down.
  ///
  /// - Returns: what is spoken of the item.
  /// - Throws: ``Error/notRunning``; ``Error/noSpeech`` when there is no further one.
  @discardableResult
  public func rotorNext() throws(Error) -> Output { try speak(.rotorNext) }

  /// To the previous item of the rotor's kind, or one step of what it changes: a swipe up.
  ///
  /// - Returns: what is spoken of the item.
  /// - Throws: ``Error/notRunning``; ``Error/noSpeech`` when there is no further one.
  @discardableResult
  public func rotorPrevious() throws(Error) -> Output { try speak(.rotorPrevious) }

  /// The descriptions, without hints, of the elements that contain `text`, whatever its case; of all elements for the
  /// empty text. It is what the item chooser lists.
  ///
  /// - Complexity: O(elements).
  public func items(matching text: String = "") -> [String] {
    stage.session.engine.items(matching: text).map(\.text)
  }
}
