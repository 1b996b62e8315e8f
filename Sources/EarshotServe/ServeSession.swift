/// One conversation in JSON lines about engines: a program's requests and their answers, without any input or output.
///
/// Each line is a request, and gets one line as its answer. What a request can be, and what its answer is, is in <doc:Protocol> and
/// in ``schema``. A session belongs to whoever made it and is not to be used from two threads at once.
public final class ServeSession {
  /// The version of the protocol.
  public static let version = 1

  let limits: ServeLimits
  var engines: [String: ServedEngine] = [:]
  var hasBegun = false

  /// Begins a conversation.
  public init(limits: ServeLimits = ServeLimits()) { self.limits = limits }

  /// The answer to a line, without a line feed. Whatever the line holds, there is one answer.
  ///
  /// - Complexity: As the operation of the engine, and the length of the line.
  public func answer(_ line: RequestLine) -> String {
    var id: JSON?
    do throws(Failure) {
      let request = try Request(line, limits: limits, id: &id)
      let answer = try carryOut(request)
      return JSON.object(id.member + [JSON.Member("ok", true)] + answer).text
    } catch {
      return JSON.object(id.member + [JSON.Member("error", error.json)]).text
    }
  }

  private func carryOut(_ request: Request) throws(Failure) -> [JSON.Member] {
    guard let operation = Operation.named[request.operation] else {
      throw Failure(
        .argument,
        "There is no operation \(request.operation.clipped); there are \(Operation.all.map(\.name).alternatives)."
      ).inside("op")
    }
    guard hasBegun || operation.name == "hello" else {
      throw Failure(
        .version,
        "Begin with {\"op\":\"hello\",\"version\":\(Self.version)}, so that both speak the same version.")
    }
    return try operation.run(self, request.members)
  }

  func engine(named name: String) throws(Failure) -> ServedEngine {
    guard let engine = engines[name] else {
      throw Failure(.unknown, "There is no engine \(name.clipped); make it with \"create\".").inside("engine")
    }
    return engine
  }
}

extension JSON? {
  /// The id of an answer, if the request had one.
  fileprivate var member: [JSON.Member] { map { [JSON.Member("id", $0)] } ?? [] }
}

extension Failure {
  static let kind = ObjectKind(
    "error", "What is wrong. Nothing has changed.",
    Told("code", Words<Failure.Code>("code").output, "What kind of mistake it is."),
    Told("path", .text, "Where it is in the request, as nodes[3].role; empty for the request as a whole."),
    Told("message", .text, "What is wrong, and what to do instead."),
    of: { (failure: Failure) in (failure.code, failure.path, failure.message) })

  fileprivate var json: JSON { .object(Self.kind.write(self)) }
}
