/// How much work the graph has done, for tests that compare the cost of a change at several sizes.
package struct ViewWork: Equatable, Sendable {
  /// Bodies of views and modifiers evaluated.
  package var bodiesEvaluated = 0
  /// Sizes measured.
  package var layoutsComputed = 0
  /// Items that a stack looked at to find or place them.
  package var itemsLaidOut = 0
  /// Accessibility records put together.
  package var recordsComputed = 0
  /// Accessibility records that differed and were sent.
  package var recordsEmitted = 0
  /// Nodes painted.
  package var nodesPainted = 0

  package init() {}
}
