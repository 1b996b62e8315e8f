/// What the user did at the terminal, as ``KeyDecoder`` understands it.
public enum TerminalInput: Hashable, Sendable {
  /// A key.
  case key(KeyEvent)
  /// Text pasted in one piece (bracketed paste): line ends are `\n`, all else is as it was sent.
  case paste(String)
}
