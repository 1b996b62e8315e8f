import Dispatch
import EarshotTime

extension SessionQueue {
  /// The session that closures for `queue` go to instead of `queue` itself, if the running code belongs to one:
  /// when virtual for every queue, when interactive only for the main one.
  package static func taking(closuresFor queue: DispatchQueue) -> SessionQueue? {
    guard let current, current.mode == .virtual || queue.isMain else { return nil }
    return current
  }
}

extension DispatchQueue {
  /// A mark on the main queue. On Linux `main` is a new object at each call, so it can't be known by identity.
  private static let mainMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    main.setSpecific(key: key, value: ())
    return key
  }()

  fileprivate var isMain: Bool { getSpecific(key: DispatchQueue.mainMark) != nil }
}
