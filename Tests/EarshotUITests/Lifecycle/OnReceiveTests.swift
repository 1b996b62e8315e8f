import Combine
import EarshotTime
import Foundation
import Testing

@testable import EarshotHost
@testable import EarshotUI

extension Notification.Name {
  fileprivate static let ping = Notification.Name("EarshotUITests.ping")
}

@MainActor @Suite(.serialized) struct OnReceiveTests {
  private struct Listener: View {
    let log: Log
    var name = "heard"
    @State private var count = 0
    var body: some View {
      Button("\(count)") { NotificationCenter.default.post(name: .ping, object: nil) }
        .onReceive(NotificationCenter.default.publisher(for: .ping)) { _ in
          log(name)
          count += 1
        }
    }
  }

  @Test func whatASessionPostsReachesOnlyItself() {
    let log = Log()
    let first = Stage { Listener(log: log, name: "first") }
    let second = Stage { Listener(log: log, name: "second") }
    first.move(to: "0")
    first.perform(.activate)
    #expect(log.take() == ["first"])
    #expect(first.voiceOver == "1")
    #expect(second.voiceOver == "0")
  }

  @Test func whatIsPostedOutsideReachesAll() {
    let log = Log()
    let first = Stage { Listener(log: log, name: "first") }
    let second = Stage { Listener(log: log, name: "second") }
    NotificationCenter.default.post(name: .ping, object: nil)
    first.session.handle(.wake)
    second.session.handle(.wake)
    #expect(log.take().sorted() == ["first", "second"])
    #expect(first.voiceOver == "1")
    #expect(second.voiceOver == "1")
  }

  @Test func whatIsRemovedOrGoneHearsNothing() {
    let log = Log()
    let shows = Handle(true)
    do {
      let stage = Stage { Driven(shows) { $shows in if shows { Listener(log: log) } else { Text("off") } } }
      stage.app { shows.value = false }
      NotificationCenter.default.post(name: .ping, object: nil)
      #expect(log.take() == [])
      stage.app { shows.value = true }
    }
    NotificationCenter.default.post(name: .ping, object: nil)
    #expect(log.take() == [])
  }
}
