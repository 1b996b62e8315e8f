import EarshotUI

/// What stands beside the app when the user asks for it: a rule, the name of the page, and the page.
struct InspectorPanel: View, Equatable {
  let page: InspectorPage
  /// On the page *focus*.
  var properties: [FocusPropertyDescription] = []
  /// On the other pages.
  var lines: [InspectorLine] = []

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      Divider()
      VStack(alignment: .leading) {
        Text(verbatim: " \(page.rawValue)").cellStyle(.bold)
        if page == .focus { FocusInspector(properties: properties) }
        ForEach(lines.indices, id: \.self) { InspectorLineView(line: lines[$0]) }
      }
    }
  }
}

/// A row of the inspector that fits into its width.
struct InspectorLine: Equatable {
  let text: String
  var isMarked = false
}

private struct InspectorLineView: View, Equatable {
  let line: InspectorLine

  var body: some View {
    Text(verbatim: (line.isMarked ? ">" : " ") + line.text).cellStyle(line.isMarked ? .reverse : [])
  }
}
