import SwiftUI

/// The same buttons bound to three focus properties: VoiceOver's, Switch Control's, and that of both.
///
/// It teaches what `for:` does. A property with a scope sees and moves only the cursors of its technologies. One
/// without sees all of them, and where they differ it follows the one that moved last.
public struct ScopesView: View {
  enum Drink: String, CaseIterable {
    case tea = "Tea"
    case coffee = "Coffee"
    case water = "Water"
  }

  @State private var order: Drink?
  @AccessibilityFocusState(for: .voiceOver) private var heard: Drink?
  @AccessibilityFocusState(for: .switchControl) private var highlighted: Drink?
  @AccessibilityFocusState private var focused: Drink?

  /// Starts with nothing ordered.
  public init() {}

  /// The buttons, the values of the properties as they are now, and buttons that write them.
  public var body: some View {
    VStack(alignment: .leading) {
      Text("Drinks")
        .accessibilityAddTraits(.isHeader)
      ForEach(Drink.allCases, id: \.self) { drink in
        Button(drink.rawValue) { order = drink }
          .accessibilityFocused($heard, equals: drink)
          .accessibilityFocused($highlighted, equals: drink)
          .accessibilityFocused($focused, equals: drink)
      }
      Divider()
      Text("Ordered: \(name(of: order))")
      Text("VoiceOver: \(name(of: heard))")
      Text("Switch Control: \(name(of: highlighted))")
      Text("Whichever moved last: \(name(of: focused))")
      Divider()
      Button("VoiceOver to Water") { heard = .water }
      Button("Switch Control to Water") { highlighted = .water }
      Button("Both to Water") { focused = .water }
    }
  }

  private func name(of drink: Drink?) -> String { drink?.rawValue ?? "none" }
}
