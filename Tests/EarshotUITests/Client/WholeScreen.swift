import SwiftUI

// Client code as it is written for SwiftUI: only that module is imported. That it compiles is most of the test; the files
// of this folder also compile by themselves in Swift 5 mode, as Tests/run.sh checks.

private enum Field: Hashable {
  case email, password
}

private struct NoteValueKey: FocusedValueKey {
  typealias Value = String
}

private struct NoteBindingKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var noteValue: NoteValueKey.Value? {
    get { self[NoteValueKey.self] }
    set { self[NoteValueKey.self] = newValue }
  }

  fileprivate var noteBinding: NoteBindingKey.Value? {
    get { self[NoteBindingKey.self] }
    set { self[NoteBindingKey.self] = newValue }
  }
}

private struct LastFocusKey: EnvironmentKey {
  static var defaultValue: Binding<Field?> { .constant(nil) }
}

extension EnvironmentValues {
  fileprivate var lastFocus: Binding<Field?> {
    get { self[LastFocusKey.self] }
    set { self[LastFocusKey.self] = newValue }
  }
}

private struct FocusForms: View {
  @AccessibilityFocusState var isOn: Bool
  @AccessibilityFocusState private var field: Field?
  @AccessibilityFocusState(for: .switchControl) private var scanned: Bool
  @AccessibilityFocusState(for: [.voiceOver, .switchControl])
  private var both: Field?
  @FocusState private var keyboard: Field?
  @FocusState private var isEditing: Bool
  @State private var text = ""

  var body: some View {
    let optional: Field? = .email
    VStack(alignment: .leading, spacing: 8) {
      Text("Title").accessibilityFocused($isOn).accessibilityAddTraits([.isHeader, .isSummaryElement])
      TextField("Email", text: $text)
        .focused($keyboard, equals: .email)
        .focused($isEditing)
        .accessibilityFocused($field, equals: .email)
        .accessibilityFocused($both, equals: optional)
      FocusChild(focused: $field, scanned: $scanned)
    }
    .onChange(of: field) { newValue in scanned = newValue == .password }
    .onChange(of: both, initial: true) { old, new in keyboard = new ?? old }
    .onChange(of: keyboard) { scanned = false }
  }
}

private struct FocusChild: View {
  @AccessibilityFocusState.Binding var focused: Field?
  let scanned: AccessibilityFocusState<Bool>.Binding

  var body: some View {
    Button("Next") {
      focused = .password
      scanned.wrappedValue = true
    }
    .accessibilityFocused($focused, equals: .password)
    .accessibilityFocused(scanned)
  }
}

private struct MadeByHand: View {
  @AccessibilityFocusState private var focus: Field?
  @AccessibilityFocusState private var scoped: Bool
  @State private var count: Int

  init(count: Int) {
    _focus = AccessibilityFocusState()
    _scoped = AccessibilityFocusState(for: .voiceOver)
    _count = State(initialValue: count)
  }

  var body: some View { Text("\(count, specifier: "%d")").accessibilityFocused($scoped) }
}

private struct FocusModifier: ViewModifier {
  @Environment(\.lastFocus) @Binding var last: Field?
  @AccessibilityFocusState private var focus: Field?
  let field: Field

  func body(content: Content) -> some View {
    if #available(iOS 15, *) {
      content
        .accessibilityFocused($focus, equals: field)
        .onChange(of: focus) { newValue in
          if let newValue { last = newValue }
        }
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("back"))) { _ in
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { focus = last }
        }
    } else {
      content
    }
  }
}

extension View {
  fileprivate func remembered(_ field: Field) -> some View { modifier(FocusModifier(field: field)) }
}

private struct NoteEditor: View {
  @State private var note = ""

  var body: some View {
    TextEditor(text: $note)
      .focusedValue(\.noteValue, note)
      .focusedValue(\.noteBinding, $note)
      .focusedSceneValue(\.noteValue, note.isEmpty ? nil : note)
  }
}

private struct NoteReader: View {
  @FocusedValue(\.noteValue) var note
  @FocusedBinding(\.noteBinding) private var binding

  var body: some View {
    Text(note ?? "No note")
    Button("Clear note", role: .destructive) { binding = "" }
    if let unwrapped = Binding($binding) { TextField("Note", text: unwrapped, prompt: Text("write")) }
  }
}

private final class Model: ObservableObject {
  @Published var name = ""
}

private struct ObjectReader: View {
  @FocusedObject private var model: Model?

  var body: some View {
    Text(model?.name ?? "none")
    if let model = $model { SecureField("Name", text: model.name) }
  }
}

private struct Item: Identifiable {
  let id: Int
  var name: String
  var isDone = false
}

private struct Lists: View {
  @State private var items = [Item(id: 1, name: "a")]
  @State private var chosen: Int?

  var body: some View {
    Form {
      Section("Titled") { ForEach(items) { Text($0.name) } }
      Section {
        Text("x")
      } header: {
        Text("Header")
      }
      Section {
        Text("x")
      } footer: {
        Text("Footer")
      }
      Section {
        ForEach($items) { $item in
          Toggle(item.name, isOn: $item.isDone)
          TextField(text: $item.name) { Text("Name") }
        }
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
      Section {
        ForEach(items.indices, id: \.self) { index in Text(verbatim: "\(index)") }
        ForEach(0..<3) { Text("\($0)") }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("List of \(items.count)")
  }
}

private struct Described: View {
  let title: String

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(title).padding().padding(.horizontal).padding([.top, .leading], 4)
      Divider()
      Spacer(minLength: 8)
      Button(action: {}, label: { Text("Go") })
        .accessibilityLabel(Text("Go on"))
        .accessibilityHint("Goes on")
        .accessibilityValue(title)
        .accessibilityIdentifier("go")
        .accessibilityAction {}
        .accessibilityAction(named: "Other") {}
        .accessibilityAction(.escape) {}
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: break
          case .decrement: break
          @unknown default: break
          }
        }
    }
    .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
    .frame(height: 48)
    .accessibilitySortPriority(1)
    .accessibilityHidden(title.isEmpty)
    .environment(\.isEnabled, true)
    .disabled(title.isEmpty)
    .id(title)
    .onAppear()
    .onDisappear {}
  }
}

struct WholeScreen: View {
  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      FocusForms()
      MadeByHand(count: 1)
      Text("remembered").remembered(.email)
      NoteEditor().frame(height: 32)
      NoteReader()
      ObjectReader().focusedObject(Model())
      Lists().frame(height: 100)
      Group {
        if #available(iOS 16, *) { Described(title: "described") } else { EmptyView() }
        AnyView(Text("erased") + Text("!"))
      }
    }
  }
}
