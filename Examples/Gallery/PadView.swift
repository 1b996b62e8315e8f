import SwiftUI

/// A number pad: rows of keys, and what the number is good for.
///
/// It teaches scanning. Many elements are highlighted in groups first, here by their rows, and a group is entered and left
/// again; so twelve keys are never more than a few presses away. Nothing in the view says so. What belongs to one element
/// but is needed less often is a custom action, which the scanner has in its menu.
public struct PadView: View {
  @State private var number = ""
  @State private var status = "No call"

  private static let rows = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["Clear", "0", "Delete"]]

  /// Starts with no number.
  public init() {}

  /// The number, the keys, and a button to call.
  public var body: some View {
    VStack(alignment: .leading) {
      Text("Dial")
        .accessibilityAddTraits(.isHeader)
      Text(number.isEmpty ? "No number" : number)
      ForEach(Self.rows, id: \.self) { row in
        HStack {
          ForEach(row, id: \.self) { key in
            Button(key) { press(key) }
          }
        }
      }
      Button("Call") { status = "Calling \(number)" }
        .accessibilityAction(named: "Call back later") { status = "Calling \(number) later" }
      Text(status)
    }
  }

  private func press(_ key: String) {
    switch key {
    case "Clear": number = ""
    case "Delete": number = String(number.dropLast())
    default: number += key
    }
  }
}
