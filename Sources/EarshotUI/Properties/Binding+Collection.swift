extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// Iterates over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A range of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the value.
  public typealias Index = Value.Index
  /// The positions in the value.
  public typealias Indices = Value.Indices

  /// The first position.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The position past the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// All positions.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The position after `i`.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  /// Moves `i` to the next position.
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at `position`.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(location, position))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before `i`.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  /// Moves `i` to the previous position.
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
