import Combine
import EarshotTime

struct OnReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension OnReceiveModifier: PrimitiveModifier {
  func makeNode(in parent: ViewNode) -> OnReceiveNode<P.Output> {
    let node = OnReceiveNode(action, parent: parent)
    node.subscription = publisher.sink { [weak node] in node?.receive($0) }
    return node
  }

  func updateNode(_ node: OnReceiveNode<P.Output>) { node.action = action }
}

/// Holds a subscription while its content is on screen.
///
/// Differs from SwiftUI: a publisher that is another one in a later body is not subscribed to anew.
final class OnReceiveNode<Output>: WrapperNode {
  // Called where publishers send, which is no isolated place; used on the main actor only, as `receive` sees to.
  nonisolated(unsafe) var action: (Output) -> Void
  var subscription: AnyCancellable?
  private nonisolated let session: SessionQueue?
  private nonisolated(unsafe) let tracker: DependencyTracker

  init(_ action: @escaping (Output) -> Void, parent: ViewNode) {
    self.action = action
    session = parent.graph.sessionQueue
    tracker = parent.graph.tracker
    super.init(parent: parent)
  }

  /// A notification center is one for the process: what another session posts is not for this one (design §3).
  /// What a thread of the app's own sends waits for the session.
  nonisolated func receive(_ output: Output) {
    if tracker.isOnOtherThread {
      // Handed over, and not used here any more.
      nonisolated(unsafe) let output = output
      return tracker.handOver { [self] in receive(output) }
    }
    if let current = SessionQueue.current, let session, current !== session { return }
    guard isMounted else { return }
    action(output)
  }

  override func willUnmount() { subscription = nil }
}

extension View {
  /// Runs `action` with each value that `publisher` sends while the view is on screen.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(OnReceiveModifier(publisher: publisher, action: action))
  }
}
