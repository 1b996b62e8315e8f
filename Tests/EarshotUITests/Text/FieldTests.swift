import EarshotGeometry
import Testing

@testable import EarshotUI

@MainActor @Suite struct FieldTests {
  private func field(_ text: Handle<String>, width: Int = 10) -> Mount {
    Mount(width: width) { Driven(text) { $text in TextField("Name", text: $text) } }
  }

  @Test func anEmptyFieldShowsItsTitleAndIsNamedByIt() {
    let mount = field(Handle(""))
    #expect(mount.screen == "[Name    ]")
    #expect(mount.outline == "textField \"Name\"")
  }

  @Test func aPromptIsShownAndSpokenWhileThereIsNoText() {
    let text = Handle("")
    let mount = Mount(width: 12) {
      Driven(text) { $text in TextField("Name", text: $text, prompt: Text("your name")) }
    }
    #expect(mount.screen == "[your name ]")
    #expect(mount.outline == "textField \"Name\" = \"your name\"")
    mount.turn { text.value = "Ada" }
    #expect(mount.screen == "[Ada       ]")
    #expect(mount.outline == "textField \"Name\" = \"Ada\"")
  }

  @Test func whatIsTypedGoesToTheBindingAndTheTree() {
    let text = Handle("")
    let mount = field(text)
    #expect(mount.edit(.insert("x")) == Work())
    mount.press("Name")
    mount.edit(.insert("Ada"), .move(.left), .insert("-\n"))
    #expect(text.value == "Ad- a")
    #expect(mount.outline == "textField \"Name\" = \"Ad- a\" editing")
    #expect(mount.node("Name").insertionPoint == .middle)
    #expect(mount.graph.caretPosition == CellPoint(column: 5, row: 0))
  }

  @Test func aLongTextScrollsSoThatTheCaretIsSeen() {
    let text = Handle("")
    let mount = field(text)
    mount.press("Name")
    mount.edit(.insert("0123456789"))
    #expect(mount.screen == "[3456789 ]")
    #expect(mount.graph.caretPosition == CellPoint(column: 8, row: 0))
    mount.edit(.move(.lineStart))
    #expect(mount.screen == "[01234567]")
    #expect(mount.graph.caretPosition == CellPoint(column: 1, row: 0))
    mount.edit(.move(.lineEnd), .deleteBackward, .deleteBackward)
    #expect(mount.screen == "[1234567 ]")
    for _ in 0..<5 { mount.edit(.deleteBackward) }
    #expect(mount.screen == "[012     ]")
  }

  @Test func wideGlyphsAreNotCutInHalf() {
    let text = Handle("")
    let mount = field(text, width: 8)
    mount.press("Name")
    mount.edit(.insert("世界世界"))
    #expect(mount.screen == "[世界  ]")
    #expect(mount.graph.caretPosition == CellPoint(column: 5, row: 0))
  }

  @Test func theProgramMayChangeTheTextWhileItIsEdited() {
    let text = Handle("hello")
    let mount = field(text)
    mount.press("Name")
    mount.turn { text.value = "" }
    #expect(mount.screen == "[Name    ]")
    #expect(mount.graph.caretPosition == CellPoint(column: 1, row: 0))
    mount.edit(.insert("x"))
    #expect(text.value == "x")
  }

  @Test func theFieldShowsWhatTheBindingMakesOfTheText() {
    struct Limited: View {
      @State private var text = "ab"
      var body: some View {
        TextField("Name", text: Binding(get: { text }, set: { text = String($0.prefix(3)).uppercased() }))
      }
    }
    let mount = Mount(width: 10) { Limited() }
    mount.press("Name")
    mount.edit(.insert("c"), .insert("d"), .insert("e"))
    #expect(mount.screen == "[ABC     ]")
    #expect(mount.outline == "textField \"Name\" = \"ABC\" editing")
  }

  @Test func aConstantTextStaysAsItIs() {
    let mount = Mount(width: 10) { TextField("Name", text: .constant("fix")) }
    mount.press("Name")
    mount.edit(.insert("ed"))
    #expect(mount.screen == "[fix     ]")
  }

  @Test func disablingOrRemovingAFieldEndsEditing() {
    let step = Handle(0)
    let text = Handle("")
    let mount = Mount {
      Driven(step) { $step in
        if step < 2 {
          Driven(text) { $text in TextField("Name", text: $text).disabled(step == 1) }
        } else {
          Text("gone")
        }
      }
    }
    mount.press("Name")
    #expect(mount.keyboard == "Name")
    mount.turn { step.value = 1 }
    #expect(mount.keyboard == nil)
    #expect(mount.outline == "textField \"Name\" dimmed")
    mount.press("Name")
    #expect(mount.keyboard == nil)
    mount.turn { step.value = 0 }
    mount.press("Name")
    mount.turn { step.value = 2 }
    #expect(mount.keyboard == nil)
    #expect(!mount.graph.isEditingText)
    #expect(mount.outline == "text \"gone\"")
  }

  @Test func typingACharacterEvaluatesAndSendsOnlyWhatDependsOnIt() {
    let mount = Mount {
      Driven(Handle("")) { $text in TextField("Name", text: $text) }
      Text("other")
    }
    mount.press("Name")
    let work = mount.edit(.insert("a"))
    #expect(work.bodiesEvaluated == 0)
    #expect(work.layoutsComputed == 0)
    #expect(work.recordsEmitted == 1)
  }
}

@MainActor @Suite struct SecureFieldTests {
  @Test func nothingButTheLengthLeavesTheField() {
    let secret = "pä55🔑word"
    let text = Handle("")
    let mount = Mount(width: 24) {
      Driven(text) { $text in SecureField("Password", text: $text) }
    }
    mount.press("Password")
    for character in secret {
      mount.edit(.insert(String(character)))
      for node in mount.updates.flatMap(\.nodes) { #expect(!"\(node)".contains(String(secret.prefix(2)))) }
      #expect(!mount.screen.contains(secret.prefix(2)))
    }
    #expect(text.value == secret)
    #expect(mount.screen == "[•••••••••             ]")
    #expect(mount.outline == "secureTextField \"Password\" = \"9\" editing")
    for _ in secret.dropFirst() { mount.edit(.deleteBackward) }
    #expect(mount.outline == "secureTextField \"Password\" = \"1\" editing")
    mount.edit(.deleteBackward)
    #expect(mount.outline == "secureTextField \"Password\" editing")
    #expect(mount.screen == "[Password              ]")
  }
}

@MainActor @Suite struct TextEditorTests {
  private func editor(_ text: Handle<String>, width: Int = 8, height: Int = 3) -> Mount {
    Mount(width: width, height: height) {
      Driven(text) { $text in TextEditor(text: $text).accessibilityLabel("Note") }
    }
  }

  @Test func linesAreShownBetweenBars() {
    let mount = editor(Handle("one\ntwo three"))
    #expect(mount.screen == "│one   │\n│two th│\n│ree   │")
    #expect(mount.outline == "textEditor \"Note\" = \"one\ntwo three\"")
  }

  @Test func theCaretMovesThroughTheLines() {
    let text = Handle("one\ntwo")
    let mount = editor(text)
    mount.press("Note")
    mount.edit(.move(.up))
    #expect(mount.graph.caretPosition == CellPoint(column: 4, row: 0))
    mount.edit(.newLine, .insert("x"), .move(.lineStart))
    #expect(text.value == "one\nx\ntwo")
    #expect(mount.graph.caretPosition == CellPoint(column: 1, row: 1))
    mount.edit(.move(.down), .move(.down))
    #expect(mount.graph.caretPosition == CellPoint(column: 4, row: 2))
    mount.edit(.newLine)
    #expect(mount.screen == "│x     │\n│two   │\n│      │")
    mount.edit(.move(.up), .move(.up), .move(.up), .move(.up))
    #expect(mount.screen == "│one   │\n│x     │\n│two   │")
  }

  @Test func behindAFullLineTheCaretStandsOnItsLastCharacter() {
    let mount = editor(Handle("sixsix"))
    mount.press("Note")
    #expect(mount.graph.caretPosition == CellPoint(column: 6, row: 0))
  }
}
