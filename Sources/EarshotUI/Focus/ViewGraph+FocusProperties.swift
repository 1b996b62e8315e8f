extension ViewGraph {
  /// All focus properties on screen, in tree order. Of one view, those of the cursors stand before those of the keyboard.
  package var focusProperties: [FocusPropertyDescription] {
    var owned: [ObjectIdentifier: [any AnyFocusProperty]] = [:]
    var leadsToOwner: Set<ObjectIdentifier> = []
    for property in focusOutbox.properties as [any AnyFocusProperty] + keyboardFocus.properties {
      guard let owner = property.owner else { continue }
      owned[ObjectIdentifier(owner), default: []].append(property)
      var node: ViewNode? = owner
      while let current = node, leadsToOwner.insert(ObjectIdentifier(current)).inserted {
        node = current.parent
      }
    }
    var descriptions: [FocusPropertyDescription] = []
    func collect(_ node: ViewNode) {
      guard leadsToOwner.contains(ObjectIdentifier(node)) else { return }
      descriptions += owned[ObjectIdentifier(node), default: []].map(\.description)
      node.visitChildren(collect)
    }
    collect(root)
    return descriptions
  }
}
