import CEarshot
import EarshotEngine

/// An input of Switch Control.
@c @implementation
public func earshot_switch_control(_ handle: OpaquePointer!, _ command: Int32) -> earshot_status {
  use(handle) { (engine) throws(Failure) in
    let commands: [SwitchAction: SwitchControlCommand] = [
      .select: .select, .next: .next, .previous: .previous, .stop: .stop, .menu: .menu,
    ]
    let action = try SwitchAction(ofC: command)
    return try engine.perform(.switchControl(commands[action] ?? .key(action)))
  }
}

/// A key that stands for a switch.
@c @implementation
public func earshot_switch_key(_ handle: OpaquePointer!, _ command: Int32) -> earshot_status {
  use(handle) { (engine) throws(Failure) in
    try engine.perform(.switchControl(.key(SwitchAction(ofC: command))))
  }
}

/// A switch goes down or up.
@c @implementation
public func earshot_switch(_ handle: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ isDown: Bool)
  -> earshot_status
{
  use(handle) { (engine) throws(Failure) in
    let name = try string(name, "name")
    return try engine.perform(.switchControl(isDown ? .press(name) : .release(name)))
  }
}

/// Gives the user a switch.
@c @implementation
public func earshot_switch_define(
  _ handle: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ command: Int32, _ longCommand: Int32
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    let name = try string(name, "name")
    if name.isEmpty { throw .argument("A switch needs a name.") }
    let long = longCommand == EARSHOT_SC_NONE ? nil : try SwitchAction(ofC: longCommand)
    let defined = AssistiveSwitch(name, try SwitchAction(ofC: command), long: long)
    engine.engine.settings.switchControl.switches.removeAll { $0.name == name }
    engine.engine.settings.switchControl.switches.append(defined)
  }
}

/// Takes a switch away.
@c @implementation
public func earshot_switch_forget(_ handle: OpaquePointer!, _ name: UnsafePointer<CChar>!) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    let name = try string(name, "name")
    let switches = engine.engine.settings.switchControl.switches
    guard switches.contains(where: { $0.name == name }) else {
      throw .unknown(EngineError.unknownSwitch(name, known: switches.map(\.name)).description)
    }
    engine.engine.settings.switchControl.switches.removeAll { $0.name == name }
  }
}

// MARK: - The menu

/// Has menus offer what the program does.
@c @implementation
public func earshot_menu_offer(
  _ handle: OpaquePointer!, _ entries: UnsafePointer<Int32>!, _ count: Int
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    guard (0...64).contains(count) else { throw .argument("`count` is not from 0 to 64.") }
    guard entries != nil || count == 0 else { throw .argument("`entries` is NULL, though there are some.") }
    var offered: [ScannerMenuEntry.Host] = []
    for index in 0..<count {
      guard let entry = ScannerMenuEntry.Host.ofC.element(at: entries[index]) else {
        throw .argument("\(entries[index]) is no entry of a menu; use an EARSHOT_MENU_ name.")
      }
      offered.append(entry)
    }
    engine.engine.settings.switchControl.hostEntries = offered
  }
}

/// Takes the next entry of the program's that was chosen.
@c @implementation
public func earshot_next_menu_choice(_ handle: OpaquePointer!, _ entry: UnsafeMutablePointer<Int32>!)
  -> earshot_status
{
  use(handle) { (engine) throws(Failure) in
    guard let entry else { throw .argument("entry is NULL; point to one.") }
    guard let choice = engine.menuChoices.take() else { return earshot_status(EARSHOT_DONE) }
    entry.pointee = Int32(ScannerMenuEntry.Host.ofC.firstIndex(of: choice) ?? 0)
    return earshot_status(EARSHOT_OK)
  }
}

extension SwitchAction {
  fileprivate init(ofC number: Int32) throws(Failure) {
    let inOrder: [SwitchAction] = [.select, .next, .previous, .stop, .menu]
    guard let action = inOrder.element(at: number) else {
      throw .argument("\(number) is no input; use an EARSHOT_SC_ name.")
    }
    self = action
  }
}

extension ScannerMenuEntry.Host {
  /// In the order of the header.
  fileprivate static let ofC: [ScannerMenuEntry.Host] = [.scrollDown, .scrollUp, .home, .settings]
}

extension Array {
  /// What a number of C's stands for.
  fileprivate func element(at number: Int32) -> Element? {
    indices.contains(Int(number)) ? self[Int(number)] : nil
  }
}
