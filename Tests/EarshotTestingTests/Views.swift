import SwiftUI

/// The view of the examples in the documentation, as an app would have it.
struct SignInView: View {
  enum Field: Hashable {
    case email
    case password
    case error
  }

  @State private var email = ""
  @State private var password = ""
  @State private var error: String?
  @AccessibilityFocusState private var focus: Field?

  var body: some View {
    Form {
      Text("Sign in").accessibilityAddTraits(.isHeader)
      TextField("Email", text: $email)
        .accessibilityFocused($focus, equals: .email)
      SecureField("Password", text: $password)
        .accessibilityFocused($focus, equals: .password)
      if let error {
        Text(error).accessibilityFocused($focus, equals: .error)
      }
      Button("Log in") {
        error = "Wrong password"
        focus = .error
      }
    }
  }
}

/// Rows that each know whether they are focused.
struct RowsView: View {
  let names: [String]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(names, id: \.self) { Row(name: $0) }
    }
  }
}

struct Row: View {
  let name: String
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View { Text(name).accessibilityFocused($isFocused) }
}

/// Something with every kind of action, and what was done last.
struct PlayerView: View {
  @State private var volume = 5
  @State private var done = "nothing"

  var body: some View {
    VStack(alignment: .leading) {
      Text("Volume")
        .accessibilityValue("\(volume)")
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: volume += 1
          case .decrement: volume -= 1
          @unknown default: break
          }
        }
        .accessibilityAction(.escape) { done = "escaped" }
        .accessibilityAction(.magicTap) { done = "played" }
        .accessibilityAction(named: "Mute") { done = "muted" }
      Text("Done: \(done)").accessibilityIdentifier("done")
    }
  }
}

/// Something that takes time: an element after a delay, and the work of a real thread.
struct LoadingView: View {
  @State private var status = "Loading"
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text("Library")
      Text(status).accessibilityFocused($isFocused)
      Button("Remind me") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { isFocused = true }
      }
      Button("Load") {
        Task {
          let count = await entryCount()
          status = "\(count) entries"
        }
      }
    }
  }
}

/// Comes back on a thread that no session knows of.
private func entryCount() async -> Int {
  await withCheckedContinuation { done in
    Thread.detachNewThread { done.resume(returning: 42) }
  }
}

/// Takes the cursor back to its first element whenever it gets to the third.
struct TrapView: View {
  @AccessibilityFocusState private var focus: Int?

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(1..<5) { number in
        Text("Stop \(number)").accessibilityFocused($focus, equals: number)
      }
    }
    .onChange(of: focus) { if focus == 3 { focus = 1 } }
  }
}

/// A request that nobody can meet.
struct LostView: View {
  @AccessibilityFocusState private var focus: Int?

  var body: some View {
    VStack(alignment: .leading) {
      Text("One").accessibilityFocused($focus, equals: 1)
      Button("Ask") { focus = 2 }
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
