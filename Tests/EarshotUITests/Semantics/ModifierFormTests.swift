import EarshotAccessibility
import Testing

@testable import EarshotUI

@MainActor @Suite struct ModifierFormTests {
  @Test func modifiersThatAreOffSayNothing() {
    let isOn = Handle(true)
    let mount = Mount {
      Driven(isOn) { $isOn in
        Text("a")
          .accessibilityLabel("inner").accessibilityLabel("label", isEnabled: isOn)
          .accessibilityValue(Text("value"), isEnabled: isOn)
          .accessibilityHint("hint".dropLast(0), isEnabled: isOn)
          .accessibilityIdentifier("id", isEnabled: isOn)
        Text("b").accessibilityHidden(true, isEnabled: isOn)
        Text("c").accessibilityHidden(false, isEnabled: isOn)
      }
    }
    #expect(mount.outline == "text \"label\" = \"value\" hint \"hint\" #id\ntext \"c\"")
    mount.turn { isOn.value = false }
    #expect(mount.outline == "text \"inner\"\ntext \"b\"\ntext \"c\"")
    mount.turn { isOn.value = true }
    #expect(mount.outline == "text \"label\" = \"value\" hint \"hint\" #id\ntext \"c\"")
  }
}

@MainActor @Suite struct LabelledActionTests {
  private let log = Log()

  private func mount(_ name: Handle<String>, isMerged: Bool = false) -> Mount {
    Mount(width: 20) {
      HStack {
        Text("t")
          .accessibilityAction {
            log("done")
          } label: {
            Driven(name) { $name in
              Text(name)
              if name == "Share" { Text("now") }
            }
          }
          .accessibilityHint("outside")
      }
      .accessibilityElement(children: isMerged ? .combine : .contain)
    }
  }

  @Test func theLabelNamesTheActionAndIsNotShown() {
    let mount = mount(Handle("Delete"))
    #expect(mount.screen == "t")
    #expect(mount.outline == "group\n  text \"t\" hint \"outside\" actions [\"Delete\"]")
    mount.perform(.custom("Delete"), on: "t")
    mount.perform(.custom("Other"), on: "t")
    #expect(log.take() == ["done"])
  }

  @Test func withoutANameItIsNotOffered() {
    let mount = Mount { Text("t").accessibilityAction(action: {}) { Spacer() } }
    #expect(mount.outline == "text \"t\"")
  }

  @Test(arguments: [false, true])
  func theNameFollowsTheLabel(_ isMerged: Bool) {
    let name = Handle("Delete")
    let mount = mount(name, isMerged: isMerged)
    let work = mount.turn { name.value = "Share" }
    #expect(mount.node("t").customActions == ["Share, now"])
    #expect(work.recordsEmitted == 1)
    mount.perform(.custom("Delete"), on: "t")
    mount.perform(.custom("Share, now"), on: "t")
    #expect(log.take() == ["done"])
  }

  @Test func theLatestClosureIsCalledAndTheLabelLeavesWithTheView() {
    let step = Handle(0)
    let mount = Mount {
      Driven(step) { $step in
        if step < 2 {
          Text("t").accessibilityAction(action: { log("step \(step)") }) {
            Text("act").onDisappear { log("gone") }
          }
        }
      }
    }
    mount.turn { step.value = 1 }
    mount.perform(.custom("act"), on: "t")
    mount.turn { step.value = 2 }
    #expect(log.take() == ["step 1", "gone"])
    #expect(mount.outline == "")
  }
}
