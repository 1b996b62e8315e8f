import EarshotAccessibility
import EarshotEngine

extension Operation {
  static let technologies = [enable, disable, beginTurn, endTurn, settle]

  private static let technology = Given.required(
    "technology", Words.technologies.input, "Which technology.")

  private static let enable = ofEngine(
    "enable", "Switches a technology on. It finds its place with the next \"settle\".", technology
  ) { (engine, technology: AssistiveTechnology) throws(Failure) in
    engine.engine.enable(technology)
    return []
  }

  private static let disable = ofEngine("disable", "Switches a technology off.", technology) {
    (engine, technology: AssistiveTechnology) throws(Failure) in
    engine.engine.disable(technology)
    return []
  }

  private static let beginTurn = ofEngine(
    "beginTurn",
    "Begins a turn, one event handled to rest. Without turns each \"settle\" is the end of one.",
    .optional(
      "cause", Words.causes.input, default: .other,
      "What it answers to; after \"typing\" what was typed is not read back as a change.")
  ) { (engine, cause: TurnCause) throws(Failure) in
    engine.engine.beginTurn(cause)
    return []
  }

  private static let endTurn = ofEngine(
    "endTurn",
    "Ends the turn: changes under the cursor are spoken, and requests of bindings that found no node are dropped."
  ) { (engine) throws(Failure) in
    engine.engine.endTurn()
    return []
  }

  private static let settle = ofEngine(
    "settle",
    "Brings cursors and bindings into agreement with the tree, and places technologies that are on but nowhere."
  ) { (engine) throws(Failure) in
    engine.note(engine.engine.settle())
    engine.note(engine.engine.placeCursors())
    return []
  }
}
