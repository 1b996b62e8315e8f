import EarshotAccessibility

/// What becomes of the elements inside a view that is made an element itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Storage { case ignore, contain, combine }

  let storage: Storage

  /// They disappear.
  public static let ignore = AccessibilityChildBehavior(storage: .ignore)
  /// They stay, inside a container (R37).
  public static let contain = AccessibilityChildBehavior(storage: .contain)
  /// They are merged into one (R35).
  public static let combine = AccessibilityChildBehavior(storage: .combine)
}

struct AccessibilityElementModifier {
  let children: AccessibilityChildBehavior
}

extension AccessibilityElementModifier: PrimitiveModifier {
  func makeNode(in parent: ViewNode) -> AccessibilityElementNode {
    AccessibilityElementNode(children, parent: parent)
  }

  func updateNode(_ node: AccessibilityElementNode) { node.behavior = children }
}

/// An element or container made of whatever is inside.
final class AccessibilityElementNode: WrapperNode {
  private var facet: Semantics! = nil

  var behavior: AccessibilityChildBehavior {
    didSet {
      guard behavior != oldValue else { return }
      facet.retire()
      facet = makeFacet()
      parent?.invalidateSemanticList()
    }
  }

  init(_ behavior: AccessibilityChildBehavior, parent: ViewNode) {
    self.behavior = behavior
    super.init(parent: parent)
    facet = makeFacet()
  }

  private func makeFacet() -> Semantics {
    Semantics(behavior.storage == .contain ? .container : .element, of: self)
  }

  override var semantics: Semantics? { facet }

  override func describe(_ record: inout SemanticRecord) {
    switch behavior.storage {
    case .contain: record.node.role = .group
    case .ignore: record = SemanticRecord(AccessibilityNode(id: record.node.id))
    case .combine: break
    }
  }

  /// What is ignored can't act either.
  override var mergesActions: Bool { behavior.storage != .ignore }
}

extension View {
  /// Makes the view one element, or a container of its elements (R35–R37).
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityElementModifier(children: children))
  }
}
