import EarshotAccessibility

/// The cursors of all technologies.
struct Cursors {
  /// In the order of `AssistiveTechnology.allCases`. An array, since its elements are read in place.
  private var all = AssistiveTechnology.allCases.map(Cursor.init)

  subscript(technology: AssistiveTechnology) -> Cursor {
    _read { yield all[index(of: technology)] }
    _modify { yield &all[index(of: technology)] }
  }

  private func index(of technology: AssistiveTechnology) -> Int {
    switch technology {
    case .voiceOver: 0
    case .switchControl: 1
    }
  }

  /// The technologies that are on and in `scope`, where the empty set stands for all (R33).
  func active(in scope: AccessibilityTechnologies) -> [AssistiveTechnology] {
    AssistiveTechnology.allCases.filter { technology in
      self[technology].isOn && (scope.isEmpty || scope.contains(technology.asSet))
    }
  }
}
