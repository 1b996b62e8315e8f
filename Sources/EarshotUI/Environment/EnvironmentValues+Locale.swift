import Foundation

struct LocaleKey: EnvironmentKey {
  /// Differs from SwiftUI: not the machine's, so that a test means the same everywhere.
  static let defaultValue = Locale(identifier: "en_US")
}

extension EnvironmentValues {
  /// The language and region of the texts inside. A language other than that further out is spoken as such
  /// (`voiceover.md` 2.11).
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

extension Locale {
  /// The tag of the language that texts are to be spoken in; empty for the session's own.
  var spokenLanguage: String {
    let (tag, own) = (identifier(.bcp47), LocaleKey.defaultValue.identifier(.bcp47))
    return tag == own || own.hasPrefix(tag + "-") ? "" : tag
  }
}
