import EarshotUI
import Foundation

/// Fields, a value and a button that counts.
struct DeskView: View {
  @State private var name = ""
  @State private var notes = ""
  @State private var volume = 5
  @State private var presses = 0
  @State private var escapes = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Escapes: \(escapes)")
      TextField("Name", text: $name)
      TextEditor(text: $notes).accessibilityLabel("Notes").cellFrame(height: 2)
      Text("Volume")
        .accessibilityValue("\(volume)")
        .accessibilityAdjustableAction { volume += $0 == .increment ? 1 : -1 }
      Button("Presses: \(presses)") { presses += 1 }
    }
    .accessibilityElement(children: .contain)
    .accessibilityAction(.escape) { escapes += 1 }
  }
}

/// Elements that come at 200 ms, 100 ms and 300 ms, each taking the cursor.
struct TimedView: View {
  @State private var shown: Set<Int> = []
  @AccessibilityFocusState private var focus: Int?

  var body: some View {
    VStack(alignment: .leading) {
      Text("Start")
      ForEach(shown.sorted(), id: \.self) { time in
        Text("After \(time)").accessibilityFocused($focus, equals: time)
      }
    }
    .onAppear { [200, 100, 300].forEach(schedule) }
  }

  private func schedule(_ time: Int) {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(time)) {
      shown.insert(time)
      focus = time
    }
  }
}

/// Once started, shows something new whenever something new has appeared.
struct RestlessView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Start") { count = 1 }
      if count > 0 { Text("\(count)").onAppear { count += 1 }.id(count) }
    }
  }
}

/// Takes the focus as it appears.
struct EagerView: View {
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text("First")
      Text("Second").accessibilityFocused($isFocused)
    }
    .onAppear { isFocused = true }
  }
}

/// Two rows of three controls between texts, the last of which tells what was done.
struct GridView: View {
  @State private var done = "nothing"
  @State private var volume = 5
  @State private var hasNotice = false

  var body: some View {
    VStack(alignment: .leading) {
      if hasNotice { Text("Notice") }
      Text("Grid")
      HStack {
        Button("One") { done = "one" }
        Button("Two") { done = "two" }
        Button("Three") { hasNotice = true }
      }
      HStack {
        Text("Volume \(volume)")
          .accessibilityAdjustableAction { volume += $0 == .increment ? 1 : -1 }
          .accessibilityAction(named: "Mute") { volume = 0 }
        Button("Five") { done = "five" }
        Button("Six") { done = "six" }
      }
      Text("Done: \(done)")
      Button("Silent") { done = "silent" }.accessibilityHidden(true)
    }
  }
}

/// More rows than a screen has, each of three buttons.
struct TallGridView: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(0..<40, id: \.self) { row in
          HStack { ForEach(0..<3, id: \.self) { Button("\(row)-\($0)") {} } }
        }
      }
    }
  }
}
