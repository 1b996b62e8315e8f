import EarshotTerminal
import EarshotUI

/// What is spoken, its hint dimmed; and what Switch Control does, with its menu while that is open. The menu takes the
/// room of the hint, and leaves at least a row to what is spoken where there are three.
struct CaptionPanel: View, Equatable {
  let width: Int
  let height: Int
  let description: String
  let hint: String
  let scanner: ScannerWords?

  var body: some View {
    VStack(alignment: .leading) {
      if height > 1 { Divider() }
      if !spoken.isEmpty { Text(verbatim: spoken) }
      if !hint.isEmpty, !isMenuOpen { Text(hint).cellStyle(.dim) }
      if let scanner {
        HStack {
          Text(verbatim: TextTruncation.tail.apply(to: scanner.text, width: width - 7))
          Text(verbatim: scanner.progress)
        }
        ScannerMenuRows(scanner.menu, width: width, height: menuHeight)
      }
    }
  }

  private var isMenuOpen: Bool { scanner.map { !$0.menu.isEmpty } ?? false }
  private var rows: Int { height > 1 ? height - 1 : height }
  private var menuHeight: Int { max(0, rows - 1 - (description.isEmpty ? 0 : 1)) }

  /// As many rows of what is spoken as the scanner leaves room for.
  private var spoken: String {
    guard scanner != nil else { return description }
    let room = isMenuOpen ? (rows > 1 ? 1 : 0) : rows - 1
    return TextWrap.lines(of: description, width: width).prefix(room).joined(separator: "\n")
  }
}
