/// The built-in grammar of what terminals send, one byte at a time.
struct EscapeParser: Sendable {
  private enum State: Sendable {
    /// Between keys.
    case ground
    /// After ESC.
    case escape
    /// Inside `ESC [ …`.
    case control
    /// After `ESC [ [`, with which the Linux console begins F1–F5.
    case linuxFunction
    /// Inside `ESC O …`.
    case shiftedSet
    /// Inside a string (`ESC ] …`, `ESC P …`) that ends with BEL or `ESC \`; the byte that opened it.
    case string(UInt8)
    /// After an ESC inside a string.
    case stringEscape
    /// Inside an old mouse report; how many of its bytes are missing.
    case mouse(Int)
    /// Inside a UTF-8 character.
    case scalar(UTF8Scalar)
    /// Inside a bracketed paste.
    case paste
  }

  private var state = State.ground
  /// Whether the sequence under way follows an ESC of its own, which means Alt.
  private var isAlt = false
  /// What came after the introducer of a control sequence.
  private var parameters: [UInt8] = []
  private var paste = PasteCollector()

  /// Far more than any key needs; a longer sequence is dropped whole.
  private static let parameterLimit = 64

  /// Whether the next byte begins something new.
  var isIdle: Bool { if case .ground = state { true } else { false } }

  /// Whether an escape sequence is under way.
  var isPending: Bool {
    switch state {
    case .ground, .scalar, .paste: false
    default: true
    }
  }

  /// Ends the sequence under way: what could have been typed is a key, anything longer is dropped.
  mutating func flush(_ inputs: inout [TerminalInput]) {
    guard isPending else { return }
    let ended = state
    let wasAlt = isAlt
    let isBare = parameters.isEmpty
    begin(.ground)
    switch ended {
    case .escape:
      if wasAlt { inputs.append(.key(KeyEvent(.escape))) }
      inputs.append(.key(KeyEvent(.escape)))
    case .control where isBare: typed("[", wasAlt, &inputs)
    case .shiftedSet where isBare: typed("O", wasAlt, &inputs)
    case .stringEscape: inputs.append(.key(KeyEvent(.escape)))
    case .string(let introducer) where isBare: typed(Unicode.Scalar(introducer), wasAlt, &inputs)
    default: break
    }
  }

  mutating func consume(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch state {
    case .ground: ground(byte, [], &inputs)
    case .escape: escape(byte, &inputs)
    case .control: control(byte, &inputs)
    case .linuxFunction: linuxFunction(byte, &inputs)
    case .shiftedSet: shiftedSet(byte, &inputs)
    case .string: string(byte, &inputs)
    case .stringEscape: stringEscape(byte, &inputs)
    case .mouse(let missing): mouse(byte, missing, &inputs)
    case .scalar(let scalar): self.scalar(scalar, byte, &inputs)
    case .paste: collect(byte, &inputs)
    }
  }
}

// MARK: - Between sequences

extension EscapeParser {
  private mutating func begin(_ next: State, isAlt: Bool = false) {
    state = next
    self.isAlt = isAlt
    parameters.removeAll(keepingCapacity: true)
  }

  /// Gives up the sequence under way, and takes `byte` for the beginning of the next.
  private mutating func restart(with byte: UInt8, _ inputs: inout [TerminalInput]) {
    flush(&inputs)
    consume(byte, &inputs)
  }

  private mutating func ground(_ byte: UInt8, _ modifiers: KeyModifiers, _ inputs: inout [TerminalInput]) {
    begin(.ground)
    if byte == 0x1B {
      begin(.escape)
    } else if byte < 0x80 {
      inputs.append(.key(KeyEvent(byte: byte, modifiers)))
    } else if let scalar = UTF8Scalar(lead: byte) {
      begin(.scalar(scalar), isAlt: modifiers.contains(.alt))
    } else {
      inputs.append(.key(KeyEvent(.character("\u{FFFD}"), modifiers)))
    }
  }

  private mutating func scalar(_ begun: UTF8Scalar, _ byte: UInt8, _ inputs: inout [TerminalInput]) {
    var scalar = begun
    guard scalar.append(byte) else {
      inputs.append(.key(KeyEvent(.character("\u{FFFD}"), isAlt ? .alt : [])))
      return ground(byte, [], &inputs)
    }
    guard let value = scalar.value else {
      state = .scalar(scalar)
      return
    }
    // C1 controls, which 8-bit terminals may send, are nobody's text.
    if value.value >= 0xA0 { inputs.append(.key(KeyEvent(.character(Character(value)), isAlt ? .alt : []))) }
    begin(.ground)
  }

  private func typed(_ scalar: Unicode.Scalar, _ wasAlt: Bool, _ inputs: inout [TerminalInput]) {
    if wasAlt { inputs.append(.key(KeyEvent(.escape))) }
    inputs.append(.key(KeyEvent(.character(Character(scalar)), .alt)))
  }
}

// MARK: - Sequences

extension EscapeParser {
  /// After ESC, or two of them: then the first is Alt for a sequence, and Escape before anything else.
  private mutating func escape(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch byte {
    case UInt8(ascii: "["): begin(.control, isAlt: isAlt)
    case UInt8(ascii: "O"): begin(.shiftedSet, isAlt: isAlt)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      begin(.string(byte), isAlt: isAlt)
    case 0x1B where !isAlt: isAlt = true
    case 0x1B: inputs.append(.key(KeyEvent(.escape)))
    default:
      if isAlt { inputs.append(.key(KeyEvent(.escape))) }
      ground(byte, .alt, &inputs)
    }
  }

  private mutating func control(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch byte {
    case 0x20...0x3F:
      if parameters.count < Self.parameterLimit { parameters.append(byte) }
    case UInt8(ascii: "[") where parameters.isEmpty: state = .linuxFunction
    case UInt8(ascii: "M") where parameters.isEmpty: begin(.mouse(3))
    case 0x40...0x7E: endControl(byte, &inputs)
    default: restart(with: byte, &inputs)
    }
  }

  private mutating func endControl(_ final: UInt8, _ inputs: inout [TerminalInput]) {
    let sequence = ControlSequence(parameters: parameters, final: final)
    let isComplete = parameters.count < Self.parameterLimit
    let alt: KeyModifiers = isAlt ? .alt : []
    begin(.ground)
    guard isComplete else { return }
    if sequence.beginsPaste {
      begin(.paste)
    } else if let event = sequence.keyEvent {
      inputs.append(.key(KeyEvent(event.key, event.modifiers.union(alt))))
    }
  }

  private mutating func linuxFunction(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) else { return restart(with: byte, &inputs) }
    inputs.append(.key(KeyEvent(.function(Int(byte - UInt8(ascii: "A")) + 1), isAlt ? .alt : [])))
    begin(.ground)
  }

  private mutating func shiftedSet(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if parameters.count < Self.parameterLimit { parameters.append(byte) }
    case 0x20...0x7E:
      if let event = ControlSequence(parameters: parameters, final: byte).shiftedSetKeyEvent {
        inputs.append(.key(KeyEvent(event.key, event.modifiers.union(isAlt ? .alt : []))))
      }
      begin(.ground)
    default: restart(with: byte, &inputs)
    }
  }

  private mutating func string(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch byte {
    case 0x07: begin(.ground)
    case 0x1B where parameters.isEmpty: restart(with: byte, &inputs)
    case 0x1B: state = .stringEscape
    case 0x18, 0x1A: restart(with: byte, &inputs)
    default: if parameters.isEmpty { parameters.append(byte) }  // only whether there was one matters
    }
  }

  private mutating func stringEscape(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    begin(.escape)
    if byte == UInt8(ascii: "\\") { begin(.ground) } else { consume(byte, &inputs) }
  }

  /// Coordinates are 32 and up: anything lower isn't part of the report.
  private mutating func mouse(_ byte: UInt8, _ missing: Int, _ inputs: inout [TerminalInput]) {
    guard byte >= 0x20 else { return restart(with: byte, &inputs) }
    begin(missing > 1 ? .mouse(missing - 1) : .ground)
  }

  private mutating func collect(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    guard let text = paste.append(byte) else { return }
    begin(.ground)
    inputs.append(.paste(text))
  }
}
