import EarshotEngine
import EarshotGeometry

extension Operation {
  static let switches = [defineSwitch, forgetSwitch, offerMenu, screenSize, scanner]

  private static let switchAction = Words<SwitchAction>("action of a switch")

  private static let defineSwitch = ofEngine(
    "defineSwitch",
    "Gives the user a switch, or one of that name another meaning. An engine has \"select\", \"next\" and \"previous\".",
    .required("name", .name, "The switch's name."),
    .required("action", switchAction.input, "What it does."),
    .optional(
      "longAction", switchAction.input,
      "What it does when it is held for the setting \"switchcontrol.longpress\".")
  ) { (engine, name: String, action: SwitchAction, long: SwitchAction?) throws(Failure) in
    engine.engine.settings.switchControl.switches.removeAll { $0.name == name }
    engine.engine.settings.switchControl.switches.append(AssistiveSwitch(name, action, long: long))
    return []
  }

  private static let forgetSwitch = ofEngine(
    "forgetSwitch", "Takes a switch away.", .required("name", .name, "The switch's name.")
  ) { (engine, name: String) throws(Failure) in
    let known = engine.engine.settings.switchControl.switches.map(\.name)
    guard known.contains(name) else {
      throw Failure(.unknown, EngineError.unknownSwitch(name, known: known).description).inside("name")
    }
    engine.engine.settings.switchControl.switches.removeAll { $0.name == name }
    return []
  }

  private static let offerMenu = ofEngine(
    "offerMenu", "Has menus of the scanner that are opened from now on offer what the program does.",
    .required("entries", .list(of: Words.menuChoices.input), "What, in this order.")
  ) { (engine, entries: [ScannerMenuEntry.Host]) throws(Failure) in
    engine.engine.settings.switchControl.hostEntries = entries
    return []
  }

  private static let screenSize = ofEngine(
    "screenSize", "Tells the size of the screen, over which points are chosen; 80 by 24 cells at first.",
    .required("columns", .integer(1...10_000), "How many columns it has."),
    .required("rows", .integer(1...10_000), "How many rows it has.")
  ) { (engine, columns: Int, rows: Int) throws(Failure) in
    engine.engine.screenSize = CellSize(width: columns, height: rows)
    return []
  }

  private static let scanner = ofEngine(
    "scanner", "Asks how the scanner is, for a screen to show it.", answer: ScannerReport.kind.members
  ) { (engine) throws(Failure) in
    ScannerReport.kind.write(engine.engine)
  }
}
