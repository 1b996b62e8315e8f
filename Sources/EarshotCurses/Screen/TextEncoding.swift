import Glibc

/// The character set of the locale, which ncurses asks for the width and the bytes of every character.
enum TextEncoding {
  /// Takes over the locale of the environment; where that isn't UTF-8 (LANG=C, or a locale that isn't
  /// installed), `C.UTF-8`, since hardly a terminal is left that shows anything else.
  static func useUTF8() {
    setlocale(LC_CTYPE, "")
    if String(cString: nl_langinfo(nl_item(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }
}
