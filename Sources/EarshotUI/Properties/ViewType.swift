@_spi(Reflection) import Swift

/// One dynamic property of a view type: where it lies, how to install it, and how to have it brought up to date.
struct DynamicField {
  let name: String
  let offset: Int
  /// `nil` for a composed property, which has nothing to install but its parts.
  let install: (@MainActor (UnsafeMutableRawPointer, inout AnyObject?, ViewNode, String) -> Void)?
  /// `nil` where `update()` is known to do nothing.
  let update: (@MainActor (UnsafeMutableRawPointer) -> Void)?
}

/// What the graph knows of a view type, found once: its dynamic properties and how to compare two values.
///
/// The only file that reflects. It uses the standard library's `_forEachField`; a test compares its answers with
/// `Mirror`.
final class ViewType {
  private(set) var fields: [DynamicField] = []
  private var comparisons: [FieldComparison] = []
  /// Whether some property's `update()` has to be called.
  private(set) var needsUpdating = false

  init(_ type: Any.Type) { collect(type, base: 0) }

  /// Calls `update()` on the composed properties of the value at `address`, innermost first.
  @MainActor func update(at address: UnsafeMutableRawPointer?) {
    guard let address else { return }
    for field in fields { field.update?(address + field.offset) }
  }

  /// Whether every stored property but the dynamic ones is the same in both values.
  func isEqual(_ lhs: UnsafeRawPointer?, _ rhs: UnsafeRawPointer?) -> Bool {
    guard let lhs, let rhs else { return comparisons.isEmpty }
    return comparisons.allSatisfy { $0.isEqual(lhs + $0.offset, rhs + $0.offset) }
  }

  private func collect(_ type: Any.Type, base: Int) {
    var isSeen = false
    _forEachField(of: type) { name, offset, fieldType, _ in
      isSeen = true
      self.add(String(cString: name), offset: base + offset, type: fieldType)
      return true
    }
    // Enums and types without reflection data show no fields: they are compared as one.
    if !isSeen, FieldComparison.size(type) > 0 { comparisons.append(FieldComparison(type, offset: base)) }
  }

  private func add(_ name: String, offset: Int, type: Any.Type) {
    if let installable = type as? any InstallableProperty.Type {
      fields.append(Self.field(installable, name: name, offset: offset))
      if let comparable = type as? any FieldComparable.Type {
        comparisons.append(FieldComparison(comparable, offset: offset))
      }
    } else if type is any FieldComparable.Type {
      comparisons.append(FieldComparison(type, offset: offset))
    } else if let composed = type as? any DynamicProperty.Type {
      collect(type, base: offset)
      fields.append(Self.updater(composed, name: name, offset: offset))
      needsUpdating = true
    } else {
      comparisons.append(FieldComparison(type, offset: offset))
    }
  }

  private static func field<P: InstallableProperty>(_: P.Type, name: String, offset: Int) -> DynamicField {
    DynamicField(
      name: name.propertyName, offset: offset,
      install: { address, slot, node, name in
        address.assumingMemoryBound(to: P.self).pointee.install(in: &slot, of: node, name: name)
      }, update: nil)
  }

  /// A composed property; its parts come before it, so that they are updated first.
  private static func updater<P: DynamicProperty>(_: P.Type, name: String, offset: Int) -> DynamicField {
    DynamicField(
      name: name.propertyName, offset: offset, install: nil,
      update: { $0.assumingMemoryBound(to: P.self).pointee.update() })
  }
}

extension String {
  /// The name of a wrapped property without the underscore of its storage.
  fileprivate var propertyName: String { hasPrefix("_") ? String(dropFirst()) : self }
}

/// The places in a node that belong to the dynamic properties of its view.
@MainActor struct PropertyStorage {
  private var slots: [AnyObject?]

  init(count: Int) { slots = Array(repeating: nil, count: count) }

  /// Installs every dynamic property of the value at `address`.
  mutating func install(_ type: ViewType, at address: UnsafeMutableRawPointer?, in node: ViewNode) {
    guard let address else { return }
    for (index, field) in type.fields.enumerated() {
      field.install?(address + field.offset, &slots[index], node, field.name)
    }
  }

  func uninstall() {
    for slot in slots { (slot as? any InstalledProperty)?.uninstall() }
  }
}
