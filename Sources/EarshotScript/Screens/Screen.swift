import EarshotAccessibility
import EarshotGeometry
import EarshotHost
import EarshotTime
import EarshotUI

/// A screen that scripts and commands can show by its name.
///
/// ```swift
/// let signIn = Screen("signin", "A sign-in form whose errors take the focus") { SignInView() }
/// let rows = Screen("rows", "A long list", options: ["items": "number of rows, 1000 by default"]) { options in
///   RowsView(count: try options.number("items", default: 1000))
/// }
/// ```
@MainActor public struct Screen {
  /// The name, one word in lower case.
  public let name: String
  /// What it is, in one sentence.
  public let summary: String
  /// The options it takes and what they mean, in the order of the help.
  public let options: [Option]
  private let open: (Setup, ScreenOptions) throws -> Session

  /// An option of a screen, given in a script as `--name value`.
  public struct Option: Hashable, Sendable {
    /// The name without dashes.
    public let name: String
    /// What it does and what it is when left out.
    public let summary: String
  }

  /// A screen without options.
  public init<Content: View>(
    _ name: String, _ summary: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(name, summary, options: [:]) { _ in content() }
  }

  /// A screen that is made from options.
  ///
  /// - Parameters:
  ///   - options: the name of each option and what it means.
  ///   - content: makes the views; what it throws, normally a ``ScreenError``, is reported where the options were given.
  public init<Content: View>(
    _ name: String, _ summary: String, options: KeyValuePairs<String, String>,
    @ViewBuilder content: @escaping (ScreenOptions) throws -> Content
  ) {
    self.name = name
    self.summary = summary
    self.options = options.map { Option(name: $0.key, summary: $0.value) }
    open = { setup, options in
      try Session(
        size: setup.size, mode: setup.mode, settings: setup.settings, technologies: setup.technologies
      ) {
        try content(options)
      }
    }
  }

  /// What there is before a screen is shown.
  package struct Setup {
    /// Whose time it is.
    package var mode = SessionQueue.Mode.virtual
    /// The size of the terminal.
    package var size = CellSize(width: 80, height: 24)
    /// What the user chose.
    package var settings = SessionSettings()
    /// The technologies that are on.
    package var technologies: [AssistiveTechnology] = []

    /// The defaults of scripts and tests.
    package init() {}
  }

  /// Shows the screen in a new session.
  ///
  /// - Throws: ``ScreenError``, and what the screen's own closure throws.
  package func show(_ setup: Setup, given options: [ScreenOption] = []) throws -> Session {
    try open(setup, ScreenOptions(options, of: self))
  }
}
