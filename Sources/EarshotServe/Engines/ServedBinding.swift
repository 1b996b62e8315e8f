import EarshotAccessibility
import EarshotEngine

/// A focus binding of a program that has names for its values.
enum ServedBinding {
  case bool(FocusBinding<Bool>)
  case words(FocusBinding<String?>)

  var id: FocusBindingID {
    switch self {
    case .bool(let binding): binding.id
    case .words(let binding): binding.id
    }
  }

  /// The value: true or false, a word or null.
  var value: JSON {
    switch self {
    case .bool(let binding): .bool(binding.value)
    case .words(let binding): binding.value.map(JSON.string) ?? .null
    }
  }

  /// The value that the engine has given this number; `nil` stands for none.
  func value(numbered number: FocusValueID?) -> JSON {
    switch self {
    case .bool: .bool(number != nil)
    case .words(let binding): number.flatMap { binding.value(numbered: $0) ?? nil }.map(JSON.string) ?? .null
    }
  }

  /// Asks for a value.
  func ask(for value: JSON) throws(Failure) {
    switch (self, value) {
    case (.bool(let binding), .bool(let value)): binding.value = value
    case (.words(let binding), .string(let value)): binding.value = value
    case (.words(let binding), .null): binding.value = nil
    default: throw typeMismatch(value)
    }
  }

  /// Has the binding have a value while a cursor is on the node.
  func bind(_ node: NodeID, to value: JSON) throws(Failure) {
    switch (self, value) {
    case (.bool(let binding), .bool(true)): binding.bind(node)
    case (.words(let binding), .string(let value)): binding.bind(node, equals: value)
    case (.bool, .bool(false)):
      throw Failure(.argument, "A node is bound to true; false is the value away from all of them.")
    case (.words, .null):
      throw Failure(.argument, "A node is bound to a word; null is the value away from all of them.")
    default: throw typeMismatch(value)
    }
  }

  func unbind(_ node: NodeID) {
    switch self {
    case .bool(let binding): binding.unbind(node)
    case .words(let binding): binding.unbind(node)
    }
  }

  func retire() {
    switch self {
    case .bool(let binding): binding.retire()
    case .words(let binding): binding.retire()
    }
  }

  private func typeMismatch(_ value: JSON) -> Failure {
    switch self {
    case .bool: .expected("true or false, as the binding's type is \"bool\"", not: value)
    case .words: .expected("a string, as the binding's type is \"enum\"", not: value)
    }
  }
}

extension ServedEngine {
  func binding(named name: String) throws(Failure) -> ServedBinding {
    guard let binding = bindings[name] else {
      throw Failure(.unknown, "There is no binding \(name.clipped); make it with \"createBinding\".")
        .inside("binding")
    }
    return binding
  }
}
