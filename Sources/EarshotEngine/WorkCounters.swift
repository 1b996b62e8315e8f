/// How much work the engine has done, in units that tests compare between trees of different size.
package struct WorkCounters: Equatable, Sendable {
  /// Nodes that walks through the tree came to.
  package var nodesVisited = 0
  /// Nodes added, replaced or removed by updates.
  package var slotsTouched = 0
  /// Containers whose children were put into order.
  package var containersSorted = 0
  /// Tokens that utterances were made of.
  package var tokensComposed = 0
  /// Bindings whose value was worked out anew.
  package var bindingsRecomputed = 0
  /// Nodes looked at as targets of focus requests.
  package var candidatesExamined = 0
}
