/// Turns the bytes a terminal sends into key presses and pastes. Pure: how the bytes were split over
/// reads makes no difference.
///
/// It knows the keys of xterm and those who follow it (`ESC [ 1 ; 5 C`, `ESC O P`, `ESC [ 3 ~`), CSI u
/// (kitty), modifyOtherKeys, the Linux console's F1–F5, Alt as a leading ESC, and bracketed paste. Mouse
/// and focus reports and unknown sequences are consumed without an event. A byte that isn't UTF-8 gives
/// U+FFFD and takes nothing with it.
///
/// Every scalar is an event of its own, since nobody can know whether a mark will follow: `e` and U+0301
/// typed one after the other give `.character("e")` and then `.character("\u{301}")`; whoever edits
/// text appends both, and they become one character.
public struct KeyDecoder: Sendable {
  private let table: KeySequenceTable
  /// Bytes that begin a sequence of `table`, and how far they lead in it.
  private var held: [UInt8] = []
  private var place = KeySequenceTable.root
  private var parser = EscapeParser()

  /// Makes a decoder.
  ///
  /// - Parameter sequences: What this kind of terminal sends for keys, from terminfo; these go before the
  ///   built-in grammar. Of two where one begins the other, the shorter counts. A lone ESC and an empty
  ///   one are left out.
  public init(sequences: [[UInt8]: KeyEvent] = [:]) {
    table = KeySequenceTable(sequences)
  }

  /// Decodes `bytes`; what is unfinished is held until the next call.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    var inputs: [TerminalInput] = []
    for byte in bytes { accept(byte, &inputs) }
    return inputs
  }

  /// Whether an escape sequence has begun and not ended, so that ``flush()`` is due if nothing follows
  /// soon. An unfinished UTF-8 character or paste isn't meant: it can only be waited for.
  public var isPending: Bool { !held.isEmpty || parser.isPending }

  /// Ends an unfinished escape sequence because nothing followed for a while: a lone ESC is Escape, `ESC
  /// [` is Alt+[; of longer ones nothing is left.
  public mutating func flush() -> [TerminalInput] {
    var inputs: [TerminalInput] = []
    for byte in takeHeld() { parser.consume(byte, &inputs) }
    parser.flush(&inputs)
    return inputs
  }

  /// Offers a byte to the table while no built-in sequence is under way, else to the parser.
  private mutating func accept(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    guard parser.isIdle else { return parser.consume(byte, &inputs) }
    switch table.step(from: place, byte) {
    case .longer(let next):
      held.append(byte)
      place = next
    case .complete(let event):
      _ = takeHeld()
      inputs.append(.key(event))
    case .unknown:
      let bytes = takeHeld()
      parser.consume(bytes.first ?? byte, &inputs)
      guard !bytes.isEmpty else { return }
      for later in bytes.dropFirst() + [byte] { accept(later, &inputs) }
    }
  }

  private mutating func takeHeld() -> [UInt8] {
    defer {
      held = []
      place = KeySequenceTable.root
    }
    return held
  }
}
