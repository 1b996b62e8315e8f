import EarshotUI

/// Every focus property on screen: owner, scope, value, last change.
struct FocusInspector: View, Equatable {
  let properties: [FocusPropertyDescription]

  var body: some View {
    VStack(alignment: .leading) {
      if properties.isEmpty { Text(" This screen has no focus properties.").cellStyle(.dim) }
      ForEach(properties.indices, id: \.self) { index in
        FocusPropertyRow(property: properties[index])
      }
    }
  }
}

private struct FocusPropertyRow: View {
  let property: FocusPropertyDescription

  var body: some View {
    VStack(alignment: .leading) {
      Text(" \(property.owner).\(property.name) = \(property.value)")
      Text("   \(property.scopeName)\(changed)").cellStyle(.dim)
    }
  }

  private var changed: String {
    property.changedAt.map { ", since \($0.inSeconds)" } ?? ""
  }
}
