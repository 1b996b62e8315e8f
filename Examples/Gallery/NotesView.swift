import SwiftUI

/// Two notes, and beside them a preview and a button for whichever note is being edited.
///
/// It teaches focused values. They follow the *keyboard* focus: the editor that has it publishes its text to read and a
/// binding to write, and views that know neither editor use them. Moving the cursor of a screen reader to the button,
/// and activating it there, leaves the keyboard focus in the editor. That is why the button has a note to clear.
public struct NotesView: View {
  /// Starts with two empty notes.
  public init() {}

  /// The notes, and what is done with them.
  public var body: some View {
    VStack(alignment: .leading) {
      Text("Notes")
        .accessibilityAddTraits(.isHeader)
      NoteEditor(name: "Work")
      NoteEditor(name: "Home")
      NotePreview()
      ClearNoteButton()
    }
  }
}

/// Publishes its text and a binding to it while the keyboard focus is inside.
private struct NoteEditor: View {
  let name: String
  @State private var note = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(name)
        .accessibilityHidden(true)
      TextEditor(text: $note)
        .frame(height: 48)
        .accessibilityLabel("\(name) note")
    }
    .focusedValue(\.noteValue, note)
    .focusedValue(\.noteBinding, $note)
  }
}

/// Shows the text of the note that is being edited.
private struct NotePreview: View {
  @FocusedValue(\.noteValue) private var note

  var body: some View {
    if let note {
      Text(note.isEmpty ? "The note is empty" : "The note says: \(note)")
    } else {
      Text("No note is being edited")
    }
  }
}

/// Empties the note that is being edited.
private struct ClearNoteButton: View {
  @FocusedBinding(\.noteBinding) private var note

  var body: some View {
    Button("Clear note") { note = "" }
      .disabled(note == nil)
  }
}

private struct NoteValueKey: FocusedValueKey {
  typealias Value = String
}

private struct NoteBindingKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  /// The text of the note that has the keyboard focus.
  var noteValue: String? {
    get { self[NoteValueKey.self] }
    set { self[NoteValueKey.self] = newValue }
  }

  /// Reads and writes the text of the note that has the keyboard focus.
  var noteBinding: Binding<String>? {
    get { self[NoteBindingKey.self] }
    set { self[NoteBindingKey.self] = newValue }
  }
}
