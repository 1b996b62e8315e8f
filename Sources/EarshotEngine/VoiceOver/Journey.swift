import EarshotAccessibility

/// A way that VoiceOver's cursor goes.
struct Route {
  /// From here, towards the end or the beginning.
  var place: Place
  var forward: Bool
  /// What it doesn't leave.
  var boundary: NodeRef
  var stops: Stops
  /// The element that the cursor is on; a container that begins with it is not before it.
  var origin: NodeID?
  var cause = Cause.command
  /// The kind that the rotor jumps by, if it does.
  var rotorKind: RotorKind?
  /// Whether it goes on once at the other end.
  var wraps = false
  /// Whether it begins with a child that was asked for, so that those before it are passed.
  var isResumed = false
  /// Whether it is at a container of which it isn't known whether there is anything in it.
  var isProbing = false
  /// Of a way to the first element in a container that was found: how the search for that was going.
  var search: Search?

  /// A search for containers.
  struct Search {
    var found: NodeRef
    var forward: Bool
    var boundary: NodeRef
    var stops: Stops
  }

}

extension Route {
  /// Goes to the first element in a container that was found.
  mutating func enter(_ container: NodeRef) {
    search = Search(found: container, forward: forward, boundary: boundary, stops: stops)
    (place, forward, boundary, stops) = (.start(container), true, container, .elements)
  }

  /// Takes up the search from the container that was found: it is empty, or begins with the very element that the cursor is on.
  mutating func resumeSearch() {
    guard let search else { return }
    (place, forward, boundary) = (.on(search.found), search.forward, search.boundary)
    (stops, self.search) = (search.stops, nil)
  }

  /// Whether children are asked for from the nearest to those behind it.
  var asksForward: Bool { forward || isProbing }
}

/// A way that came to children that are not here, and that were asked for.
struct Journey {
  var route: Route
  /// The container, and which of its children is next in the whole list.
  var container: NodeRef
  var index: Int
  /// Where the cursor was.
  var origin: Origin?
  /// Whether the host has the request, so that the next resolution is its answer.
  var isTaken = false
  /// Whether there was nothing, and the cursor's own element was asked for since that went on the way.
  var isReturning = false

  /// A row of a list of which not everything is here.
  struct Origin {
    var element: NodeID
    var container: NodeRef
    var index: Int
  }
}
