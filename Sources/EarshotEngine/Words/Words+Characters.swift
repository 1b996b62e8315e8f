extension Words {
  /// What a character is called when it is spoken alone.
  func name(of character: Character) -> String {
    if character.isNewline { return self(.newLine) }
    if character == "•" { return self(.bullet) }
    return character == " " ? self(.space) : String(character)
  }
}
