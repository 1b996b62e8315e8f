import SwiftUI

// The statements that view builders take.

private enum Phase {
  case loading
  case failed(String)
  case loaded([String])
}

private struct Choices: View {
  let phase: Phase
  let name: String?
  let isWide: Bool

  var body: some View {
    switch phase {
    case .loading: Text("loading")
    case .failed(let reason):
      Text("failed")
      Text(reason)
    case .loaded(let lines) where lines.isEmpty: EmptyView()
    case .loaded(let lines): ForEach(lines, id: \.self) { Text($0) }
    }
    if let name { Text(name) }
    if let name, !name.isEmpty {
      Text("named \(name)")
    } else if isWide {
      Text("wide")
    } else {
      Text("narrow")
    }
    Group { if isWide { Text("grouped") } }
    Group {
      if #available(iOS 17, macOS 14, *) { Text("new") } else { Text("old") }
    }
    if #available(iOS 15, *), isWide { Text("available") }
    chosen
    row(title: "row") { Text("trailing") }
  }

  @ViewBuilder private var chosen: some View {
    let title = isWide ? "w" : "n"
    if isWide { Text(title) } else { EmptyView() }
  }

  @ViewBuilder private func row<Trailing: View>(
    title: String, @ViewBuilder trailing: () -> Trailing
  ) -> some View {
    HStack {
      Text(title)
      Spacer()
      trailing()
    }
  }
}

private struct Twelve: View {
  var body: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
    }
  }
}

private struct Entry: Identifiable {
  let id: Int
  var title: String
  var tags: [String]
  var isOn = false
}

private struct Collections: View {
  @State private var entries = [Entry(id: 1, title: "one", tags: ["a", "b"])]
  @State private var names = ["x", "y"]

  var body: some View {
    ForEach(entries) { entry in
      Text(entry.title)
      ForEach(entry.tags, id: \.self) { tag in Text("\(entry.title) \(tag)") }
    }
    ForEach($entries) { $entry in Toggle(entry.title, isOn: $entry.isOn) }
    ForEach($entries, id: \.id) { $entry in TextField("Title", text: $entry.title) }
    ForEach($entries) { entry in Toggle("bound", isOn: entry.isOn) }
    ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
    ForEach(Array(names.enumerated()), id: \.offset) { index, name in Text("\(index): \(name)") }
    ForEach(Array(zip(names.indices, names)), id: \.0) { index, name in Text("\(index). \(name)") }
    ForEach(names.indices, id: \.self) { Text(names[$0]) }
    ForEach(0..<names.count, id: \.self) { index in Text("no. \(index)") }
    ForEach(names.reversed(), id: \.self) { Text($0) }
    ForEach(0..<2) { outer in ForEach(0..<2) { inner in Text("\(outer)/\(inner)") } }
  }
}

private struct Framed<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content.padding(.horizontal, 8) }
}

/// Views may be made anywhere, not only on the main actor.
nonisolated func madeAnywhere(_ names: [String]) -> some View {
  VStack {
    ForEach(names, id: \.self) { Text($0) }
    Section("section") { Text("inside") }
    Button("press") {}
    Spacer(minLength: 2)
  }
  .padding()
  .frame(minHeight: 16)
  .accessibilityLabel("made")
}

struct BuilderScreen: View {
  var body: some View {
    Choices(phase: .failed("reason"), name: "name", isWide: true)
    Choices(phase: .loaded(["line"]), name: nil, isWide: false)
    Framed {
      Twelve()
      Collections()
    }
    madeAnywhere(["anywhere"])
  }
}
