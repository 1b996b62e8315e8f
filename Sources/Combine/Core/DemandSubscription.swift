/// What delivers values to one subscriber, without its type.
protocol Outlet<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  func offer(_ value: Output)
  func finish(_ completion: Subscribers.Completion<Failure>)
}

/// Delivers the values of a source that doesn't wait: a subscriber without demand misses them, or gets the latest as
/// soon as it demands one.
final class DemandSubscription<Downstream: Subscriber>: Subscription, Outlet {
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let keepsLatest: Bool
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var latest: Output?
  private var onCancel: (() -> Void)?

  init(_ downstream: Downstream, keepsLatest: Bool = false) {
    self.downstream = downstream
    self.keepsLatest = keepsLatest
  }

  /// Runs `action` when the subscriber cancels; at once if it has.
  func onCancel(_ action: @escaping () -> Void) {
    let isCancelled = lock.withLock {
      if downstream != nil { onCancel = action }
      return downstream == nil
    }
    if isCancelled { action() }
  }

  func offer(_ value: Output) {
    let receiver = lock.withLock { () -> Downstream? in
      guard demand > .none else {
        if keepsLatest { latest = value }
        return nil
      }
      demand -= 1
      latest = nil
      return downstream
    }
    guard let receiver else { return }
    add(receiver.receive(value))
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    close().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    add(demand)
  }

  func cancel() {
    close().onCancel?()
  }

  /// Adds to the demand, and delivers the value that was waiting for one.
  private func add(_ more: Subscribers.Demand) {
    let waiting = lock.withLock { () -> Output? in
      guard downstream != nil else { return nil }
      demand += more
      return demand > .none ? latest.take() : nil
    }
    if let waiting { offer(waiting) }
  }

  private func close() -> (downstream: Downstream?, onCancel: (() -> Void)?) {
    lock.withLock {
      latest = nil
      return (downstream.take(), onCancel.take())
    }
  }
}
