import Testing

@testable import EarshotUI

/// Counts its own presses, so that a test sees whether its state survived.
private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Item: Identifiable, Equatable {
  var id: String
}

@MainActor @Suite struct IdentityTests {
  @Test func aStateLivesAsLongAsItsBranch() {
    let flag = Handle(true)
    let mount = Mount { Driven(flag) { $flag in if flag { Counter(name: "a") } else { Counter(name: "b") } } }
    mount.press("a 0")
    #expect(mount.outline == "button \"a 1\"")
    mount.turn { flag.value = false }
    #expect(mount.outline == "button \"b 0\"")
    mount.turn { flag.value = true }
    #expect(mount.outline == "button \"a 0\"")
  }

  @Test func anIfWithoutElseShowsAndRemoves() {
    let flag = Handle(false)
    let mount = Mount {
      VStack {
        Text("top")
        Driven(flag) { $flag in if flag { Text("middle") } }
        Text("bottom")
      }
    }
    #expect(mount.outline == "text \"top\"\ntext \"bottom\"")
    mount.turn { flag.value = true }
    #expect(mount.outline == "text \"top\"\ntext \"middle\"\ntext \"bottom\"")
    #expect(mount.screen.contains("middle"))
    mount.turn { flag.value = false }
    #expect(mount.outline == "text \"top\"\ntext \"bottom\"")
  }

  @Test func stateFollowsTheElementsOfAForEach() {
    let items = Handle(["a", "b", "c"].map(Item.init))
    let mount = Mount {
      VStack { Driven(items) { $items in ForEach(items) { Counter(name: $0.id) } } }
    }
    mount.press("b 0")
    mount.turn { items.value = ["c", "b", "new", "a"].map(Item.init) }
    #expect(mount.outline == "button \"c 0\"\nbutton \"b 1\"\nbutton \"new 0\"\nbutton \"a 0\"")
    mount.turn { items.value = [Item(id: "b")] }
    #expect(mount.outline == "button \"b 1\"")
    mount.turn { items.value = [] }
    #expect(mount.outline == "")
  }

  @Test func repeatedIdsAreToldApartByTheirPlaceAndReported() {
    let items = Handle(["a", "a"].map(Item.init))
    let mount = Mount {
      VStack { Driven(items) { $items in ForEach(items) { Counter(name: $0.id) } } }
    }
    #expect(mount.diagnostics == ["ForEach: the id a occurs several times; give each element its own."])
    mount.press("a 0")
    #expect(mount.outline == "button \"a 1\"\nbutton \"a 0\"")
    mount.turn { items.value = [Item(id: "a")] }
    #expect(mount.outline == "button \"a 1\"")
    #expect(mount.diagnostics == [])
  }

  @Test func anotherIdStartsAfresh() {
    let id = Handle(1)
    let mount = Mount { Driven(id) { $id in Counter(name: "n").id(id) } }
    mount.press("n 0")
    mount.turn { id.value = 1 }
    #expect(mount.outline == "button \"n 1\"")
    mount.turn { id.value = 2 }
    #expect(mount.outline == "button \"n 0\"")
  }

  @Test func anyViewKeepsStateWhileTheTypeIsTheSame() {
    let kind = Handle(0)
    let mount = Mount {
      Driven(kind) { $kind in kind < 2 ? AnyView(Counter(name: "k\(kind)")) : AnyView(Text("text")) }
    }
    mount.press("k0 0")
    mount.turn { kind.value = 1 }
    #expect(mount.outline == "button \"k1 1\"")
    mount.turn { kind.value = 2 }
    #expect(mount.outline == "text \"text\"")
    mount.turn { kind.value = 0 }
    #expect(mount.outline == "button \"k0 0\"")
  }

  @Test func aGroupLeavesNoTrace() {
    let mount = Mount {
      VStack(alignment: .leading) {
        Group {
          Text("a"); Text("b")
        }
      }
    }
    #expect(mount.outline == "text \"a\"\ntext \"b\"")
    #expect(mount.screen == "a\nb")
  }

  @Test func codeForNewerSystemsIsShown() {
    let mount = Mount {
      VStack(alignment: .leading) {
        if #available(iOS 99, *) { Text("new") } else { Text("old") }
        if #available(iOS 99, *) { Text("more") }
      }
    }
    #expect(mount.screen == "new\nmore")
  }
}
