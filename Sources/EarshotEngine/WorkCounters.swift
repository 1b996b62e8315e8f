/// How much work the engine has done, in units that tests compare between trees of different size.
package struct WorkCounters: Equatable, Sendable {
  /// Nodes that walks through the tree came to.
  package var nodesVisited: Int
  /// Nodes added, replaced or removed by updates.
  package var slotsTouched: Int
  /// Containers whose children were put into order.
  package var containersSorted: Int
  /// Containers that were told of a change of the kinds inside them.
  package var containersRecounted: Int
  /// Nodes passed on the way outwards, to see how deep something stands.
  package var ancestorsPassed: Int
  /// Utterances begun.
  package var utterancesBegun: Int
  /// Bindings whose value was worked out anew.
  package var bindingsRecomputed: Int
  /// Nodes looked at as targets of focus requests.
  package var candidatesExamined: Int
  /// Levels of the scan tree put together.
  package var scanListsBuilt: Int
  /// Nodes looked at for that.
  package var scanNodesVisited: Int

  package init(
    nodesVisited: Int = 0, slotsTouched: Int = 0, containersSorted: Int = 0, containersRecounted: Int = 0,
    ancestorsPassed: Int = 0, utterancesBegun: Int = 0, bindingsRecomputed: Int = 0,
    candidatesExamined: Int = 0,
    scanListsBuilt: Int = 0, scanNodesVisited: Int = 0
  ) {
    self.nodesVisited = nodesVisited
    self.slotsTouched = slotsTouched
    self.containersSorted = containersSorted
    self.containersRecounted = containersRecounted
    self.ancestorsPassed = ancestorsPassed
    self.utterancesBegun = utterancesBegun
    self.bindingsRecomputed = bindingsRecomputed
    self.candidatesExamined = candidatesExamined
    self.scanListsBuilt = scanListsBuilt
    self.scanNodesVisited = scanNodesVisited
  }
}
