import EarshotEngine
import EarshotHost
import EarshotScript

extension Pilot {
  /// The value of a focus property as Swift prints it, such as `.password`, `true` or `"id"`; `nil` when it is `nil`.
  ///
  /// ```swift
  /// #expect(app.focus("SignInView.focus") == ".error")
  /// #expect(app.focus("Row[2].isFocused") == "true")      // the second row in tree order
  /// ```
  ///
  /// Accessibility and keyboard focus properties are named by the view that declares them and their own name. A name that
  /// no view on the screen has gives a sentence that says so, so that no comparison holds by mistake, not even with `nil`.
  public func focus(_ name: String) -> String? {
    guard let reference = FocusReference(scriptText: name) else {
      return "`\(name)` names no focus property; write Owner.name or Owner[2].name, such as SignInView.focus"
    }
    do throws(LookupError) {
      let value = try stage.focusProperty(reference).value
      return value == "nil" ? nil : value
    } catch {
      return error.description
    }
  }

  /// What the app shows: its own rows of the screen, without blanks at their ends and empty rows below.
  public var screen: String { Self.text(of: stage.session.appRows) }

  /// What the terminal shows: the app with the marks of the cursors, the caption and the status line.
  public var wholeScreen: String { Self.text(of: stage.session.screenRows) }

  private static func text(of rows: [String]) -> String {
    let end = rows.lastIndex { !$0.isEmpty } ?? -1
    return rows[...end].joined(separator: "\n")
  }

  /// The accessibility tree as an outline: one node a line, containers by their role, elements by label, value and what
  /// they are.
  ///
  /// ```
  /// window
  ///   form
  ///     "Sign in" heading
  ///     "Email" value "ada@example.org", text field
  ///     "Log in" button
  /// ```
  public var tree: String { stage.session.engine.tree.outline }

  /// The cursors, the keyboard focus, all focus properties, the last ten utterances and the screen, to be printed when a
  /// test is hard to understand.
  public var state: String { stage.stateDescription }
}
