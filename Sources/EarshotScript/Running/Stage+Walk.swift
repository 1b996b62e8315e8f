import EarshotEngine
import EarshotHost

extension Stage {
  /// What VoiceOver, which is on, says from the first element to the last, moving to each in turn; it stays on the last
  /// one. Nothing is activated. `nil` if the end was not reached in `limit` moves, since the app takes the cursor back.
  package func walk(limit: Int) -> [Utterance]? {
    let start = utterances.endIndex
    var result = handle(.command(.voiceOver(.first)))
    let first = session.engine.cursor(of: .voiceOver)
    for _ in 0...limit {
      if result.sounds.contains(.boundary) { return Array(utterances[start...]) }
      let spoken = utterances.endIndex
      result = handle(.command(.voiceOver(.next)))
      if session.settings.engine.wrapsAround, session.engine.cursor(of: .voiceOver) == first {
        return Array(utterances[start..<spoken])
      }
    }
    return nil
  }
}
