import EarshotTerminal
import EarshotUI

/// The search line, and the part of the list around the chosen item.
struct ItemChooserPanel: View, Equatable {
  let title: String
  let text: String
  /// The visible items.
  let rows: [Row]
  /// "3 of 12".
  let count: String
  let width: Int

  struct Row: Equatable {
    let text: String
    let isChosen: Bool
  }

  private static let keys = "type to search · Enter goes there · Esc closes"

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(verbatim: "\(title): \(text)_").cellStyle(.bold)
        Spacer()
        Text(verbatim: count)
      }
      Text(verbatim: TextTruncation.tail.apply(to: Self.keys, width: width)).cellStyle(.dim)
      ForEach(rows.indices, id: \.self) { ItemChooserRow(row: rows[$0], width: width) }
    }
    .cellFrame(width: width)
  }
}

extension ItemChooserPanel {
  /// The rows above the list.
  static let heading = 2

  /// Shows as many items as `height` leaves room for, the chosen one among them.
  init(_ chooser: ItemChooser, title: String, count: String, width: Int, height: Int) {
    let window = Self.window(of: chooser, height: height)
    self.init(
      title: title, text: chooser.text,
      rows: window.map {
        Row(text: chooser.items[$0].text, isChosen: $0 == chooser.selection)
      }, count: count, width: width)
  }

  /// Which items are visible.
  static func window(of chooser: ItemChooser, height: Int) -> Range<Int> {
    ScrolledWindow.range(of: chooser.items.count, around: chooser.selection, height: height - heading)
  }
}

private struct ItemChooserRow: View, Equatable {
  let row: ItemChooserPanel.Row
  let width: Int

  var body: some View {
    Text(verbatim: TextTruncation.tail.apply(to: (row.isChosen ? "> " : "  ") + row.text, width: width))
      .cellStyle(row.isChosen ? .reverse : [])
  }
}
