import Foundation
import Testing

@testable import EarshotServe

@Suite("The documentation of the protocol") struct DocumentationTests {
  private func page() throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/EarshotServe/EarshotServe.docc/Protocol.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func itsSessionIsARealOne() throws {
    let lines = try page().split(separator: "\n").map(String.init)
    let requests = lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    let answers = lines.filter { $0.hasPrefix("< ") }.map { String($0.dropFirst(2)) }
    let conversation = Conversation(hasBegun: false)
    #expect(requests.map { conversation.say($0) } == answers)
    #expect(requests.count >= 20)
  }

  @Test func itHasEveryOperationNodeMemberAndEvent() throws {
    let page = try page()
    let start = try #require(page.range(of: "## Operations\n"))
    #expect(String(page[start.lowerBound...]) == reference)
  }

  @Test func itHasEveryCode() throws {
    let page = try page()
    for code in Failure.Code.allCases { #expect(page.contains("\n| `\(code.rawValue)` | ")) }
  }

  private var reference: String {
    let operations = Operation.all.map { operation in
      let answer = list(operation.answer, requirements: false)
      return "### \(operation.name)\n\n\(operation.summary)\n\n" + list(operation.members, requirements: true)
        + (answer.isEmpty ? "" : "Its answer has:\n\n" + answer)
    }
    let events = Event.kinds.map { kind in
      "### \(kind.name)\n\n\(kind.summary)\n\n" + list(kind.members, requirements: false)
    }
    return "## Operations\n\n" + operations.joined() + "## Nodes\n\n\(NodeMember.summary)\n\n"
      + list(Input.nodeMembers, requirements: true) + "## Events\n\n" + events.joined().dropLast()
  }

  /// The words that a value can be, or those in it; nothing if it is none of words.
  private func words(in schema: JSON) -> String {
    guard case .object(let keywords) = schema else { return "" }
    if case .array(let schemas) = keywords["anyOf"] { return words(in: schemas[0]) }
    if let element = keywords["items"] { return words(in: element) }
    guard case .array(let values) = keywords["enum"] else { return "" }
    let words = values.map { if case .string(let word) = $0 { "`\(word)`" } else { $0.text } }
    return " One of \(words.joined(separator: ", "))."
  }

  /// The members, a line each, and an empty line; nothing for none.
  private func list(_ members: [MemberDescription], requirements: Bool) -> String {
    members.isEmpty ? "" : lines(of: members, requirements: requirements, indentation: "") + "\n"
  }

  /// Each member, and below it those of the object that it is or of those in it.
  private func lines(of members: [MemberDescription], requirements: Bool, indentation: String) -> String {
    members.map { member in
      "\(indentation)- `\(member.name)`\(member.isRequired && requirements ? ", required" : ""): "
        + "\(member.summary)\(words(in: member.schema))\n"
        + lines(of: parts(of: member.schema), requirements: requirements, indentation: indentation + "  ")
    }.joined()
  }

  private func parts(of schema: JSON) -> [MemberDescription] {
    guard case .object(let keywords) = schema else { return [] }
    if case .array(let schemas) = keywords["anyOf"] { return parts(of: schemas[0]) }
    if let element = keywords["items"] { return parts(of: element) }
    guard case .object(let properties) = keywords["properties"],
      case .array(let required) = keywords["required"]
    else { return [] }
    return properties.compactMap { property in
      guard case .object(let described) = property.value, case .string(let summary) = described["description"]
      else { return nil }
      return MemberDescription(
        name: property.name, summary: summary, schema: property.value,
        isRequired: required.contains(.string(property.name)))
    }
  }
}
