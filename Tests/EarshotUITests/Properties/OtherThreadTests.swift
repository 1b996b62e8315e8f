import Foundation
import Observation
import Testing

@testable import EarshotHost
@testable import EarshotUI

@Observable private final class Download {
  var text = "Loading"
}

@Suite @MainActor struct OtherThreadTests {
  private struct Loader: View {
    @State private var text = "Loading"
    @AccessibilityFocusState private var isFocused: Bool
    let started: (@escaping @Sendable () -> Void) -> Void

    var body: some View {
      VStack {
        Text("Title")
        Text(text).accessibilityFocused($isFocused)
      }
      .onAppear {
        let text = $text
        // Not Sendable, as Apple's isn't; older code hands it to other threads all the same.
        nonisolated(unsafe) let focus = $isFocused
        started {
          text.wrappedValue = "Loaded"
          focus.wrappedValue = true
        }
      }
    }
  }

  @Test func whatARealThreadWritesWaitsForTheNextTurn() {
    // As a completion handler of URLSession is: neither a task nor a dispatched closure.
    let thread = RealThread()
    let stage = Stage { Loader { thread.work = $0 } }
    thread.run()
    #expect(stage.voiceOver == "Title")
    let result = stage.session.handle(.wake)
    #expect(result.utterances.map(\.caption) == ["Loaded"])
    #expect(stage.voiceOver == "Loaded")
  }

  @Test func anObservableObjectChangedByARealThreadIsShownInTheNextTurn() {
    struct Shown: View {
      let download: Download
      var body: some View { Text(download.text) }
    }
    // Written by one thread while the other waits for it.
    nonisolated(unsafe) let download = Download()
    let thread = RealThread()
    thread.work = { download.text = "Loaded" }
    let stage = Stage { Shown(download: download) }
    thread.run()
    #expect(stage.screen == "Loading")
    let result = stage.session.handle(.wake)
    #expect(stage.screen == "Loaded")
    #expect(result.utterances.map(\.caption) == ["Loaded"])
  }
}

/// Runs a closure on a thread of its own and waits for its end.
private final class RealThread {
  var work: (@Sendable () -> Void)?

  func run() {
    guard let work else { return }
    let done = DispatchSemaphore(value: 0)
    Thread {
      work()
      done.signal()
    }.start()
    done.wait()
  }
}
