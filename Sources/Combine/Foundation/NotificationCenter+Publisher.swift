import Foundation

extension NotificationCenter {
  /// Delivers notifications where and when they are posted.
  public struct Publisher: Combine.Publisher {
    /// Notifications.
    public typealias Output = Notification
    /// Nothing can fail.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// Which ones.
    public let name: Notification.Name
    /// From which sender; nil for all.
    public let object: AnyObject?

    /// Makes one for the notifications with a name, from one sender or all.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber. Without demand it misses notifications.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subscription = DemandSubscription(subscriber)
      let receiver = NotificationReceiver { subscription.offer($0) }
      let token = center.addObserver(forName: name, object: object, queue: nil) { receiver.receive($0) }
      subscription.onCancel { [center] in center.removeObserver(token) }
      subscriber.receive(subscription: subscription)
    }
  }

  /// Delivers the notifications with a name, from one sender or all, where and when they are posted.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// Passes notifications on in the thread that posts them; subscriptions guard their state with a lock.
private struct NotificationReceiver: @unchecked Sendable {
  let receive: (Notification) -> Void
}
