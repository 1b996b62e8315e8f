/// A property of a class that announces its changes before they happen: through `objectWillChange` of the object, and
/// through `$property`.
@propertyWrapper public struct Published<Value> {
  private let subject: PublishedSubject<Value>

  /// Makes one with its first value.
  public init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }

  /// Makes one with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Not for use: the value belongs to the enclosing object.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// Not for use: the publisher belongs to the enclosing object.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var projectedValue: Publisher {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The value of the property. Setting it first tells the subscribers of the object, then those of the property.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].subject.value }
    set { object[keyPath: storageKeyPath].subject.set(newValue, in: object) }
  }

  /// The publisher of the property.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get { Publisher(subject: object[keyPath: storageKeyPath].subject, object: object) }
    // For `assign(to: &$property)`, which works on what `get` returns and gives the same back.
    set { _ = newValue }
  }

  /// Delivers the value of a property to each new subscriber, then every new one before the property has it.
  public struct Publisher: Combine.Publisher {
    /// The value of the property.
    public typealias Output = Value
    /// Nothing can fail.
    public typealias Failure = Never

    let subject: PublishedSubject<Value>
    private(set) weak var object: AnyObject?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subject.attach(subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a `@Published` property, until the object that it belongs to goes.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    subject.feed(
      from: sink { [weak subject, weak object = published.object] in subject?.set($0, in: object) })
  }
}
