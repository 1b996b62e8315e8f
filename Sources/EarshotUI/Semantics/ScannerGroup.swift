import EarshotAccessibility

struct ScannerGroupModifier {}

extension ScannerGroupModifier: PrimitiveModifier {
  func makeNode(in parent: ViewNode) -> ScannerGroupNode { ScannerGroupNode(parent: parent) }
  func updateNode(_ node: ScannerGroupNode) {}
}

/// A plain container that a scanner highlights as a whole.
final class ScannerGroupNode: WrapperNode {
  private var facet: Semantics! = nil

  override init(parent: ViewNode) {
    super.init(parent: parent)
    facet = Semantics(.container, of: self)
  }

  override var semantics: Semantics? { facet }

  override func describe(_ record: inout SemanticRecord) {
    record.node.role = .generic
    record.groupsChildren = true
  }
}

extension View {
  /// Has a scanner take the elements inside as one group (`switch-control.md` B3); VoiceOver says nothing of it.
  package nonisolated func scannerGroup() -> some View { modifier(ScannerGroupModifier()) }
}
