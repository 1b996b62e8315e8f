import EarshotTerminal

/// The names under which terminfo keeps what keys send. Where two keys send the same, the first counts.
enum TerminalKeys {
  static let all: [(name: String, event: KeyEvent)] = plain + functions + shifted + modified

  private static let plain: [(name: String, event: KeyEvent)] = [
    ("kcuu1", KeyEvent(.up)), ("kcud1", KeyEvent(.down)),
    ("kcub1", KeyEvent(.left)), ("kcuf1", KeyEvent(.right)),
    ("khome", KeyEvent(.home)), ("kend", KeyEvent(.end)),
    ("kpp", KeyEvent(.pageUp)), ("knp", KeyEvent(.pageDown)),
    ("kich1", KeyEvent(.insert)), ("kdch1", KeyEvent(.delete)),
    ("kbs", KeyEvent(.backspace)), ("kent", KeyEvent(.enter)), ("kcbt", KeyEvent(.tab, .shift)),
  ]

  /// Beyond F12 terminfo numbers F1 and so on with modifiers, each terminal in its own way; what these send
  /// follows xterm's grammar, which `KeyDecoder` knows.
  private static let functions = (1...12).map { (name: "kf\($0)", event: KeyEvent(.function($0))) }

  private static let shifted = (extended + [("kri", .up), ("kind", .down)]).map { name, key in
    (name: name, event: KeyEvent(key, .shift))
  }

  /// The name of the shifted key and a number: 2 to 8, for the modifiers as xterm numbers them.
  private static let modified = extended.flatMap { name, key in
    (2...8).map { number in
      (name: "\(name)\(number)", event: KeyEvent(key, KeyModifiers(rawValue: UInt8(number - 1))))
    }
  }

  private static let extended: [(String, KeyEvent.Key)] = [
    ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home), ("kEND", .end),
    ("kPRV", .pageUp), ("kNXT", .pageDown), ("kIC", .insert), ("kDC", .delete),
  ]
}
