import EarshotAccessibility
import Testing

@testable import EarshotUI

@MainActor @Suite struct ElementTests {
  private func outline<V: View>(@ViewBuilder _ content: () -> V) -> String {
    Mount(height: 20, content).outline
  }

  @Test func combiningMergesWhatIsInside() {
    #expect(
      outline {
        HStack {
          Text("a");
          VStack {
            Text("b"); Text("c").accessibilityHidden(true)
          }
        }
        .accessibilityElement(children: .combine)
      } == "element \"a, b\"")
    #expect(
      outline {
        HStack {
          Button("one") {}; Button("two") {}
        }.accessibilityElement(children: .combine)
      }
        == "element \"one, two\" actions [\"one\", \"two\"]")
  }

  @Test func ignoringMakesAFreshElement() {
    #expect(
      outline {
        HStack {
          Text("a"); Button("b") {}
        }.accessibilityElement().accessibilityLabel("new")
      } == "element \"new\"")
  }

  @Test func containingMakesAGroup() {
    #expect(
      outline {
        VStack {
          Text("a"); Text("b")
        }.accessibilityElement(children: .contain).accessibilityLabel("both")
      } == "group \"both\"\n  text \"a\"\n  text \"b\"")
  }

  @Test func theBehaviourMayChange() {
    let behavior = Handle(AccessibilityChildBehavior.contain)
    let mount = Mount {
      Driven(behavior) { $behavior in
        HStack {
          Text("a"); Text("b")
        }.accessibilityElement(children: behavior).accessibilityLabel("x")
      }
      Text("z")
    }
    mount.turn { behavior.value = .combine }
    #expect(mount.outline == "element \"x\"\ntext \"z\"")
    mount.turn { behavior.value = .contain }
    #expect(mount.outline == "group \"x\"\n  text \"a\"\n  text \"b\"\ntext \"z\"")
  }

  @Test func aChangeInsideReachesTheMergedElement() {
    let text = Handle("a")
    let mount = Mount {
      VStack {
        VStack {
          Driven(text) { $text in
            Text(text); if text == "b" { Text("more") }
          }
        }
        .accessibilityElement(children: .contain)
      }
      .accessibilityElement(children: .combine)
    }
    #expect(mount.outline == "element \"a\"")
    let work = mount.turn { text.value = "b" }
    #expect(mount.outline == "element \"b, more\"")
    #expect(work.recordsEmitted == 1)
  }

  @Test func aButtonsLabelMergesIntoTheButton() {
    let text = Handle("Send")
    let mount = Mount {
      Driven(text) { $text in
        Button {
        } label: {
          HStack {
            Text(text); Text("now").accessibilityLabel("immediately")
          }
        }
      }
    }
    #expect(mount.outline == "button \"Send, immediately\"")
    let work = mount.turn { text.value = "Sent" }
    #expect(mount.outline == "button \"Sent, immediately\"")
    #expect(work.recordsEmitted == 1)
  }

  @Test func controlsSayWhatTheyAre() {
    #expect(
      outline {
        Toggle("on", isOn: .constant(true))
        Toggle("off", isOn: .constant(false)).disabled(true)
        Button("do") {}.accessibilityHint("does it").accessibilityIdentifier("id")
        Text("title").accessibilityAddTraits(.isHeader)
        Text("chosen").accessibilityAddTraits(.isSelected).accessibilityRemoveTraits(.isSelected)
        Text("n").accessibilityValue("5").accessibilitySortPriority(2)
      } == """
        toggle "on" = "1"
        toggle "off" = "0" dimmed
        button "do" hint "does it" #id
        text "title" header
        text "chosen"
        text "n" = "5" priority 2.0
        """)
  }

  @Test func theOutermostModifierCounts() {
    #expect(outline { Text("a").accessibilityLabel("inner").accessibilityLabel("outer") } == "text \"outer\"")
    #expect(
      outline {
        VStack {
          Text("a"); Text("b")
        }.accessibilityHint("h")
      } == "text \"a\" hint \"h\"\ntext \"b\" hint \"h\"")
  }

  @Test func hidingTakesEverythingInsideAway() {
    let hidden = Handle(true)
    let mount = Mount {
      Text("a")
      Driven(hidden) { $hidden in
        VStack {
          Text("b"); Button("c") {}
        }.accessibilityHidden(hidden)
      }
      Text("d")
    }
    #expect(mount.outline == "text \"a\"\ntext \"d\"")
    let work = mount.turn { hidden.value = false }
    #expect(mount.outline == "text \"a\"\ntext \"b\"\nbutton \"c\"\ntext \"d\"")
    #expect(work.recordsEmitted == 3)
    mount.turn { hidden.value = true }
    #expect(mount.outline == "text \"a\"\ntext \"d\"")
  }

  @Test func rowsOfColumnsAreReadLineByLine() {
    #expect(
      outline {
        HStack(alignment: .top) {
          VStack {
            Text("a1"); Text("a2")
          }
          VStack {
            Text("b1"); Text("b2")
          }
        }
      } == "text \"a1\"\ntext \"b1\"\ntext \"a2\"\ntext \"b2\"")
    #expect(
      outline {
        VStack {
          HStack {
            Text("a1"); Text("b1")
          }
          HStack {
            Text("a2"); Text("b2")
          }
        }
      } == "text \"a1\"\ntext \"b1\"\ntext \"a2\"\ntext \"b2\"")
  }

  @Test func theReadingOrderFollowsTheLayout() {
    let tall = Handle(false)
    let mount = Mount(height: 10) {
      HStack(alignment: .top) {
        VStack {
          Driven(tall) { $tall in Text(tall ? "a\na" : "a") }; Text("below")
        }
        VStack {
          Text("b"); Text("c")
        }
      }
    }
    #expect(mount.outline == "text \"a\"\ntext \"b\"\ntext \"below\"\ntext \"c\"")
    mount.turn { tall.value = true }
    #expect(mount.outline == "text \"a\na\"\ntext \"b\"\ntext \"c\"\ntext \"below\"")
    mount.turn { tall.value = false }
    #expect(mount.outline == "text \"a\"\ntext \"b\"\ntext \"below\"\ntext \"c\"")
  }

  @Test func theReadingOrderFollowsTheLayoutInsideAFixedFrame() {
    let tall = Handle(false)
    let mount = Mount(height: 10) {
      HStack(alignment: .top) {
        VStack {
          Driven(tall) { $tall in Text(tall ? "a\na" : "a") }
          Text("below")
        }
        .frame(width: 80, height: 64, alignment: .top)
        VStack {
          Text("b")
          Text("c")
        }
      }
    }
    #expect(mount.outline == "text \"a\"\ntext \"b\"\ntext \"below\"\ntext \"c\"")
    mount.turn { tall.value = true }
    #expect(mount.outline == "text \"a\na\"\ntext \"b\"\ntext \"c\"\ntext \"below\"")
  }

  @Test func whatIsRemovedFromARowIsNotLookedAtAgain() {
    let n = Handle(3)
    let mount = Mount {
      HStack {
        VStack { Driven(n) { $n in ForEach(0..<n, id: \.self) { Text("\($0)") } } }
        Text(verbatim: "end")
      }
    }
    for count in [0, 4, 1, 0, 2] { mount.turn { n.value = count } }
    #expect(mount.outline.contains("end"))
    #expect(mount.outline.split(separator: "\n").count == 3)
  }
}

@MainActor @Suite struct ActionTests {
  @Test func theDefaultActionIsReplaced() {
    let log = Log()
    let mount = Mount {
      Button("b") { log("button") }.accessibilityAction { log("action") }
      Text("t").accessibilityAction { log("text") }
    }
    mount.press("b")
    mount.press("t")
    #expect(log.take() == ["action", "text"])
    #expect(mount.node("t").actions == .activate)
  }

  @Test func namedActionsAreOfferedAndCarriedOut() {
    let log = Log()
    let mount = Mount {
      Text("t")
        .accessibilityAction(named: "Delete") { log("delete") }
        .accessibilityAction(named: Text("Share")) { log("share") }
        .accessibilityAction(.escape) { log("escape") }
        .accessibilityAction(.magicTap) { log("magic") }
    }
    #expect(mount.outline == "text \"t\" actions [\"Delete\", \"Share\"]")
    for action in [
      ActionRequest.Action.custom("Delete"), .custom("Share"), .escape, .magicTap, .custom("No"),
    ] {
      mount.perform(action, on: "t")
    }
    #expect(log.take() == ["delete", "share", "escape", "magic"])
  }

  @Test func anAdjustableElementGoesBothWays() {
    let mount = Mount {
      Driven(Handle(5)) { $n in
        Text("volume").accessibilityValue("\(n)").accessibilityAdjustableAction { direction in
          n += direction == .increment ? 1 : -1
        }
      }
    }
    #expect(mount.outline == "text \"volume\" = \"5\" adjustable")
    mount.perform(.increment, on: "volume")
    mount.perform(.increment, on: "volume")
    mount.perform(.decrement, on: "volume")
    #expect(mount.outline == "text \"volume\" = \"6\" adjustable")
  }

  @Test func aMergedElementCarriesOutWhatItsPartsOffer() {
    let log = Log()
    let mount = Mount {
      HStack {
        Text("a").accessibilityAction(named: "Inner") { log("inner") }
        Button("one") { log("one") }
        Button("two") { log("two") }
      }
      .accessibilityElement(children: .combine)
    }
    for name in ["one", "two", "Inner"] { mount.perform(.custom(name), on: "a, one, two") }
    #expect(log.take() == ["one", "two", "inner"])
  }

  @Test func disabledControlsDoNothing() {
    let log = Log()
    let isOn = Handle(false)
    let mount = Mount {
      VStack {
        Button("b") { log("button") }
        Driven(isOn) { $isOn in Toggle("t", isOn: $isOn) }
      }
      .disabled(true)
    }
    mount.press("b")
    mount.press("t")
    #expect(log.take() == [])
    #expect(!isOn.value)
  }

  @Test func aToggleIsFlippedForItsBinding() {
    let isOn = Handle(false)
    let mount = Mount { Driven(isOn) { $isOn in Toggle("t", isOn: $isOn) } }
    let work = mount.press("t")
    #expect(isOn.value)
    #expect(mount.screen == "[x] t")
    #expect(work.layoutsComputed == 0)
    #expect(work.recordsEmitted == 1)
  }

  @Test func whatIsCombinedKeepsTheTraitsOfAll() {
    let stage = Stage {
      HStack {
        Text("price")
        Button("Buy") {}
        Toggle("Gift", isOn: .constant(false))
      }
      .accessibilityElement(children: .combine)
    }
    #expect(
      stage.session.engine.utterances.last?.caption
        == "price, Buy, Gift, Switch button, off, Double tap to toggle setting, Actions available")
  }

  @Test func aTextWithoutACharacterIsNoStop() {
    let text = Handle("")
    let stage = Stage {
      Text("before")
      Driven(text) { $text in Text(text) }
      Text("after")
    }
    let labels = { stage.session.engine.tree.elements.map { stage.session.name(of: $0) } }
    #expect(labels() == ["before", "after"])
    stage.app { text.value = "now" }
    #expect(labels() == ["before", "now", "after"])
    stage.app { text.value = "" }
    #expect(labels() == ["before", "after"])
  }
}
