/// What a user of the technologies can choose.
public struct EngineSettings: Equatable, Sendable {
  /// How much of an element VoiceOver speaks, and in which order.
  public var verbosity = Verbosity()
  /// Whose words and order are spoken.
  public var profile = SpeechProfile.iOS
  /// The user's language, as a BCP 47 tag; for one without a table it is English.
  public var language = "en"
  /// How fast is spoken; twice the rate takes half the time (design §11, 29). What is out of range becomes the nearest of 0.25 to 4,
  /// and what is no number 1.
  public var speechRate = 1.0 {
    didSet { speechRate = speechRate.isNaN ? 1 : min(max(speechRate, 0.25), 4) }
  }
  /// What is said of what is typed (design §11, 34).
  public var echo = TypingEcho.none
  /// Whether VoiceOver's cursor follows the keyboard focus (R51).
  public var cursorTracking = true
  /// Whether containers are stops that are entered and left (design §11, 36).
  public var navigation = NavigationStyle.flat
  /// Whether next goes from the last element to the first, and previous the other way (`voiceover.md` 3.4).
  public var wrapsAround = false
  /// Whether closing a dialog takes the cursor back to where it was when it opened (design §11, 24).
  public var returnsFocus = false
  /// Whether an announcement within 750 ms of an activation goes unheard, as on a device (`voiceover.md` 8, 9).
  public var swallowsHastyAnnouncements = false
  /// How Switch Control scans.
  public var switchControl: SwitchControlSettings {
    get { scanning.settings }
    set { scanning = .kept(newValue) }
  }
  private var scanning = ScanningSettings.kept(SwitchControlSettings())

  /// Settings as a device has them at first.
  public init() {}
}

/// The scanner's many settings at the cost of one word, since VoiceOver's composers hold all settings.
private enum ScanningSettings: Equatable, Sendable {
  indirect case kept(SwitchControlSettings)

  var settings: SwitchControlSettings {
    switch self {
    case .kept(let settings): settings
    }
  }
}

/// Whose words and order VoiceOver speaks in, where the systems differ.
public enum SpeechProfile: String, Hashable, Sendable, CaseIterable {
  /// iPhone and iPad.
  case iOS = "ios"
  /// The Mac.
  case macOS = "macos"
}

/// What next and previous stop at.
public enum NavigationStyle: String, Hashable, Sendable, CaseIterable {
  /// At elements only.
  case flat
  /// At elements and at containers, which are entered and left by commands of their own.
  case grouped
}

/// What VoiceOver says of what is typed.
public enum TypingEcho: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// Each character; of a secret, "bullet".
  case characters
  /// Each word when it is complete.
  case words
  /// Characters and words.
  case both
}
