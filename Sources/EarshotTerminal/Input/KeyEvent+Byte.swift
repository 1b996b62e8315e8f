extension KeyEvent {
  /// The key that one ASCII byte stands for, with modifiers that are known otherwise. Both LF and CR are
  /// Enter, both BS and DEL are Backspace: which of them comes depends on the terminal.
  init(byte: UInt8, _ modifiers: KeyModifiers = []) {
    switch byte {
    case 0x00: self.init(.character(" "), modifiers.union(.control))
    case 0x08, 0x7F: self.init(.backspace, modifiers)
    case 0x09: self.init(.tab, modifiers)
    case 0x0A, 0x0D: self.init(.enter, modifiers)
    case 0x1B: self.init(.escape, modifiers)
    case 0x01...0x1F:
      self.init(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control))
    default: self.init(.character(Character(Unicode.Scalar(byte))), modifiers)
    }
  }
}
