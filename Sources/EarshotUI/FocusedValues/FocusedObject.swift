import Combine

/// Reads an object that the focused view publishes under its type; the body follows each change of the object (R58).
@MainActor @preconcurrency @propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var observation: ObjectObservation<ObjectType>?

  /// Reads the published object of this type.
  public nonisolated init() {}

  /// The object; `nil` while none is published.
  public var wrappedValue: ObjectType? { observation?.read() }

  /// Bindings to the object's properties; `nil` while none is published.
  public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }

  /// Gives bindings to the properties of an object.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to one property.
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

@available(*, unavailable)
extension FocusedObject: Sendable {}

extension FocusedObject: InstallableProperty {
  mutating func install(in slot: inout AnyObject?, of node: ViewNode, name: String) {
    let observation = slot as? ObjectObservation<ObjectType> ?? ObjectObservation(node.graph)
    slot = observation
    self.observation = observation
  }
}

/// Watches the published object on behalf of one property.
@MainActor final class ObjectObservation<Object: ObservableObject> {
  private let store: FocusedValueStore
  private let source: DependencySource
  private var observed: Object?
  private var subscription: AnyCancellable?

  init(_ graph: ViewGraph) {
    store = graph.focusedValues
    source = DependencySource(tracker: graph.tracker)
  }

  func read() -> Object? {
    let object = store.read()[ObjectKey<Object>()]
    source.recordRead()
    if object !== observed { observe(object) }
    return object
  }

  private func observe(_ object: Object?) {
    observed = object
    subscription = object?.objectWillChange.sink { [source] _ in
      let tracker = source.tracker
      if tracker.isOnOtherThread { tracker.handOver { source.notify() } } else { source.notify() }
    }
  }
}
