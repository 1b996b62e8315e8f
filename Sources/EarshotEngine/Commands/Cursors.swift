import EarshotAccessibility

/// The cursors of all technologies.
struct Cursors {
  private var voiceOver = Cursor(.voiceOver)
  private var switchControl = Cursor(.switchControl)

  subscript(technology: AssistiveTechnology) -> Cursor {
    _read {
      switch technology {
      case .voiceOver: yield voiceOver
      case .switchControl: yield switchControl
      }
    }
    _modify {
      switch technology {
      case .voiceOver: yield &voiceOver
      case .switchControl: yield &switchControl
      }
    }
  }

  /// The technologies that are on and in `scope`, where the empty set stands for all (R33).
  func active(in scope: AccessibilityTechnologies) -> [AssistiveTechnology] {
    AssistiveTechnology.allCases.filter { technology in
      self[technology].isOn && (scope.isEmpty || scope.contains(technology.asSet))
    }
  }
}
