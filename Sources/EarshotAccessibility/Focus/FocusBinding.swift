/// Names one focus binding. The owner of the binding chooses the number (design §4).
public struct FocusBindingID: Hashable, Comparable, Sendable {
  /// The number the owner chose.
  public let rawValue: UInt32

  /// Makes an id from the owner's number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Order of the numbers, which is the order of declaration.
  public static func < (lhs: FocusBindingID, rhs: FocusBindingID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A value of a focus binding, as a number that the binding's owner handed out for it. `true` of a Bool binding
/// is one such value; `false` and `nil` are the absence of a value.
public typealias FocusValueID = UInt32

/// A node's part in a focus binding: while a cursor is on the node, the binding has this value.
public struct FocusTag: Hashable, Sendable {
  /// The binding.
  public var binding: FocusBindingID
  /// Its value while a cursor is here.
  public var value: FocusValueID
  /// Whether the tag stands for a view without a node of its own and is on each of its elements, so that
  /// several carriers of the value are no mistake (design §11, 19).
  public var spansElements: Bool

  /// Ties a value of a binding to the node that carries the tag.
  public init(binding: FocusBindingID, value: FocusValueID, spansElements: Bool = false) {
    self.binding = binding
    self.value = value
    self.spansElements = spansElements
  }
}

/// Makes a focus binding known, before the first update that carries one of its tags.
public struct FocusBindingDeclaration: Equatable, Sendable {
  /// Which binding.
  public var id: FocusBindingID
  /// The technologies whose cursors it follows and moves; the empty set stands for all (R31, R33).
  public var scope: AccessibilityTechnologies

  /// Declares a binding with its scope.
  public init(id: FocusBindingID, scope: AccessibilityTechnologies = []) {
    self.id = id
    self.scope = scope
  }
}

/// A write to a focus binding: a wish to move cursors, resolved after the update that goes with it (R12).
public struct FocusRequest: Equatable, Sendable {
  /// The binding that was written.
  public var binding: FocusBindingID
  /// The value asked for; `nil` dismisses (R6).
  public var value: FocusValueID?

  /// Asks for a value, or with `nil` for no focus.
  public init(binding: FocusBindingID, value: FocusValueID?) {
    self.binding = binding
    self.value = value
  }
}

/// A binding's new value, after cursors moved.
public struct FocusChange: Equatable, Sendable {
  /// The binding.
  public var binding: FocusBindingID
  /// Its value now; `nil` when no cursor in scope is on one of its nodes.
  public var value: FocusValueID?

  /// Reports a binding's value.
  public init(binding: FocusBindingID, value: FocusValueID?) {
    self.binding = binding
    self.value = value
  }
}
