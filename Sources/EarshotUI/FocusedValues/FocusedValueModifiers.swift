import Combine
import Observation

/// Publishes a value while the keyboard focus is inside, or for the whole scene.
struct FocusedValueModifier {
  let values: FocusedValues
}

extension FocusedValueModifier: PrimitiveModifier {
  func makeNode(in parent: ViewNode) -> PublisherNode { PublisherNode(values, parent: parent) }
  func updateNode(_ node: PublisherNode) { node.update(with: values) }
}

/// The same for the whole scene.
struct FocusedSceneValueModifier {
  let values: FocusedValues
}

extension FocusedSceneValueModifier: PrimitiveModifier {
  func makeNode(in parent: ViewNode) -> ScenePublisherNode { ScenePublisherNode(values, parent: parent) }
  func updateNode(_ node: ScenePublisherNode) { node.update(with: values) }
}

/// Publishes values to readers anywhere while the keyboard focus is inside (R55).
class PublisherNode: WrapperNode {
  fileprivate var values: FocusedValues

  init(_ values: FocusedValues, parent: ViewNode) {
    self.values = values
    super.init(parent: parent)
  }

  final func update(with newValues: FocusedValues) {
    if values == newValues { return }
    values = newValues
    graph.focusedValues.invalidate()
  }

  override func publish(into values: inout FocusedValues) { values.merge(self.values) }
}

/// Publishes values to readers anywhere, wherever the focus is (R56).
final class ScenePublisherNode: PublisherNode {
  override init(_ values: FocusedValues, parent: ViewNode) {
    super.init(values, parent: parent)
    graph.focusedValues.add(self)
  }

  override func publish(into values: inout FocusedValues) {}
  func publishScene(into values: inout FocusedValues) { values.merge(self.values) }
  override func willUnmount() { graph.focusedValues.remove(self) }
}

extension FocusedValues {
  fileprivate static func one<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> FocusedValues {
    var values = FocusedValues()
    values[keyPath: keyPath] = value
    return values
  }
}

extension View {
  /// Publishes a value while the keyboard focus is in this view (R54, R55).
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(values: .one(keyPath, value)))
  }

  /// Publishes a value, if there is one, while the keyboard focus is in this view.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(values: .one(keyPath, value)))
  }

  /// Publishes a value wherever the keyboard focus is (R56).
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    modifier(FocusedSceneValueModifier(values: .one(keyPath, value)))
  }

  /// Publishes a value, if there is one, wherever the keyboard focus is.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(FocusedSceneValueModifier(values: .one(keyPath, value)))
  }

  /// Publishes an object under its type while the keyboard focus is in this view (R58).
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedValue(\.[ObjectKey<T>()], object)
  }

  /// Publishes an object, if there is one, under its type while the keyboard focus is in this view.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedValue(\.[ObjectKey<T>()], object)
  }

  /// Publishes an object under its type wherever the keyboard focus is.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneValue(\.[ObjectKey<T>()], object)
  }

  /// Publishes an object, if there is one, under its type wherever the keyboard focus is.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedSceneValue(\.[ObjectKey<T>()], object)
  }
}

extension View {
  /// Publishes an observable object, if there is one, under its type while the keyboard focus is in this view.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedValue(\.[ObjectKey<T>()], object)
  }

  /// Publishes an observable object, if there is one, under its type wherever the keyboard focus is.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedSceneValue(\.[ObjectKey<T>()], object)
  }
}

/// Names the place of objects of one type among the focused values.
struct ObjectKey<Object: AnyObject>: Hashable, FocusedValueKey {
  typealias Value = Object
}

extension FocusedValues {
  subscript<Object: AnyObject>(_: ObjectKey<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}
