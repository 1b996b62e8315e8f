import EarshotUI

/// The technologies that are on, the place of the cursor, the time of the last event, and the way to help.
struct StatusLine: View, Equatable {
  let technologies: String
  let message: String
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

  private var facts: String {
    [technologies, message, time].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
