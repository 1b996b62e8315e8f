import EarshotAccessibility
import EarshotGeometry
import EarshotTerminal
import Testing

@testable import EarshotUI

/// What editing keys do to a text, and what is told of it.
@MainActor @Suite struct EditingTests {
  private let text: Handle<String>
  private let mount: Mount

  init() {
    let text = Handle("one two, three")
    self.text = text
    mount = Mount(width: 24, height: 3) {
      Driven(text) { $text in TextField("Name", text: $text) }
    }
    mount.press("Name")
  }

  @discardableResult
  private func events(_ commands: EditCommand...) -> [TextEvent] {
    commands.flatMap { command in
      mount.edit(command)
      return mount.textEvents
    }
  }

  @Test func movingTellsWhatWasPassed() {
    #expect(
      events(.move(.left), .move(.wordLeft), .move(.wordLeft), .move(.right), .move(.wordRight)) == [
        .caretMoved(over: "e", by: .character), .caretMoved(over: "thre", by: .word),
        .caretMoved(over: "two,", by: .word), .caretMoved(over: "t", by: .character),
        .caretMoved(over: "wo", by: .word),
      ])
    #expect(mount.graph.caretPosition == CellPoint(column: 8, row: 0))
    #expect(
      events(.move(.start), .move(.left), .move(.up), .move(.end), .move(.lineEnd)) == [
        .caretMoved(over: "one two, three", by: .line), .boundary, .boundary,
        .caretMoved(over: "one two, three", by: .line), .boundary,
      ])
  }

  @Test func selectingTellsWhatIsAddedAndWhatIsTakenAway() {
    #expect(
      events(.move(.start), .select(.wordRight), .select(.wordRight), .select(.wordLeft)).dropFirst() == [
        .selected("one"), .selected(" two"), .unselected("two"),
      ])
    #expect(events(.move(.left)) == [.unselected("one ")])
    #expect(mount.graph.caretPosition == CellPoint(column: 1, row: 0))
    #expect(
      events(.move(.wordRight), .select(.left), .select(.end)) == [
        .caretMoved(over: "one", by: .word), .selected("e"), .unselected("e"), .selected(" two, three"),
      ])
    #expect(
      events(.selectAll, .selectAll, .select(.right)) == [.selected("one two, three"), .boundary, .boundary])
    #expect(
      events(.move(.wordLeft)) == [.unselected("one two, three"), .caretMoved(over: "three", by: .word)])
  }

  @Test func whatIsTypedTakesThePlaceOfTheSelection() {
    #expect(
      events(.select(.wordLeft), .insert("3"), .selectAll, .paste("a\nb"), .deleteWordBackward) == [
        .selected("three"), .deleted("three"), .inserted("3", completing: ""), .selected("one two, 3"),
        .deleted("one two, 3"), .inserted("a b", completing: ""), .deleted("b"),
      ])
    #expect(text.value == "a ")
    #expect(
      events(.selectAll, .deleteForward, .deleteBackward, .deleteWordBackward) == [
        .selected("a "), .deleted("a "), .boundary, .boundary,
      ])
  }

  @Test func aBlankOrAMarkCompletesTheWordBeforeIt() {
    #expect(
      events(.insert("s"), .insert(","), .insert(" "), .insert("don't 5 ")) == [
        .inserted("s", completing: ""), .inserted(",", completing: "threes"), .inserted(" ", completing: ""),
        .inserted("d", completing: ""), .inserted("o", completing: ""), .inserted("n", completing: ""),
        .inserted("'", completing: ""), .inserted("t", completing: ""), .inserted(" ", completing: "don't"),
        .inserted("5", completing: ""), .inserted(" ", completing: "5"),
      ])
  }

  @Test func typingIsTakenBackWordByWordAndMadeAgain() {
    events(.selectAll, .deleteBackward)
    for character in "ab c d" { events(.insert(String(character))) }
    #expect(
      events(.undo, .undo, .redo, .redo, .redo) == [
        .restored("ab c "), .restored("ab "), .restored("ab c "), .restored("ab c d"), .boundary,
      ])
    events(.deleteBackward, .deleteBackward, .move(.start), .deleteForward)
    #expect(
      events(.undo, .undo, .undo, .undo, .undo, .undo) == [
        .restored("ab c"), .restored("ab c d"), .restored("ab c "), .restored("ab "), .restored(""),
        .restored("one two, three"),
      ])
    #expect(events(.undo) == [.boundary])
    #expect(text.value == "one two, three")
    #expect(
      events(.insert("!"), .redo) == [
        .deleted("one two, three"), .inserted("!", completing: ""), .boundary,
      ])
  }

  @Test func whatTheProgramRefusesOrChangesIsNoEdit() {
    let fixed = Mount { TextField("Name", text: .constant("fix")) }
    fixed.press("Name")
    fixed.edit(.insert("ed"))
    #expect(fixed.textEvents == [.boundary])
    mount.turn { text.value = "other" }
    #expect(events(.undo) == [.boundary])
  }

  @Test func theSelectionIsReversedWhileTheFieldIsEdited() {
    events(.move(.start), .select(.wordRight))
    let style: CellStyle = [.reverse, .underline]
    func selected() -> String {
      String(
        (0..<24).map { column in
          mount.cells[column: column, row: 0].style == style ? "^" : "."
        })
    }
    #expect(selected() == ".^^^....................")
    mount.turn { mount.graph.endEditing() }
    #expect(selected() == "........................")
  }

  @Test func aTechnologyMovesTheCaretOnlyWhileTheFieldIsEdited() {
    mount.perform(.moveCaret(by: .word, forward: false), on: "Name")
    #expect(mount.textEvents == [.caretMoved(over: "three", by: .word)])
    mount.turn { mount.graph.endEditing() }
    mount.perform(.moveCaret(by: .word, forward: false), on: "Name")
    #expect(mount.textEvents == [])
  }

  @Test func ofASecretOnlyBulletsAreTold() {
    let secret = Mount { Driven(Handle("")) { $text in SecureField("Password", text: $text) } }
    secret.press("Password")
    secret.edit(
      .insert("pä🔑 "), .paste("x y"), .move(.wordLeft), .select(.wordRight), .move(.left), .move(.right),
      .deleteForward, .deleteWordBackward, .undo)
    let all = "•••••••"
    #expect(
      secret.textEvents == [
        .inserted("•", completing: ""), .inserted("•", completing: ""), .inserted("•", completing: ""),
        .inserted("•", completing: ""), .inserted("•••", completing: ""), .caretMoved(over: all, by: .word),
        .selected(all), .unselected(all), .caretMoved(over: "•", by: .character), .deleted("•"),
        .deleted("•"), .restored("••••••"),
      ])
  }
}

@MainActor @Suite struct EditorEditingTests {
  @Test func linesAreToldByTheLineTheCaretIsIn() {
    let mount = Mount(width: 11, height: 3) {
      Driven(Handle("one\ntwo three\nfour")) { $text in TextEditor(text: $text).accessibilityLabel("Note") }
    }
    mount.press("Note")
    mount.edit(.move(.up), .move(.lineStart), .move(.up), .move(.start), .move(.start), .newLine)
    #expect(
      mount.textEvents == [
        .caretMoved(over: "two three", by: .line), .caretMoved(over: "two three", by: .line),
        .caretMoved(over: "one", by: .line), .boundary, .boundary,
        .inserted("\n", completing: ""),
      ])
  }
}

@MainActor @Suite struct SubmissionTests {
  @Test func returnRunsTheClosuresFromTheFieldOutward() {
    let log = Log()
    let mount = Mount {
      VStack {
        TextField("Name", text: .constant(""), onCommit: { log("commit") })
          .submitLabel(.next)
          .onSubmit { log("field") }
          .onSubmit(of: .search) { log("search") }
      }
      .onSubmit(of: [.text, .search]) { log("form") }
      .submitScope(false)
      .onSubmit { log("page") }
      .submitScope()
      .onSubmit { log("beyond") }
    }
    mount.press("Name")
    mount.edit(.newLine)
    #expect(log.lines == ["commit", "field", "form", "page"])
    #expect(mount.keyboard == "Name")
  }
}
