/// An ordered list of outlets in which removal takes constant time on average: it leaves a hole, and the holes are
/// closed when they are as many as the rest.
struct OutletList<Output, Failure: Error> {
  private var items: [(any Outlet<Output, Failure>)?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// All, in the order in which they were inserted.
  var all: [any Outlet<Output, Failure>] { items.compactMap { $0 } }

  mutating func insert(_ outlet: any Outlet<Output, Failure>) {
    places[ObjectIdentifier(outlet)] = items.count
    items.append(outlet)
  }

  mutating func remove(_ id: ObjectIdentifier) -> (any Outlet<Output, Failure>)? {
    guard let place = places.removeValue(forKey: id) else { return nil }
    defer { if places.count * 2 < items.count { closeHoles() } }
    return items[place].take()
  }

  private mutating func closeHoles() {
    items.removeAll { $0 == nil }
    for (place, item) in items.enumerated() {
      if let item { places[ObjectIdentifier(item)] = place }
    }
  }
}
