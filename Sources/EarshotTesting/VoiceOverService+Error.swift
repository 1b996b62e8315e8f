import EarshotScript

extension VoiceOverService {
  /// Why VoiceOver could not do what a test asked. The first two are Apple's.
  public enum Error: Swift.Error, Equatable, Sendable {
    /// VoiceOver is off.
    case notRunning
    /// Nothing was spoken: there is nothing further, or the element is silent.
    case noSpeech
    /// No element has the name.
    case notFound(LookupError)
    /// The command was refused, for this reason.
    case refused(String)
    /// The end of the screen was not reached in this number of moves.
    case endlessWalk(limit: Int)
  }
}

extension VoiceOverService.Error: CustomStringConvertible {
  /// What is wrong and what to do instead.
  public var description: String {
    switch self {
    case .notRunning: "VoiceOver is off; call `try app.voiceOver.enable()` first."
    case .noSpeech:
      "Nothing was spoken: there is nothing further in this direction, or the element is silent."
    case .notFound(let error): error.description
    case .refused(let reason): reason
    case .endlessWalk(let limit):
      "The last element was not reached in \(limit) moves; either the app takes the cursor back, or `walk` needs a "
        + "higher limit."
    }
  }
}
