import EarshotGeometry
import Testing

@testable import EarshotHost
@testable import EarshotUI

@MainActor @Suite struct WrappedFieldTests {
  private func field(_ text: Handle<String>, height: Int = 8, onCommit: @escaping () -> Void = {}) -> Mount {
    Mount(width: 8, height: height) {
      Driven(text) { $text in TextField("Name", text: $text, axis: .vertical) }
      Text("below")
    }
  }

  @Test func itGrowsAndShrinksWithItsText() {
    let text = Handle("")
    let mount = field(text)
    #expect(mount.screen == "[Name  ]\nbelow")
    #expect(mount.outline == "textField \"Name\"\ntext \"below\"")
    mount.press("Name")
    mount.edit(.insert("one two three"))
    #expect(mount.screen == "[one tw│\n│o thre│\n│e     ]\nbelow")
    #expect(mount.graph.caretPosition == CellPoint(column: 2, row: 2))
    mount.edit(.deleteBackward)
    #expect(mount.screen == "[one tw│\n│o thre]\nbelow")
    mount.turn { text.value = "x" }
    #expect(mount.screen == "[x     ]\nbelow")
  }

  @Test func theCaretMovesThroughItsLines() {
    let mount = field(Handle("abcdefgh"))
    mount.press("Name")
    mount.edit(.move(.up))
    #expect(mount.graph.caretPosition == CellPoint(column: 3, row: 0))
    mount.edit(.move(.lineStart))
    #expect(mount.graph.caretPosition == CellPoint(column: 1, row: 0))
    mount.edit(.move(.down), .move(.down))
    #expect(mount.graph.caretPosition == CellPoint(column: 3, row: 1))
  }

  @Test func returnDoesNotBreakTheLineButPastedBreaksStay() {
    let text = Handle("a")
    let mount = field(text)
    mount.press("Name")
    mount.edit(.newLine, .insert("\nb"))
    #expect(text.value == "a\nb")
    #expect(mount.screen == "[a     │\n│b     ]\nbelow")
  }

  @Test func withLittleRoomItScrollsToTheCaret() {
    let mount = Mount(width: 8, height: 2) {
      TextField("Name", text: .constant("abcdefghijklm"), axis: .vertical)
    }
    mount.press("Name")
    #expect(mount.screen == "[ghijkl│\n│m     ]")
  }

  @Test func theAxisMayChange() {
    let isTall = Handle(false)
    let mount = Mount(width: 8) {
      Driven(isTall) { $isTall in
        TextField("Name", text: .constant("abcdefgh"), axis: isTall ? .vertical : .horizontal)
      }
    }
    #expect(mount.screen == "[defgh ]")
    mount.turn { isTall.value = true }
    #expect(mount.screen == "[abcdef│\n│gh    ]")
  }
}

@MainActor @Suite struct FieldEventTests {
  private let log = Log()

  private func stage() -> Stage {
    Stage {
      Driven(Handle(true)) { $isShown in
        Driven(Handle("")) { $text in
          if isShown {
            TextField("first", text: $text, onEditingChanged: { log("first \($0)") }) {
              log("commit \(text)")
            }
            TextField("second", text: $text, onEditingChanged: { log("second \($0)") })
          }
          SecureField("secret", text: $text) { log("secret \(text)") }
          Button("hide") { isShown = false }
        }
      }
    }
  }

  private func edit(_ label: String, in stage: Stage) {
    stage.move(to: label)
    stage.perform(.activate)
  }

  @Test func editingBeginsAndEnds() {
    let stage = stage()
    edit("first", in: stage)
    #expect(log.take() == ["first true"])
    edit("second", in: stage)
    #expect(log.take() == ["first false", "second true"])
    stage.keys("Escape")
    #expect(log.take() == ["second false"])
  }

  @Test func aFieldThatLeavesTheScreenEndsEditing() {
    let stage = stage()
    edit("first", in: stage)
    edit("hide", in: stage)
    #expect(log.take() == ["first true", "first false"])
  }

  @Test func returnCommits() {  // R53
    let stage = stage()
    edit("first", in: stage)
    stage.type("Ada")
    _ = log.take()
    stage.keys("Enter")
    #expect(log.take() == ["commit Ada"])
    #expect(stage.keyboard == "first")
    edit("secret", in: stage)
    _ = log.take()
    stage.keys("Enter")
    #expect(log.take() == ["secret Ada"])
  }

  @Test func theClosuresOfTheLatestBodyAreCalled() {
    let number = Handle(1)
    let stage = Stage {
      Driven(number) { $number in
        TextField("t", text: .constant(""), onEditingChanged: { _ in log("edit \(number)") }) {
          log("commit \(number)")
        }
      }
    }
    stage.app { number.value = 2 }
    edit("t", in: stage)
    stage.keys("Enter")
    #expect(log.take() == ["edit 2", "commit 2"])
  }
}
