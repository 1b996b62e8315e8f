@testable import EarshotUI

/// A test's hold on a state inside a view.
@MainActor final class Handle<Value> {
  private let initial: Value
  fileprivate(set) var binding: Binding<Value>?

  init(_ initial: Value) { self.initial = initial }

  var value: Value {
    get { binding?.wrappedValue ?? initial }
    set { binding?.wrappedValue = newValue }
  }
}

/// A view with one state that a test changes from outside.
struct Driven<Value, Content: View>: View {
  @State private var value: Value
  private let handle: Handle<Value>
  private let content: (Binding<Value>) -> Content

  init(_ handle: Handle<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: handle.value)
    self.handle = handle
    self.content = content
  }

  var body: some View {
    let _ = handle.binding = $value
    content($value)
  }
}

/// What happened, in order.
@MainActor final class Log {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// What was noted since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Notes each evaluation of its body.
struct Noted: View {
  let name: String
  let log: Log

  var body: some View {
    let _ = log(name)
    Text(name)
  }
}
