import SwiftUI

/// A form of any length, for measurements: item i is a label, a text field, a toggle or a button, by i modulo 4.
///
/// Every item is a view with a state of its own, so that a change in one concerns no other.
public struct FormView: View {
  private let items: Int

  /// Shows `items` items, one a row.
  public init(items: Int) { self.items = items }

  /// The items in a scrolling area.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<items, id: \.self) { index in
          FormItem(index: index)
        }
      }
    }
  }
}

private struct FormItem: View {
  let index: Int

  var body: some View {
    switch index % 4 {
    case 0: Text(verbatim: "Label \(index)")
    case 1: FieldItem(title: "Field \(index)")
    case 2: ToggleItem(title: "Toggle \(index)")
    default: ButtonItem(title: "Button \(index)")
    }
  }
}

private struct FieldItem: View {
  let title: String
  @State private var text = ""

  var body: some View {
    TextField(title, text: $text)
  }
}

private struct ToggleItem: View {
  let title: String
  @State private var isOn = false

  var body: some View {
    Toggle(title, isOn: $isOn)
  }
}

private struct ButtonItem: View {
  let title: String
  @State private var presses = 0

  var body: some View {
    Button(presses == 0 ? title : "\(title), pressed \(presses)") { presses += 1 }
  }
}
