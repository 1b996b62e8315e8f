// The one file that uses the interface of custom executors, which may change with the compiler. `isInstalled` tells
// whether it still works. Where it doesn't, tasks run on the real executors, and only an asynchronous settle, which
// lets those go on, sees what they do; closures and sleeps through our own overloads stay exact.
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import EarshotTime

/// The executors of the process, replaced so that the jobs and sleeps of a virtual session are run by it, in the order
/// in which they come. All others go to the real executors.
package enum SessionExecutors {
  /// Replaces the executors, unless that is done. Called when the first virtual session of the process is made.
  package static func install() { _ = isInstalled }

  /// Whether the replacement has effect: a sleep of an hour, in a session of its own, ends at once.
  package static let isInstalled: Bool = {
    _createExecutors(factory: Factory.self)
    return settlesSleep()
  }()

  private struct Factory: ExecutorFactory {
    static let mainExecutor: any MainExecutor = SessionMainExecutor()
    static let defaultExecutor: any TaskExecutor = SessionPoolExecutor()
  }

  private static func settlesSleep() -> Bool {
    let queue = SessionQueue()
    defer { queue.end() }
    queue.enter { _ = Task.detached { try await ContinuousClock().sleep(until: .now + .seconds(3600)) } }
    repeat { queue.runReady(limit: 100) } while queue.runDue(through: .seconds(3601))
    return queue.clock.now >= .seconds(3600)
  }
}

/// Runs the main actor.
private final class SessionMainExecutor: MainExecutor {
  private let real = PlatformExecutorFactory.mainExecutor

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard let session = job.owner else { return real.enqueue(ExecutorJob(job)) }
    session.enqueue { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
  }

  func run() throws { try real.run() }
  func stop() { real.stop() }
  func checkIsolated() { real.checkIsolated() }
  func isIsolatingCurrentContext() -> Bool? { real.isIsolatingCurrentContext() }
}

/// Runs what no actor isolates, and actors without an executor of their own. All sleeps come here.
private final class SessionPoolExecutor: TaskExecutor, SchedulingExecutor {
  private let real = PlatformExecutorFactory.defaultExecutor

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard let session = job.owner else { return real.enqueue(ExecutorJob(job)) }
    session.enqueue { job.runInPool() }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    guard let session = job.owner, let left = delay as? Duration else {
      return timers.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
    }
    session.schedule(left: left) { job.runInPool() }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    guard let session = job.owner, let left = clock.now.duration(to: instant) as? Duration else {
      return timers.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
    }
    session.schedule(left: left) { job.runInPool() }
  }

  private var timers: any SchedulingExecutor {
    guard let timers = real as? any SchedulingExecutor else {
      preconditionFailure("The platform's default executor can't sleep: \(real).")
    }
    return timers
  }
}

extension SessionQueue {
  /// Schedules what was given as an instant of a real clock, of which `left` is still to come.
  fileprivate func schedule(left: Duration, _ work: @escaping Work) {
    schedule(after: RoundDelay.roundest(left: left, spent: isEntered ? realTimeSpent : .zero), work)
  }
}

extension UnownedJob {
  /// The virtual session that the job belongs to: the one that owns its task, else the one of the code that enqueues
  /// it. A task keeps the owner that it has when it is first enqueued, which is when it is made.
  fileprivate var owner: SessionQueue? {
    guard let task else { return SessionQueue.currentVirtual }
    switch SessionQueue.owner(ofTask: task) {
    case .session(let session): return session
    case .nobody: return nil
    case nil:
      let session = SessionQueue.currentVirtual
      if let session { session.own(task: task) } else { SessionQueue.disown(task: task) }
      return session
    }
  }

  /// The id of the job's task; nil for an actor's turn, whose id names nothing.
  private var task: UInt64? {
    ExecutorJob(self).kind.rawValue == ExecutorJob.Kind.task.rawValue ? jobTaskID(self) : nil
  }

  /// Runs the job isolated to no actor.
  fileprivate func runInPool() {
    // The runtime's value for "no serial executor" has no name in Swift; it is two zero words.
    runSynchronously(on: unsafeBitCast((0, 0) as (UInt, UInt), to: UnownedSerialExecutor.self))
  }
}

@_silgen_name("swift_task_getJobTaskId")
private func jobTaskID(_ job: UnownedJob) -> UInt64
