extension Operation {
  static let sessions = [hello, create, destroy]

  private static let version = Told("version", .integer, "The version of the protocol that is spoken.")
  private static let maxLine = Told("maxLine", .count, "How many bytes a line may have.")
  private static let maxNodes = Told("maxNodes", .count, "How many nodes a tree may have.")
  private static let maxEngines = Told("maxEngines", .count, "How many engines there may be at one time.")

  private static let hello = ofSession(
    "hello", "Begins the session; every session begins with it.",
    .required("version", .integer(0...Int.max), "The version of the protocol that the program speaks: 1."),
    answer: [version.description, maxLine.description, maxNodes.description, maxEngines.description]
  ) { (session, wanted: Int) throws(Failure) in
    guard wanted == ServeSession.version else {
      let message =
        "Version \(wanted) of the protocol is not spoken here; use version \(ServeSession.version), or another "
        + "version of earshot."
      throw Failure(.version, message).inside("version")
    }
    session.hasBegun = true
    let limits = session.limits
    return [
      version.write(wanted), maxLine.write(limits.lineLength), maxNodes.write(limits.nodes),
      maxEngines.write(limits.engines),
    ].compactMap { $0 }
  }

  private static let create = ofSession(
    "create", "Makes an engine with an empty tree and all technologies off.",
    .engine,
    .optional(
      "rowTolerance", .integer(0...1_000), default: 0,
      "Rows of frames no further apart than this, in cells, are read as one row."),
    .optional(
      "readsRightToLeft", .flag, default: false,
      "Whether of two nodes in one row the right one is read first.")
  ) { (session, name: String, tolerance: Int, readsRightToLeft: Bool) throws(Failure) in
    if session.engines[name] != nil {
      throw Failure(
        .argument, "There is an engine \(name.clipped) already; destroy it, or choose another name."
      )
      .inside("engine")
    }
    guard session.engines.count < session.limits.engines else {
      throw Failure(
        .limit,
        "There are \(session.engines.count) engines already; destroy one, or start the server with a higher "
          + "--max-engines.")
    }
    session.engines[name] = ServedEngine(
      rowTolerance: tolerance, readsRightToLeft: readsRightToLeft, limits: session.limits)
    return []
  }

  private static let destroy = ofSession("destroy", "Ends an engine; its name is free then.", .engine) {
    (session, name: String) throws(Failure) in
    _ = try session.engine(named: name)
    session.engines[name] = nil
    return []
  }
}
