/// A view for each element of a collection, told apart by the elements' identities.
///
/// State and focus stay with an element when it moves. If two elements have one identity, the second is told apart
/// by its place among them.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view for one element.
  public var content: (Data.Element) -> Content
  let identities: (Data) -> ContiguousArray<ID>

  @usableFromInline init(
    data: Data, content: @escaping (Data.Element) -> Content,
    identities: @escaping (Data) -> ContiguousArray<ID>
  ) {
    self.data = data
    self.content = content
    self.identities = identities
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each element, by the elements' own identity.
  @inlinable public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    // Made here, where the types are concrete: reading identities through unspecialised code is ten times slower.
    self.init(data: data, content: content) { ContiguousArray($0.lazy.map(\.id)) }
  }
}

extension ForEach where Content: View {
  /// A view for each element, by the value at `id`.
  @inlinable public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { ContiguousArray($0.lazy.map { $0[keyPath: id] }) }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a range.
  @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content) { ContiguousArray($0) }
  }
}

extension ForEach where Content: View {
  /// A view for each element of a bound collection, given as a binding to it.
  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element of a bound collection, by the value at `id`, given as a binding to it.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    let pairs = elements.indices.lazy.map { index in (index, elements[index][keyPath: id]) }
    self.init(data: pairs, content: { content(data[$0.0]) }) { ContiguousArray($0.lazy.map(\.1)) }
  }
}

extension ForEach: PrimitiveView, View where Content: View {
  func makeNode(in parent: ViewNode) -> ForEachNode<ID, Content> {
    let node = ForEachNode<ID, Content>(parent: parent)
    updateNode(node)
    return node
  }

  func updateNode(_ node: ForEachNode<ID, Content>) {
    node.update { [self] in (identities(data), ContiguousArray(data.lazy.map(content))) }
  }
}
