#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs the work on so many threads at once, which race detectors know, and waits for all of them.
///
/// - Returns: What the threads found, in their order.
package func onThreads(_ count: Int, _ work: @escaping @Sendable (Int) throws(Finding) -> Void) -> [Finding] {
  let tasks = (0..<count).map { ThreadTask(number: $0, work: work) }
  let threads = tasks.map { task in
    var thread = pthread_t()
    let context = Unmanaged.passUnretained(task).toOpaque()
    let status = pthread_create(&thread, nil, runThread, context)
    precondition(status == 0, "The system gave no thread.")
    return thread
  }
  for thread in threads { pthread_join(thread, nil) }
  return tasks.compactMap(\.finding)
}

private final class ThreadTask {
  let number: Int
  let work: @Sendable (Int) throws(Finding) -> Void
  var finding: Finding?

  init(number: Int, work: @escaping @Sendable (Int) throws(Finding) -> Void) {
    self.number = number
    self.work = work
  }
}

#if canImport(Glibc)
  private func runThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    context.map(run)
    return nil
  }
#else
  private func runThread(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    run(context)
    return nil
  }
#endif

private func run(_ context: UnsafeMutableRawPointer) {
  let task = Unmanaged<ThreadTask>.fromOpaque(context).takeUnretainedValue()
  do throws(Finding) { try task.work(task.number) } catch { task.finding = error }
}
