import EarshotAccessibility
import EarshotEngine
@testable import EarshotServe

/// A session, and what was said in it.
final class Conversation {
  let session: ServeSession
  /// Each request with its answer.
  private(set) var lines: [(request: String, answer: String)] = []

  init(limits: ServeLimits = ServeLimits(), hasBegun: Bool = true) {
    session = ServeSession(limits: limits)
    if hasBegun {
      _ = session.answer(.text(Array(#"{"op":"hello","version":1}"#.utf8)))
      _ = session.answer(.text(Array(#"{"op":"create"}"#.utf8)))
    }
  }

  /// The answer to a line.
  @discardableResult
  func say(_ request: String) -> String {
    let answer = session.answer(.text(Array(request.utf8)))
    lines.append((request, answer))
    return answer
  }

  /// The members of the answer to a line.
  @discardableResult
  func ask(_ request: String) throws -> [JSON.Member] {
    guard case .object(let members) = try JSONReader.read(Array(say(request).utf8)) else { return [] }
    return members
  }

  /// The events of the answer to a line, without `event` and what counts.
  func events(_ request: String, _ kind: String) throws -> [JSON] {
    guard case .array(let events) = try ask(request)["events"] else { return [] }
    return events.filter { event in
      guard case .object(let members) = event else { return false }
      return members["event"] == .string(kind)
    }
  }

  /// A screen with a heading, a field, a toggle and a button, VoiceOver on its heading.
  func showForm() {
    say(Self.form)
    say(#"{"op":"enable","technology":"voiceover"}"#)
    say(#"{"op":"settle"}"#)
  }

  static let form = #"""
    {"op":"declare","root":1,"nodes":[{"id":1,"role":"window","label":"Subscribe","children":[2,3,4,5]},{"id":2,"role":"heading","label":"Subscribe"},{"id":3,"role":"textField","label":"Name","actions":["activate"]},{"id":4,"role":"toggle","label":"Newsletter","value":"0","actions":["activate"]},{"id":5,"role":"button","label":"Send","actions":["activate"],"customActions":["Delay"]}]}
    """#

  /// Everything that can be asked or seen of the engines, to be compared.
  var state: String {
    session.engines.sorted { $0.key < $1.key }.map { name, served in
      let engine = served.engine
      let tree = engine.tree.root.map { self.nodes(under: $0, of: served) } ?? []
      let logs =
        "\(engine.utterances.utterances.count) \(engine.items.stops.count) \(engine.sounds.sounds.count)"
      let values = served.bindings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.value.text)" }
      return """
        \(name) \(tree) \(engine.tree.keyboardFocus?.description ?? "-") \(logs) \(values) \(served.clock.now) \
        \(served.clock.nextDeadline?.description ?? "-") \(engine.isEnabled(.voiceOver)) \
        \(engine.isEnabled(.switchControl)) \(engine.cursor(of: .voiceOver)?.description ?? "-") \
        \(engine.cursor(of: .switchControl)?.description ?? "-") \(engine.settings) \(served.pending.count)
        """
    }.joined(separator: "\n")
  }

  private func nodes(under id: NodeID, of served: ServedEngine) -> [String] {
    guard let node = served.engine.tree.node(id) else { return [] }
    return ["\(node)"] + node.children.flatMap { nodes(under: $0, of: served) }
  }
}
