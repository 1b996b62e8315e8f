import EarshotAccessibility
import EarshotEngine
import Testing

/// A tree that changes under the highlight (`switch-control.md` B9), and requests for it (B10).
@Suite struct ScannerChangeTests {
  let buttons: [Sketch] = [.button("a"), .button("b"), .button("c")]

  @Test func anOpenMenuKeepsItsEntryByName() {
    let stage = Stage([.button("a").offering("Reply", "Delete"), .button("b")], on: [.switchControl])
    stage.press(.select)
    stage.press(.next)
    stage.press(.next)
    stage.show([.button("a").offering("Delete"), .button("b")])
    stage.settle()
    stage.show([.button("a"), .button("b")])
    stage.settle()
    #expect(
      stage.rows.suffix(3) == ["menu(a): Delete", "keep menu(a): Delete", "keep menu(a): Point Mode"])
  }

  @Test func theMenuOfAnElementThatGoesIsClosed() {
    let stage = Stage(buttons, on: [.switchControl])
    stage.press(.next)
    stage.press(.select)
    stage.show([.button("a"), .button("c")])
    stage.settle()
    #expect(stage.rows.last == "[c]")
    #expect(stage.engine.scanner.menu == nil)
  }

  @Test func aTapThatWaitsIsDroppedWithItsElement() {
    let stage = Stage(buttons, on: [.switchControl], settings: .scanning { $0.tapBehavior = .auto })
    stage.press(.select)
    stage.show([.button("b"), .button("c")])
    stage.settle()
    #expect(stage.engine.scanner.pendingTap == nil)
    #expect(stage.rows == ["[a]", "tap pending on a", "[b]"])
    #expect(stage.clock.nextDeadline == .seconds(1))
  }

  @Test func theDeadlineOfAHighlightThatStaysIsKept() {
    let stage = Stage(buttons, on: [.switchControl])
    stage.advance(by: .milliseconds(600))
    stage.show([.button("x")] + buttons)
    stage.settle()
    #expect(stage.clock.nextDeadline == .seconds(1))
    stage.advance(by: .milliseconds(400))
    #expect(stage.rows == ["[a]", "keep [a]", "[b]"])
  }

  @Test func whenAGroupGoesTheHighlightLandsWhereItWas() {
    let group = Sketch.group("g", [.button("x"), .button("y")])
    let stage = Stage([.button("a"), group, .button("b")], on: [.switchControl])
    stage.press(.next)
    stage.press(.select)
    stage.show([.button("a"), .button("b")])
    stage.settle()
    #expect(stage.rows == ["[a]", "{g: x y}", "[x]", "[b]"])
  }

  @Test func aNoticeTakesAnIdleScannerToItsSubject() {
    let stage = Stage([.text("t")], on: [.switchControl])
    stage.show(buttons)
    stage.engine.post(.screenChanged(.node(stage.id("b"))))
    #expect(stage.rows == ["— (idle)", "[b]"])
    #expect(stage.engine.scannerLog.entries.last?.cause == .screenChanged)
  }

  @Test func aNewScreenIsScannedFromItsSubjectOrItsBeginning() {
    let stage = Stage(buttons + [.group("g", [.button("x"), .button("y")])], on: [.switchControl])
    stage.press(.next)
    stage.engine.post(.screenChanged(nil))
    stage.engine.post(.screenChanged(.node(stage.id("g"))))
    stage.engine.post(.screenChanged(.node(stage.id("x"))))
    #expect(stage.rows == ["[a]", "[b]", "[a]", "{g: x y}", "[x]"])
    #expect(stage.engine.scanner.depth == 1)
  }

  @Test func aChangedLayoutTakesTheHighlightToItsSubjectIfItCanBeScanned() {
    let stage = Stage(buttons + [.text("t")], on: [.switchControl])
    stage.engine.post(.layoutChanged(.node(stage.id("c"))))
    stage.engine.post(.layoutChanged(.node(stage.id("t"))))
    #expect(stage.rows == ["[a]", "keep [a]", "[c]", "keep [c]"])
  }

  @Test func aPausedScannerStaysPausedAndAHiddenOneHidden() {
    let stage = Stage(buttons, on: [.switchControl], settings: .scanning { $0.loops = 1 })
    stage.press(.stop)
    stage.engine.post(.screenChanged(.node(stage.id("b"))))
    #expect(stage.engine.scanner.state == .paused)
    #expect(stage.rows.last == "[b]" && stage.clock.nextDeadline == nil)
    stage.press(.stop)
    stage.advance(by: .seconds(2))
    #expect(stage.engine.scanner.state == .hidden)
    stage.engine.post(.screenChanged(.node(stage.id("b"))))
    #expect(stage.engine.scanner.state == .hidden)
    #expect(stage.rows.last == "— (hidden)")
  }

  @Test func aHiddenScannerRejectsRequests() {
    let stage = Stage(buttons, on: [.switchControl], settings: .scanning { $0.loops = 1 })
    let choice = stage.choice("f", on: "b", for: .switchControl)
    stage.advance(by: .seconds(3))
    stage.settle()
    choice.value = "b"
    #expect(stage.settle() == [])
    #expect(stage.rows.last == "rejected; cursor —")
    #expect(choice.value == nil)
  }

  @Test func aRequestForWhatIsHighlightedRestartsNothing() {
    let stage = Stage(buttons, on: [.switchControl])
    let choice = stage.choice("f", on: "a", for: .switchControl)
    stage.advance(by: .milliseconds(500))
    choice.value = "a"
    stage.settle()
    #expect(stage.rows == ["[a]"])
    #expect(stage.clock.nextDeadline == .seconds(1))
  }

  @Test("R31: a menu that is scanned is no move of the cursor")
  func scanningAMenuIsNoMove() {
    let stage = Stage(buttons, on: [.voiceOver, .switchControl])
    let choice = stage.choice("f", on: "a", "b")
    stage.press(.next)
    stage.press(.select)
    stage.move(to: "a")
    stage.advance(by: .seconds(1))
    stage.settle()
    #expect(stage.rows.last == "menu(b): Point Mode")
    #expect(choice.value == "a")
    #expect(stage.engine.cursor(of: .switchControl) == stage.id("b"))
  }
}
