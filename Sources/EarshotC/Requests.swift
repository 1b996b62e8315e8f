import CEarshot
import EarshotAccessibility

/// Takes the next thing that the program is to do.
@c @implementation
public func earshot_next_request(
  _ handle: OpaquePointer!, _ request: UnsafeMutablePointer<earshot_request>!
) -> earshot_status {
  use(handle) { (engine) throws(Failure) in
    var status = earshot_status(EARSHOT_DONE)
    try write(request, "request") { told in
      guard let next = engine.takeRequest() else { return }
      status = earshot_status(EARSHOT_OK)
      let size = told.size
      told = earshot_request()
      told.size = size
      told.node = next.target.rawValue
      told.element = next.element.rawValue
      told.technology = Int32(next.technology == .voiceOver ? EARSHOT_VOICE_OVER : EARSHOT_SWITCH_CONTROL)
      told.name = Empty.string
      next.action.describe(in: &told, lending: &engine.strings)
    }
    return status
  }
}

extension ActionRequest.Action {
  fileprivate func describe(in told: inout earshot_request, lending strings: inout BorrowedStrings) {
    switch self {
    case .activate: told.action = Int32(EARSHOT_DO_ACTIVATE)
    case .increment: told.action = Int32(EARSHOT_DO_INCREMENT)
    case .decrement: told.action = Int32(EARSHOT_DO_DECREMENT)
    case .escape: told.action = Int32(EARSHOT_DO_ESCAPE)
    case .magicTap: told.action = Int32(EARSHOT_DO_MAGIC_TAP)
    case .secondary: told.action = Int32(EARSHOT_DO_LONG_PRESS)
    case .scrollToVisible: told.action = Int32(EARSHOT_DO_SHOW)
    case .custom(let name):
      told.action = Int32(EARSHOT_DO_ACTION)
      told.name = strings.lend(name)
    case .scroll(let direction): told.action = direction.ofC
    case .moveCaret(let unit, let forward):
      told.action = Int32(EARSHOT_DO_MOVE_CARET)
      told.unit = unit.ofC
      told.is_forward = forward
    case .provideChildren(let range, let forward):
      told.action = Int32(EARSHOT_DO_PROVIDE_CHILDREN)
      told.first = Int64(range.lowerBound)
      told.count = Int64(range.count)
      told.is_forward = forward
    case .tapAt(let point):
      told.action = Int32(EARSHOT_DO_TAP_AT)
      told.column = Int32(clamping: point.column)
      told.row = Int32(clamping: point.row)
    }
  }
}

extension ScrollDirection {
  fileprivate var ofC: Int32 {
    switch self {
    case .up: Int32(EARSHOT_DO_SCROLL_UP)
    case .down: Int32(EARSHOT_DO_SCROLL_DOWN)
    case .left: Int32(EARSHOT_DO_SCROLL_LEFT)
    case .right: Int32(EARSHOT_DO_SCROLL_RIGHT)
    }
  }
}

extension TextUnit {
  fileprivate var ofC: Int32 {
    switch self {
    case .character: 0
    case .word: 1
    case .line: 2
    }
  }
}
