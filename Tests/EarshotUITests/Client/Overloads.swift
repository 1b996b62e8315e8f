import SwiftUI

// Each form in which SwiftUI's declarations can be written.

@Observable private final class Account {
  var name = "Ada"
}

private struct Texts: View {
  let string = "string"

  var body: some View {
    Text("key", tableName: nil, bundle: nil, comment: "a comment")
    Text("key", comment: "a comment")
    Text(AttributedString("attributed"))
    Text(string.prefix(3))
    Text(1.5, format: .number)
    Text("\(2, format: .number)")
    Text("5").accessibilityLabel("five") + Text("kg").accessibilityLabel(Text("kilograms"))
    Text("7").accessibilityLabel(string) + Text(verbatim: "!")
    Text("\(Text("9").accessibilityLabel("nine")) \(AttributedString("a")) \(1.5, specifier: "%.2f")")
  }
}

private struct Fields: View {
  @State private var text = ""
  let title = "title"

  var body: some View {
    TextField("key", text: $text, axis: .vertical)
    TextField("key", text: $text, prompt: Text("prompt"), axis: .vertical)
    TextField(title, text: $text, axis: .horizontal)
    TextField(title, text: $text, prompt: nil, axis: .vertical)
    TextField(text: $text, prompt: Text("prompt"), axis: .vertical) { Text("label") }
    TextField("key", text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField("key", text: $text, onEditingChanged: { _ in })
    TextField("key", text: $text, onCommit: {})
    TextField("key", text: $text) { isEditing in
      text = isEditing ? "editing" : ""
    } onCommit: {
      text = ""
    }
    TextField(title, text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField(title, text: $text, onEditingChanged: { _ in })
    TextField(title, text: $text, onCommit: {})
    Group {
      SecureField("key", text: $text, onCommit: {})
      SecureField(title, text: $text, onCommit: {})
      SecureField("key", text: $text) { text = "" }
      SecureField(title, text: $text, prompt: Text("prompt"))
      SecureField(text: $text, prompt: nil) { Text("label") }
    }
  }
}

private struct Option: Identifiable {
  let id: Int
  var isOn: Bool
}

private struct Controls: View {
  @State private var options = [Option(id: 1, isOn: true), Option(id: 2, isOn: false)]
  let title = "title"

  var body: some View {
    Toggle("All", sources: $options, isOn: \.isOn)
    Toggle(title, sources: $options, isOn: \.isOn)
    Toggle(sources: $options, isOn: \.isOn) { Text("label") }
    Toggle(sources: [$options[0].isOn, $options[1].isOn], isOn: \.self) { Text("label") }
    Button("key", role: .cancel) {}
    Button(title, role: .destructive, action: {})
    Button(role: nil, action: {}, label: { Text("label") })
    Button(action: {}) { Text("label") }
    Button {
      options[0].isOn.toggle()
    } label: {
      Text("label")
      Text("two")
    }
  }
}

private struct Sections: View {
  @State private var isExpanded = true
  let title = "title"

  var body: some View {
    Section(header: Text("header"), footer: Text("footer")) { Text("content") }
    Section(header: Text("header")) { Text("content") }
    Section(footer: Text("footer")) { Text("content") }
    Section("key", isExpanded: $isExpanded) { Text("content") }
    Section(title, isExpanded: $isExpanded) { Text("content") }
    Section(isExpanded: $isExpanded) {
      Text("content")
    } header: {
      Text("header")
    }
  }
}

private struct Described: View {
  let isOn: Bool
  let string = "string"

  var body: some View {
    Text("a")
      .accessibilityLabel(Text("label"), isEnabled: isOn)
      .accessibilityLabel("label", isEnabled: isOn)
      .accessibilityLabel(string, isEnabled: isOn)
      .accessibilityValue(Text("value"), isEnabled: isOn)
      .accessibilityValue("value", isEnabled: isOn)
      .accessibilityValue(string, isEnabled: isOn)
      .accessibilityHint(Text("hint"), isEnabled: isOn)
      .accessibilityHint("hint", isEnabled: isOn)
      .accessibilityHint(string, isEnabled: isOn)
    Text("b")
      .accessibilityIdentifier("b", isEnabled: isOn)
      .accessibilityHidden(true, isEnabled: isOn)
      .accessibilityAction(named: string) {}
      .accessibilityAction(named: Text("text")) {}
      .accessibilityAction(.init(named: Text("kind"))) {}
      .accessibilityAction {
      } label: {
        Text("label")
      }
      .accessibilityAction(.magicTap) {}
      .accessibilityElement()
      .accessibilityAddTraits([.isHeader, .isTabBar])
      .accessibilityRemoveTraits(.isStaticText)
  }
}

private struct Objects: View {
  @FocusedValue(Account.self) private var focused
  @Environment(Account.self) private var account
  @Environment(Account.self) private var optional: Account?
  @State private var text = ""

  var body: some View {
    Text(focused?.name ?? account.name)
    Text(optional?.name ?? "none")
    TextField("t", text: $text).focusedValue(account).focusedSceneValue(account)
    TextField("u", text: $text).focusedValue(optional)
  }
}

private struct Bindings: View {
  @State private var optional: String?
  @State private var choice = 1
  @Binding var text: String

  init(text: Binding<String>) { _text = text }

  var body: some View {
    let erased = Binding<AnyHashable>($choice)
    let widened = Binding<Int?>($choice)
    Text("\(erased.wrappedValue) \(widened.wrappedValue ?? 0)")
    if let unwrapped = Binding($optional) { TextField("optional", text: unwrapped) }
    TextField("projected", text: Binding(projectedValue: $text))
    TextField("computed", text: Binding(get: { text }, set: { text = $0 }))
    TextField("constant", text: .constant("fixed"))
      .onChange(of: text) { old, new in optional = new.isEmpty ? old : new }
  }
}

struct OverloadScreen: View {
  @State private var account = Account()
  @State private var text = ""

  var body: some View {
    Texts()
    Fields()
    Controls()
    Sections()
    Described(isOn: true)
    Objects().environment(account)
    Bindings(text: $text)
    ScrollView([.horizontal, .vertical]) { Text("scrolled") }.frame(height: 16)
    ScrollView { Text("scrolled") }.frame(height: 16)
    VStack(spacing: 4) { Text("v") }
    HStack(alignment: .lastTextBaseline, spacing: 8) { Text("h") }
    Text("insets").padding(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)).padding(16)
    Text("frame").frame(width: 80, height: 16, alignment: .topLeading).frame(maxWidth: .infinity)
    Text("environment").transformEnvironment(\.isEnabled) { $0 = false }
  }
}
