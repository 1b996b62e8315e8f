import EarshotUI

/// The technologies that are on, the place of the cursor, the time of the last event, and the way to help.
struct StatusLine: View, Equatable {
  let technologies: String
  let message: String
  let time: String

  var body: some View {
    HStack(spacing: 0) {
      Text([technologies, message, time].filter { !$0.isEmpty }.joined(separator: " · "))
      Spacer()
      Text("F1 help · F10 quit")
    }
    .cellStyle(.reverse)
  }
}
