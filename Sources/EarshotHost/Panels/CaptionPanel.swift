import EarshotUI

/// What is spoken, its hint dimmed, and what Switch Control highlights.
struct CaptionPanel: View, Equatable {
  let height: Int
  let description: String
  let hint: String
  let highlight: String?

  var body: some View {
    VStack(alignment: .leading) {
      if height > 1 { Divider() }
      Text(description)
      if !hint.isEmpty { Text(hint).cellStyle(.dim) }
      if let highlight { Text("Switch Control: \(highlight)") }
    }
  }
}
