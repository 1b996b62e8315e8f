import Combine
import Foundation
import Testing

@Suite struct NotificationTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("changed")

  @Test func aNotificationIsDeliveredWhileItIsPosted() {
    var log: [String] = []
    let cancellable = center.publisher(for: name).sink { log.append("\($0.userInfo?["n"] ?? "-")") }
    center.post(name: name, object: nil, userInfo: ["n": 1])
    log.append("posted")
    center.post(name: Notification.Name("other"), object: nil)
    cancellable.cancel()
    center.post(name: name, object: nil)
    #expect(log == ["1", "posted"])
  }

  @Test func onlyTheGivenSenderIsHeard() {
    final class Sender {}
    let sender = Sender()
    let recorder = Recorder(of: center.publisher(for: name, object: sender).map { _ in "heard" })
    recorder.request(.max(1))
    center.post(name: name, object: Sender())
    center.post(name: name, object: sender)
    center.post(name: name, object: sender)
    #expect(recorder.log == ["subscribed", "heard"])
    recorder.cancel()
  }
}
