import EarshotEngine
import EarshotGeometry
import EarshotTerminal
import EarshotUI
import Testing

@testable import EarshotHost

/// A field, and many texts that scroll.
private struct ManyView: View {
  let count: Int
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
    ScrollView {
      VStack(alignment: .leading) { ForEach(0..<count, id: \.self) { Text("Row \($0)") } }
    }
  }
}

@Suite("What the on-screen keyboard costs")
@MainActor struct KeyboardCostTests {
  private func session(_ count: Int) -> Session {
    var settings = SessionSettings()
    settings.engine.switchControl.tapBehavior = .always
    return Session(settings: settings, technologies: [.switchControl]) { ManyView(count: count) }
  }

  private func press(_ key: ScreenKey, in session: Session) -> ViewWork {
    let before = session.graph.counters
    session.turn(.command) { session.keyboard.press(key) }
    let after = session.graph.counters
    var work = ViewWork()
    work.bodiesEvaluated = after.bodiesEvaluated - before.bodiesEvaluated
    work.recordsEmitted = after.recordsEmitted - before.recordsEmitted
    return work
  }

  @Test("A character changes nothing but its field, and shift nothing but the letters and itself")
  func keys() {
    for count in [10, 1000] {
      let session = session(count)
      session.handle(.command(.switchControl(.select)))
      #expect(session.keyboard.isShown)
      let typed = press(.character("a"), in: session)
      #expect(typed.bodiesEvaluated == 0)
      #expect(typed.recordsEmitted == 1)
      let shifted = press(.shift, in: session)
      #expect(shifted.bodiesEvaluated == 27)
      #expect(shifted.recordsEmitted == 27)
    }
  }

  @Test(
    "Showing and hiding it is as much work with many elements as with few, and nothing while it isn't shown")
  func showing() {
    func work(_ count: Int) -> [Int] {
      let session = session(count)
      var steps = [session.graph.counters.recordsEmitted - count]
      session.handle(.command(.switchControl(.select)))
      steps.append(session.graph.counters.recordsEmitted - count)
      session.handle(.key(KeyEvent(.escape)))
      steps.append(session.graph.counters.recordsEmitted - count)
      return steps
    }
    // Window, field, scroll area; then the window and the field again, the keyboard, its 5 rows and 45 keys.
    #expect(work(10) == [3, 56, 58])
    #expect(work(1000) == [3, 56, 58])
  }
}
