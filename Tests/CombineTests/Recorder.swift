import Combine
import Synchronization

/// A subscriber that demands by hand and keeps a log.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var log: [String] = []
  private var subscription: (any Subscription)?
  private let answers: Subscribers.Demand

  /// Demands `answers` more with each value that it gets.
  init(of publisher: some Publisher<Input, Failure>, answering answers: Subscribers.Demand = .none) {
    self.answers = answers
    publisher.subscribe(self)
  }

  func receive(subscription: any Subscription) {
    log.append("subscribed")
    self.subscription = subscription
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append("\(input)")
    return answers
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: log.append("finished")
    case .failure(let error): log.append("failed: \(error)")
    }
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  func cancel() { subscription?.cancel() }
}

struct Failed: Error, CustomStringConvertible {
  var description: String { "no luck" }
}
