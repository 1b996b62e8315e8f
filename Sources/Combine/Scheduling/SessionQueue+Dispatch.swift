import Dispatch
import EarshotTime

extension SessionQueue {
  /// The session that closures for `queue` go to instead of `queue` itself, if the running code belongs to one:
  /// when virtual for every queue, when interactive only for the main one.
  package static func taking(closuresFor queue: DispatchQueue) -> SessionQueue? {
    taking(whatIsForMain: queue.isMain)
  }

  static func taking(whatIsForMain isForMain: @autoclosure () -> Bool) -> SessionQueue? {
    guard let current, current.mode == .virtual || isForMain() else { return nil }
    return current
  }

  /// Runs `body` as code of `session`, unless it already is code of one. A value that comes from a real thread so
  /// reaches the session of its subscriber.
  static func within(_ session: SessionQueue?, _ body: () -> Void) {
    guard let session, current == nil else { return body() }
    $inherited.withValue(session, operation: body)
  }
}

extension DispatchQueue {
  /// A mark on the main queue. On Linux `main` is a new object at each call, so it can't be known by identity.
  private static let mainMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the running code was called by the main queue.
  package static var isMainCurrent: Bool { getSpecific(key: mainMark) != nil }

  fileprivate var isMain: Bool { getSpecific(key: DispatchQueue.mainMark) != nil }
}
