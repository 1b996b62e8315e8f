import EarshotAccessibility
import EarshotEngine

extension AccessibilityTree {
  /// One node a line, indented by its depth, in reading order; hidden ones are left out.
  ///
  /// ```
  /// window
  ///   form
  ///     "Email" value "ada@example.org", text field
  /// ```
  package var outline: String { outlineLines.map(\.text).joined(separator: "\n") }

  /// The lines of the outline, each with its node.
  ///
  /// - Complexity: O(nodes).
  package var outlineLines: [(id: NodeID, text: String)] {
    var lines: [(NodeID, String)] = []
    if let root { add(root, depth: 0, to: &lines) }
    return lines
  }

  private func add(_ id: NodeID, depth: Int, to lines: inout [(NodeID, String)]) {
    guard let node = node(id), !node.isHidden else { return }
    lines.append((id, String(repeating: "  ", count: depth) + node.outline))
    for child in children(of: id) { add(child, depth: depth + 1, to: &lines) }
  }
}

extension AccessibilityNode {
  /// Label, identifier, value, and what the node is.
  fileprivate var outline: String {
    let names = [label.isEmpty ? "" : label.quoted, identifier.isEmpty ? "" : "#\(identifier)"]
    let state = (value.isEmpty ? [] : ["value \(value.quoted)"]) + kind
    return (names + [state.joined(separator: ", ")]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var kind: [String] {
    if role.isContainer { return [role.rawValue] + (traits.contains(.isModal) ? ["modal"] : []) }
    return Self.words.filter { traits.contains($0.trait) }.map(\.word)
  }

  /// In the order in which VoiceOver speaks of them; those it is silent about come last.
  private static let words: [(trait: AccessibilityTraits, word: String)] = [
    (.isSelected, "selected"), (.isNotEnabled, "dimmed"), (.isButton, "button"),
    (.isBackButton, "back button"),
    (.isToggle, "switch"), (.isTab, "tab"), (.isSecure, "secure"), (.isTextField, "text field"),
    (.isTextEditor, "several lines"), (.isEditing, "editing"), (.isHeader, "heading"), (.isLink, "link"),
    (.isAdjustable, "adjustable"), (.isImage, "image"), (.isSearchField, "search field"),
    (.isKeyboardKey, "key"), (.isStaticText, "text"), (.isSummaryElement, "summary"),
    (.updatesFrequently, "updates frequently"), (.isModal, "modal"),
  ]
}
