@testable import EarshotServe

/// Checks values against the part of JSON Schema that the protocol's schema uses, and no more: a keyword that it doesn't know
/// is a mistake.
struct SchemaChecker {
  private let definitions: [JSON.Member]

  init(_ document: JSON) {
    guard case .object(let members) = document, case .object(let definitions) = members["$defs"] else {
      preconditionFailure("The schema has no definitions.")
    }
    self.definitions = definitions
  }

  var names: [String] { definitions.map(\.name) }

  /// What is wrong with a value, by the definition of this name; empty if nothing is.
  func mistakes(of value: JSON, as name: String) -> [String] {
    guard let schema = definitions[name] else { return ["there is no definition \(name)"] }
    return mistakes(value, schema, name)
  }

  private func mistakes(_ value: JSON, _ schema: JSON, _ place: String) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(place): the schema is no object"] }
    return keywords.flatMap { check(value, $0, of: keywords, place) }
  }

  private func check(
    _ value: JSON, _ keyword: JSON.Member, of all: [JSON.Member], _ place: String
  ) -> [String] {
    let wrong = ["\(place): \(value.text) against \(keyword.name) \(keyword.value.text)"]
    switch (keyword.name, keyword.value) {
    case ("description", .string), ("properties", _): return []
    case ("$ref", .string(let reference)):
      return mistakes(of: value, as: String(reference.dropFirst("#/$defs/".count)))
    case ("anyOf", .array(let schemas)):
      return schemas.contains { mistakes(value, $0, place).isEmpty } ? [] : wrong
    case ("type", .string(let type)): return value.isOf(type) ? [] : wrong
    case ("type", .array(let types)):
      return types.contains { if case .string(let type) = $0 { value.isOf(type) } else { false } }
        ? [] : wrong
    case ("const", let constant): return value == constant ? [] : wrong
    case ("enum", .array(let values)): return values.contains(value) ? [] : wrong
    case ("minimum", let bound): return value.size.map { $0 < bound.size! } == true ? wrong : []
    case ("maximum", let bound): return value.size.map { $0 > bound.size! } == true ? wrong : []
    case ("minLength", .integer(let bound)): return value.length.map { $0 < bound } == true ? wrong : []
    case ("maxLength", .integer(let bound)): return value.length.map { $0 > bound } == true ? wrong : []
    case ("items", let schema):
      guard case .array(let elements) = value else { return [] }
      return elements.enumerated().flatMap { mistakes($1, schema, "\(place)[\($0)]") }
    case ("required", .array(let names)):
      guard case .object(let members) = value else { return [] }
      return names.contains { if case .string(let name) = $0 { members[name] == nil } else { true } }
        ? wrong : []
    case ("additionalProperties", let rest): return checkMembers(of: value, all["properties"], rest, place)
    default: return ["\(place): unknown keyword \(keyword.name)"]
    }
  }

  private func checkMembers(of value: JSON, _ known: JSON?, _ rest: JSON, _ place: String) -> [String] {
    guard case .object(let members) = value else { return [] }
    var properties: [JSON.Member] = []
    if case .object(let known) = known { properties = known }
    return members.flatMap { member -> [String] in
      let place = "\(place).\(member.name)"
      if let schema = properties[member.name] { return mistakes(member.value, schema, place) }
      return rest == false ? ["\(place) is not allowed"] : mistakes(member.value, rest, place)
    }
  }
}

extension JSON {
  fileprivate func isOf(_ type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.string, "string"), (.array, "array"), (.object, "object"):
      true
    case (.integer, "integer"), (.large, "integer"), (.integer, "number"), (.large, "number"): true
    case (.number(let number), "integer"): number == number.rounded()
    case (.number, "number"): true
    default: false
    }
  }

  fileprivate var size: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .large(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  fileprivate var length: Int? { if case .string(let text) = self { text.unicodeScalars.count } else { nil } }
}
