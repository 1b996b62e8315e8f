/// One request, as far as all are alike.
struct Request {
  let operation: String
  /// All but `id` and `op`.
  let members: [JSON.Member]

  /// Reads a line. The id is told as soon as it is known, so that a refusal can have it, too.
  init(_ line: RequestLine, limits: ServeLimits, id: inout JSON?) throws(Failure) {
    guard case .text(let bytes) = line, bytes.count <= limits.lineLength else {
      throw Failure(
        .limit,
        "The line is longer than \(limits.lineLength) bytes and was skipped; send less at once, or start the server "
          + "with a higher --max-line.")
    }
    guard case .object(let members) = try JSONReader.read(bytes) else {
      throw Failure(.argument, "A request is an object with the member \"op\"; write one.")
    }
    id = try members["id"].flatMap { (id) throws(Failure) in try id.asRequestID() }
    operation = try Given.required("op", .text, "")(members)
    self.members = members.filter { $0.name != "id" && $0.name != "op" }
  }
}

extension JSON {
  static let requestIDSchema: JSON = ["type": ["string", "integer", "null"]]
  static let answerIDSchema: JSON = ["type": ["string", "integer"]]

  fileprivate func asRequestID() throws(Failure) -> JSON? {
    switch self {
    case .null: return nil
    case .string, .integer, .large: return self
    default: throw .expected("a string or a whole number", not: self).inside("id")
    }
  }
}
