/// Why a request was refused. Nothing has changed.
struct Failure: Error, Equatable {
  /// What kind of mistake it is.
  enum Code: String, CaseIterable, Sendable {
    /// The line is no JSON.
    case json
    /// The line is no UTF-8.
    case utf8
    /// The line, its nesting, the tree or the number of engines is beyond a limit of the server.
    case limit
    /// The session didn't begin with a version of the protocol that the server speaks.
    case version
    /// A member is missing, unknown, of another type, or has a value without meaning.
    case argument
    /// The update contradicts itself or the tree.
    case tree
    /// The technology is switched off.
    case off
    /// There is no such engine, node, action, switch, kind of the rotor or binding; or it can't be reached.
    case unknown
  }

  let code: Code
  /// Where it is, in the request: `nodes[3].role`; empty for the request as a whole.
  private(set) var path = ""
  /// What is wrong, and what to do instead.
  let message: String

  init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

  /// The same, seen from the object that has the value as a member.
  func inside(_ member: String) -> Failure {
    var failure = self
    let needsDot = !path.isEmpty && path.first != "["
    failure.path = String(member.prefix(60)) + (needsDot ? "." : "") + path
    return failure
  }

  /// The same, seen from the array that has the value as an element.
  func inside(_ index: Int) -> Failure { inside("[\(index)]") }
}

extension String {
  /// The text in quotes as a message shows it: its beginning, if it is long.
  var clipped: String {
    let beginning = prefix(60)
    return "\"\(beginning)\(beginning.endIndex == endIndex ? "" : "…")\""
  }
}

extension Sequence<String> {
  /// The words as a message offers them.
  var alternatives: String { map { "\"\($0)\"" }.joined(separator: ", ") }
}
