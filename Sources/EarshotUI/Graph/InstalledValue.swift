/// A view or modifier as its node owns it: a copy in which the dynamic properties are installed.
@MainActor struct InstalledValue<Value> {
  private(set) var value: Value
  private let type: ViewType
  private var properties: PropertyStorage

  init(_ value: Value, graph: ViewGraph) {
    self.value = value
    type = graph.viewType(Value.self)
    properties = PropertyStorage(count: type.fields.count)
  }

  /// Binds the dynamic properties to their places in the node.
  mutating func install(in node: ViewNode) {
    guard !type.fields.isEmpty else { return }
    // Taken out meanwhile: the value and its properties may not be changed through `self` at once.
    var taken = PropertyStorage(count: 0)
    swap(&taken, &properties)
    withUnsafeMutableBytes(of: &value) { [type] in taken.install(type, at: $0.baseAddress, in: node) }
    swap(&taken, &properties)
  }

  /// Takes a new value and tells whether any stored property differs.
  mutating func replace(with newValue: Value, in node: ViewNode) -> Bool {
    let same = withUnsafeBytes(of: &value) { [type] old in
      withUnsafePointer(to: newValue) { type.isEqual(old.baseAddress, UnsafeRawPointer($0)) }
    }
    if same { return false }
    value = newValue
    install(in: node)
    return true
  }

  /// Brings the composed properties up to date and returns the value, to evaluate its body.
  mutating func updated() -> Value {
    if type.needsUpdating { withUnsafeMutableBytes(of: &value) { [type] in type.update(at: $0.baseAddress) } }
    return value
  }

  func uninstall() { properties.uninstall() }
}
