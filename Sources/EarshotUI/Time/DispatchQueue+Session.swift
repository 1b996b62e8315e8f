import Combine
import Dispatch
import EarshotTime

// These are preferred to Dispatch's own because they have no defaulted parameters. None may have the signature of one
// of Dispatch's, which would make every call in a file that imports both ambiguous. Each forwards with all parameters
// spelled out, since it would call itself otherwise.

extension DispatchQueue {
  /// Runs `work` on this queue; in a session, as part of the session, in the order in which things were dispatched.
  ///
  /// In scripts and tests a session takes the closures for all queues, interactively only those for `main` (design §3).
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard let session = SessionQueue.taking(closuresFor: self) else {
      return async(group: nil, qos: .unspecified, flags: [], execute: work)
    }
    session.enqueue(work)
  }

  /// Runs `work` on this queue at a quality of service; in a session, which has one order for all, as part of it.
  public func async(qos: DispatchQoS, execute work: @escaping @Sendable () -> Void) {
    guard let session = SessionQueue.taking(closuresFor: self) else {
      return async(group: nil, qos: qos, flags: [], execute: work)
    }
    session.enqueue(work)
  }

  /// Runs `work` on this queue as a member of `group`; in a session, as part of the session.
  public func async(group: DispatchGroup, execute work: @escaping @Sendable () -> Void) {
    guard let session = SessionQueue.taking(closuresFor: self) else {
      return async(group: group, qos: .unspecified, flags: [], execute: work)
    }
    let membership = GroupMembership(group)
    session.enqueue {
      work()
      withExtendedLifetime(membership) {}
    }
  }

  /// Runs `work` on this queue at a deadline; in a session, when the session's clock has moved on by the delay that
  /// the deadline is from now, in whole milliseconds: `.now() + 0.1` is exactly 100 ms.
  ///
  /// The deadline may be evaluated several times. One that was computed earlier counts from now, by what is left of it.
  public func asyncAfter(
    deadline: @autoclosure () -> DispatchTime, execute work: @escaping @Sendable () -> Void
  ) {
    guard let session = SessionQueue.taking(closuresFor: self) else {
      return asyncAfter(deadline: deadline(), qos: .unspecified, flags: [], execute: work)
    }
    guard let delay = RealDeadline.delay(of: deadline) else { return }
    session.schedule(after: delay, work)
  }

  /// Runs `work` on this queue at a deadline and a quality of service; in a session, by the session's clock.
  public func asyncAfter(
    deadline: @autoclosure () -> DispatchTime, qos: DispatchQoS,
    execute work: @escaping @Sendable () -> Void
  ) {
    guard let session = SessionQueue.taking(closuresFor: self) else {
      return asyncAfter(deadline: deadline(), qos: qos, flags: [], execute: work)
    }
    guard let delay = RealDeadline.delay(of: deadline) else { return }
    session.schedule(after: delay, work)
  }

  /// Runs `work` on this queue at a time of the wall clock; in a session, when the session's clock has moved on by the
  /// delay that this is from now, in whole milliseconds.
  public func asyncAfter(
    wallDeadline: @autoclosure () -> DispatchWallTime, execute work: @escaping @Sendable () -> Void
  ) {
    guard let session = SessionQueue.taking(closuresFor: self) else {
      return asyncAfter(wallDeadline: wallDeadline(), qos: .unspecified, flags: [], execute: work)
    }
    guard let delay = RealDeadline.delay(ofWall: wallDeadline) else { return }
    session.schedule(after: delay, work)
  }
}

/// A closure's part in a group, which ends with the closure: when it has run, or was dropped with its session.
private final class GroupMembership: Sendable {
  private let group: DispatchGroup

  init(_ group: DispatchGroup) {
    self.group = group
    group.enter()
  }

  deinit { group.leave() }
}
