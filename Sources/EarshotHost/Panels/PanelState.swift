/// Which panels the user has opened.
struct PanelState: Equatable {
  /// The page of the help that is shown, from 0.
  var helpPage: Int?
  var itemChooser: ItemChooser?
  var inspector: InspectorPage?

  /// Whether a panel stands over the app and takes the keys.
  var takesKeys: Bool { helpPage != nil || itemChooser != nil }
}

/// What the inspector shows.
enum InspectorPage: String, CaseIterable {
  /// Every focus property.
  case focus = "Focus"
  /// The accessibility tree.
  case tree = "Tree"
  /// What was spoken and heard.
  case log = "Log"

  /// The page behind this one; nothing behind the last.
  var next: InspectorPage? {
    Self.allCases.firstIndex(of: self).flatMap { Self.allCases.dropFirst($0 + 1).first }
  }
}
