import EarshotAccessibility
import EarshotGeometry

/// A node of a test's tree, named by its label; ids are given out by the stage.
struct Sketch {
  var role: Role
  var label: String
  var children: [Sketch] = []
  var edit: (inout AccessibilityNode) -> Void = { _ in }
  /// The names of the nodes that label it, describe it, and say what is wrong with it.
  var related: (labels: [String], descriptions: [String], errors: [String])?

  static func text(_ label: String) -> Sketch { Sketch(role: .text, label: label) }

  static func button(_ label: String) -> Sketch {
    Sketch(role: .button, label: label).with { $0.actions = .activate }
  }

  static func field(_ label: String, value: String = "") -> Sketch {
    Sketch(role: .textField, label: label).with {
      $0.value = value
      $0.actions = .activate
    }
  }

  static func toggle(_ label: String, value: String) -> Sketch {
    Sketch(role: .toggle, label: label).with {
      $0.value = value
      $0.actions = .activate
    }
  }

  static func group(_ label: String, _ children: [Sketch]) -> Sketch {
    Sketch(role: .group, label: label, children: children)
  }

  static func dialog(_ label: String, _ children: [Sketch]) -> Sketch {
    Sketch(role: .dialog, label: label, children: children)
  }

  /// The same with the node changed.
  func with(_ change: @escaping (inout AccessibilityNode) -> Void) -> Sketch {
    var copy = self
    let former = edit
    copy.edit = {
      former(&$0)
      change(&$0)
    }
    return copy
  }

  var hidden: Sketch { with { $0.isHidden = true } }

  var disabled: Sketch { with { $0.traits.insert(.isNotEnabled) } }

  func at(_ column: Int, _ row: Int, width: Int = 10, height: Int = 10) -> Sketch {
    with { $0.frame = CellRect(column: column, row: row, width: width, height: height) }
  }

  func priority(_ priority: Double) -> Sketch { with { $0.sortPriority = priority } }
}
