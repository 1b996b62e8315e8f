import EarshotTerminal
import EarshotUI

/// The technologies that are on, the place of the cursor, how VoiceOver stands, the time of the last event, and the way to help.
struct StatusLine: View, Equatable {
  let technologies: String
  let message: String
  let states: [String]
  let time: String
  let width: Int

  /// Gives way when there is no room for both sides.
  private static let help = "F1 help · F10 quit"

  var body: some View {
    HStack(spacing: 0) {
      Text(verbatim: facts)
      Spacer()
      if facts.count + Self.help.count < width { Text(verbatim: Self.help) }
    }
    .cellStyle(.reverse)
  }

  /// What it says of the session.
  var facts: String {
    let all = ([technologies, message] + states + [time]).filter { !$0.isEmpty }
    return TextTruncation.tail.apply(to: all.joined(separator: " · "), width: width)
  }
}
