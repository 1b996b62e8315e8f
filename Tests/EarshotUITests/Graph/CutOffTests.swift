import Testing

@testable import EarshotUI

private enum Choice: Equatable {
  case plain
  case named(String)
}

private final class Model {}

/// A view with one stored property of each kind.
private struct Leaf<Value>: View {
  let value: Value
  let log: Log

  var body: some View {
    let _ = log("leaf")
    Text("leaf")
  }
}

private struct Pair: View {
  @Binding var number: Int
  let log: Log

  var body: some View {
    let _ = log("pair")
    Text("\(number)")
  }
}

private struct Numbers {
  var first = 1
  var second = 2
}

@MainActor @Suite struct CutOffTests {
  /// How often the leaf's body runs when its parent's runs again with `later` in place of `value`.
  private func evaluations<Value>(_ value: Value, then later: Value) -> Int {
    let log = Log()
    let value = Handle(value)
    let mount = Mount { Driven(value) { $value in Leaf(value: value, log: log) } }
    _ = log.take()
    mount.turn { value.value = later }
    return log.take().count
  }

  @Test func equalStoredPropertiesKeepTheBody() {
    let model = Model()
    let text = String(repeating: "long enough to live on the heap", count: 2)
    #expect(evaluations(1, then: 1) == 0)
    #expect(evaluations(text, then: text) == 0)
    #expect(evaluations(text, then: String(text.map { $0 })) == 0)
    #expect(evaluations(Choice.named(text), then: Choice.named(String(text.map { $0 }))) == 0)
    #expect(evaluations(model, then: model) == 0)
    #expect(evaluations(Int?.none, then: .none) == 0)
  }

  @Test func otherStoredPropertiesHaveTheBodyEvaluatedOnce() {
    #expect(evaluations(1, then: 2) == 1)
    #expect(evaluations("a", then: "b") == 1)
    #expect(evaluations(Choice.plain, then: .named("x")) == 1)
    #expect(evaluations(Model(), then: Model()) == 1)
    #expect(evaluations(0.0, then: -0.0) == 0)
  }

  @Test func aClosureIsTheSameWhileItsContextIs() {
    struct Caller: View {
      let action: () -> Void
      let log: Log
      var body: some View {
        let _ = log("caller")
        Button("call") { action() }
      }
    }
    let log = Log()
    let first = { log("first") }
    let second = { log("second") }
    let n = Handle(0)
    let mount = Mount {
      Driven(n) { $n in
        Text("\(n)")
        Caller(action: n < 2 ? first : second, log: log)
      }
    }
    _ = log.take()
    mount.turn { n.value = 1 }
    #expect(log.take() == [])
    mount.turn { n.value = 2 }
    mount.press("call")
    #expect(log.take() == ["caller", "second"])
  }

  @Test func aParentsChangeDoesNotReachAnEqualChild() {
    let log = Log()
    let n = Handle(0)
    let mount = Mount {
      Driven(n) { $n in
        Text("\(n)")
        Noted(name: "child", log: log)
      }
    }
    _ = log.take()
    let work = mount.turn { n.value = 1 }
    #expect(log.take() == [])
    #expect(work.bodiesEvaluated == 1)
    #expect(work.recordsEmitted == 1)
  }

  @Test func aBindingToTheSameStateIsTheSame() {
    let log = Log()
    let n = Handle((0, Numbers()))
    let mount = Mount {
      Driven(n) { $n in
        Text("\(n.0)")
        Pair(number: $n.1.first, log: log)
      }
    }
    _ = log.take()
    mount.turn { n.value.0 = 1 }
    #expect(log.take() == [])
    #expect(mount.outline == "text \"1\"\ntext \"1\"")
    mount.turn { n.value.1.first = 2 }
    #expect(log.take() == ["pair"])
    #expect(mount.outline == "text \"1\"\ntext \"2\"")
  }

  @Test func aProjectedBindingThatIsNotReadDoesNotChangeAView() {
    struct Keeper: View {
      @Binding var number: Int
      let log: Log
      var body: some View {
        let _ = log("keeper")
        Button("set") { number = 7 }
      }
    }
    let log = Log()
    let n = Handle(Numbers())
    let mount = Mount {
      Driven(n) { $n in
        Text("\(n.first) \(n.second)")
        Keeper(number: $n.second, log: log)
      }
    }
    _ = log.take()
    mount.turn { n.value.first = 5 }
    #expect(log.take() == [])
    mount.press("set")
    #expect(mount.outline == "text \"5 7\"\nbutton \"set\"")
  }

  @Test func aBindingToAnElementOfACollectionIsTheSame() {
    struct Keeper: View {
      @Binding var name: String
      let log: Log
      var body: some View {
        let _ = log("keeper")
        Button("set") { name = "set" }
      }
    }
    let log = Log()
    let names = Handle(["a", "b"])
    let mount = Mount {
      Driven(names) { $names in
        Text(names.joined())
        ForEach($names, id: \.self) { $name in Keeper(name: $name, log: log) }
      }
    }
    _ = log.take()
    mount.turn { names.value = ["a", "c"] }
    #expect(log.take() == ["keeper"])
  }

  @Test func anEnumAsAViewIsComparedWhole() {
    enum Badge: View {
      case none
      case text(String)
      var body: some View {
        switch self {
        case .none: Text("none")
        case .text(let text): Text(text)
        }
      }
    }
    let badge = Handle(Badge.none)
    let mount = Mount { Driven(badge) { $badge in badge } }
    #expect(mount.outline == "text \"none\"")
    mount.turn { badge.value = .text("new") }
    #expect(mount.outline == "text \"new\"")
    mount.turn { badge.value = .text("newer") }
    #expect(mount.outline == "text \"newer\"")
  }
}
