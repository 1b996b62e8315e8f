import EarshotAccessibility
import EarshotEngine

extension Operation {
  static let bindings = [createBinding, destroyBinding, bind, unbind, setBinding]

  /// What values a binding has.
  private enum BindingType: String, CaseIterable {
    case bool, `enum`
  }

  private static let binding = Given.required("binding", .name, "The binding's name.")
  private static let node = Given.required(
    "node", .node, "The node, which need not be in the tree yet.")

  private static let createBinding = ofEngine(
    "createBinding", "Makes a focus binding, whose value follows cursors and moves them.",
    .required("binding", .name, "Its name, which the program chooses."),
    .required(
      "type", Words<BindingType>("type of a binding").input,
      "\"bool\" for true and false, \"enum\" for words and null."),
    .optional(
      "technologies", .list(of: Words.scopes.input), default: [],
      "Whose cursors it follows and moves; all, if left out or empty.")
  ) { (engine, name: String, type: BindingType, technologies: [AccessibilityTechnologies]) throws(Failure) in
    if engine.bindings[name] != nil {
      throw Failure(.argument, "There is a binding \(name.clipped) already; choose another name.")
        .inside("binding")
    }
    let scope = technologies.reduce(AccessibilityTechnologies()) { $0.union($1) }
    switch type {
    case .bool: engine.add(.bool(engine.engine.focusBinding(Bool.self, for: scope)), named: name)
    case .enum: engine.add(.words(engine.engine.focusBinding(String?.self, for: scope)), named: name)
    }
    return []
  }

  private static let destroyBinding = ofEngine("destroyBinding", "Forgets a focus binding.", binding) {
    (engine, name: String) throws(Failure) in
    engine.remove(try engine.binding(named: name), named: name)
    return []
  }

  private static let bind = ofEngine(
    "bind", "Has a binding have a value while a cursor is on a node or inside it.", binding, node,
    .required("value", .bindingValue, "true of a binding of type bool; else a word.")
  ) { (engine, name: String, node: NodeID, value: JSON) throws(Failure) in
    let binding = try engine.binding(named: name)
    do throws(Failure) { try binding.bind(node, to: value) } catch { throw error.inside("value") }
    return []
  }

  private static let unbind = ofEngine("unbind", "Takes back what a node was bound to.", binding, node) {
    (engine, name: String, node: NodeID) throws(Failure) in
    try engine.binding(named: name).unbind(node)
    return []
  }

  private static let setBinding = ofEngine(
    "setBinding",
    "Asks for a value: with the next \"settle\" the cursors in scope go to its node, or with false or null to none.",
    binding,
    .required("value", .bindingValue, "true or false of a binding of type bool; else a word or null.")
  ) { (engine, name: String, value: JSON) throws(Failure) in
    let binding = try engine.binding(named: name)
    do throws(Failure) { try binding.ask(for: value) } catch { throw error.inside("value") }
    return []
  }
}

extension Input<JSON> {
  /// The value of a focus binding; whether it is one of the binding's type is seen there.
  static let bindingValue = Input(Output.bindingValue.schema) { (value) throws(Failure) in
    switch value {
    case .string, .bool, .null: return value
    default: throw .expected("a string, true, false or null", not: value)
    }
  }
}
