import SwiftUI
import Synchronization

/// Holds tasks back until a real thread lets them go.
final class Gate: Sendable {
  private let state = Mutex((waiting: [CheckedContinuation<Void, Never>](), isOpen: false))

  func wait() async {
    await withCheckedContinuation { arrived in
      let isOpen = state.withLock {
        if !$0.isOpen { $0.waiting.append(arrived) }
        return $0.isOpen
      }
      if isOpen { arrived.resume() }
    }
  }

  /// Lets all go, from a thread that no session knows of, and gives them time to run.
  @MainActor func open() async {
    let waiting = state.withLock {
      $0.isOpen = true
      return $0.waiting
    }
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        waiting.forEach { $0.resume() }
        done.resume()
      }
    }
    for _ in 0..<1000 { await Task.yield() }
  }
}

/// Says when it was let through the gate.
struct WaitingView: View {
  let gate: Gate
  @State private var status = "Waiting"

  var body: some View {
    Text(status).onAppear {
      Task {
        await gate.wait()
        status = "Done"
      }
    }
  }
}
