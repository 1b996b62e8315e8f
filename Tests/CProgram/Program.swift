import CEarshot
import EarshotC

/// A program in C's terms: nodes are given by value here, and kept alive for the call that takes them.
package final class Program {
  package let engine: OpaquePointer

  package init() {
    var engine: OpaquePointer?
    precondition(earshot_create(nil, &engine) == EARSHOT_OK)
    guard let engine else { preconditionFailure("No engine was made.") }
    self.engine = engine
  }

  deinit { earshot_destroy(engine) }

  package var lastError: String { String(cString: earshot_last_error(engine)) }

  /// All that is to be done, as "activate 3".
  package func takeRequests() -> [String] {
    var result: [String] = []
    var request = earshot_request()
    request.size = MemoryLayout<earshot_request>.stride
    while earshot_next_request(engine, &request) == EARSHOT_OK {
      let name = String(cString: request.name)
      let element = request.element == request.node ? "" : " on \(request.element)"
      let range = request.count == 0 ? "" : " \(request.first)+\(request.count)"
      result.append(
        "\(request.action) of \(request.node)" + (name.isEmpty ? "" : " \(name)") + element + range)
    }
    return result
  }

  package func takeChanges() -> [String] {
    var result: [String] = []
    var change = earshot_change()
    change.size = MemoryLayout<earshot_change>.stride
    while earshot_next_change(engine, &change) == EARSHOT_OK {
      result.append("\(change.binding & 0xFFFF)=\(change.has_value ? "\(change.value)" : "none")")
    }
    return result
  }
}

extension Program {
  /// A window with a text, two buttons and a field.
  package func showForm() {
    let status = withUpdate(Self.form, root: 1) { earshot_apply(engine, $0) }
    precondition(status == EARSHOT_OK, lastError)
  }

  @discardableResult
  package func announce(_ text: String, _ priority: Int, isQueued: Bool = false, language: String? = nil)
    -> earshot_status
  {
    var options = earshot_announcement_options.sized
    options.priority = Int32(priority)
    options.is_queued = isQueued
    guard let language else { return earshot_announce(engine, text, &options) }
    return language.withCString {
      options.language = $0
      return earshot_announce(engine, text, &options)
    }
  }

  package static let form: [NodeInC] = [
    NodeInC(1, EARSHOT_ROLE_WINDOW, children: [2, 3, 4, 5]),
    NodeInC(2, EARSHOT_ROLE_TEXT, "Sign in"),
    NodeInC(3, EARSHOT_ROLE_TEXT_FIELD, "Email").with { $0.node.actions = UInt32(EARSHOT_CAN_ACTIVATE) },
    .button(4, "Log in"),
    .button(5, "Cancel").with { $0.actionNames = ["Ask first"] },
  ]
}
