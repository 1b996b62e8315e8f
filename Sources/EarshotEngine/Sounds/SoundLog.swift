import EarshotAccessibility

/// The sounds besides speech, in order (`voiceover.md` 6). It grows until ``Engine/forgetLogs()``, by a few bytes a sound.
public struct SoundLog {
  /// The sounds so far.
  public let sounds: RecordedEntries<Entry>

  init(of engine: Engine) {
    sounds = RecordedEntries(of: engine, in: engine.state.log.sounds) { engine, index in
      engine.state.sound(at: index)
    }
  }

  /// One sound.
  public struct Entry: Equatable, Sendable {
    /// Counts stops, utterances and sounds together, from 1.
    public let sequence: Int
    /// When, on the virtual clock.
    public let time: Duration
    /// Which.
    public let sound: Sound
    /// The element it is about, if any.
    public let element: NodeID?
  }
}

/// A sound that is not speech (`voiceover.md` 6).
public enum Sound: String, Hashable, Sendable, CaseIterable {
  /// The cursor came to an element.
  case focusMoved
  /// An element was activated.
  case activated
  /// There is nothing further in this direction (design §11, 35).
  case boundary
  /// There is nothing here that could do that.
  case empty
  /// A new screen appeared.
  case screenChanged
  /// An alert appeared.
  case alert
  /// The rotor was turned.
  case rotor
  /// Something was picked up to be dragged.
  case dragStart
  /// The caret moved.
  case caret
  /// The element has more content, where that is told by a sound.
  case moreContent
}
