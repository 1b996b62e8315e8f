import EarshotScript
import SwiftUI

extension ScreenCatalog {
  /// Small screens, each for one concern.
  static let test = ScreenCatalog([
    Screen("login", "Fields and a button") { LoginView() },
    Screen(
      "rows", "Rows that know their focus",
      options: ["items": "number of rows, 2 by default", "title": "what stands above"]
    ) { options in
      RowsView(title: options["title"] ?? "Rows", count: try options.number("items", default: 2, in: 1...100))
    },
    Screen("late", "Something that comes with time") { LateView() },
    Screen("eager", "A field that takes the focus as it appears") { EagerView() },
    Screen("lost", "A request that nobody can meet") { LostView() },
    Screen("nested", "A view inside another, with arguments") { Outer.Inner(content: Text("Inside")) },
    Screen("grid", "Two rows of buttons") { GridView() },
    Screen("actions", "An element with actions") { ActionsView() },
  ])
}

struct LoginView: View {
  enum Field: Hashable {
    case name
    case secret
  }

  @State private var name = ""
  @State private var secret = ""
  @State private var changes = 0
  @AccessibilityFocusState private var focus: Field?
  @FocusState private var keyboard: Field?

  var body: some View {
    VStack(alignment: .leading) {
      Text("Hello").accessibilityAddTraits(.isHeader)
      TextField("Name", text: $name)
        .accessibilityFocused($focus, equals: .name)
        .focused($keyboard, equals: .name)
        .onChange(of: name) { changes += 1 }
      SecureField("Secret", text: $secret)
        .accessibilityFocused($focus, equals: .secret)
        .focused($keyboard, equals: .secret)
      Button("Count \(changes)") { focus = .name }
        .accessibilityIdentifier("count")
    }
  }
}

struct RowsView: View {
  let title: String
  let count: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
      ForEach(0..<count, id: \.self) { Row(number: $0 + 1) }
    }
  }
}

struct Row: View {
  let number: Int
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View { Text("Row \(number)").accessibilityFocused($isFocused) }
}

struct LateView: View {
  @State private var ticks = 0
  @State private var isLate = false
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text("Now")
      Text("Ticks \(ticks)")
      if isLate { Text("Late").accessibilityFocused($isFocused) }
    }
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
        isLate = true
        isFocused = true
      }
      Task {
        while true {
          try await Task.sleep(for: .seconds(1))
          ticks += 1
        }
      }
    }
  }
}

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

struct LostView: View {
  @AccessibilityFocusState private var focus: Int?

  var body: some View {
    VStack(alignment: .leading) {
      Text("One").accessibilityFocused($focus, equals: 1)
      Button("Ask") { focus = 2 }
    }
  }
}

enum Outer {
  struct Inner<Content: View>: View {
    let content: Content
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View { content.accessibilityFocused($isFocused) }
  }
}

struct ActionsView: View {
  @State private var done = "nothing"

  var body: some View {
    VStack(alignment: .leading) {
      Text("Message")
        .accessibilityAction(named: "Delete") { done = "deleted" }
        .accessibilityAction(named: "Archive") { done = "archived" }
        .accessibilityAction(.magicTap) { done = "played" }
      Text("Done: \(done)")
    }
  }
}

struct GridView: View {
  @State private var isFourTapped = false
  @State private var hasSix = true

  var body: some View {
    VStack(alignment: .leading) {
      Text("Buttons")
      HStack {
        Button("One") {}
        Button("Two") {}
        Button("Three") {}
      }
      HStack {
        Button(isFourTapped ? "Four, tapped" : "Four") { isFourTapped = true }
        Button("Five") {}
        if hasSix { Button("Six") { hasSix = false } }
      }
    }
  }
}
