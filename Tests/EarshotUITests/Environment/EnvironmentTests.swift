import Testing

@testable import EarshotUI

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct NameKey: EnvironmentKey {
  static let defaultValue = "default"
}

private struct NoteKey: EnvironmentKey {
  static let defaultValue: String? = "default"
}

private final class Model: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

private struct ModelKey: EnvironmentKey {
  static let defaultValue = Model("default")
}

extension EnvironmentValues {
  fileprivate var model: Model {
    get { self[ModelKey.self] }
    set { self[ModelKey.self] = newValue }
  }

  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

private struct Level: View {
  @Environment(\.level) private var level
  var log: Log?
  var body: some View {
    let _ = log?("level \(level)")
    Text("level \(level)")
  }
}

private struct Name: View {
  @Environment(\.name) private var name
  var log: Log?
  var body: some View {
    let _ = log?("name \(name)")
    Text(name)
  }
}

@MainActor @Suite struct EnvironmentTests {
  @Test func anOptionalValueIsInheritedToo() {
    struct Note: View {
      @Environment(\.note) private var note
      var body: some View { Text("\(note ?? "nil")") }
    }
    let mount = Mount {
      Note()
      VStack {
        Note().environment(\.level, 1)
        Note().environment(\.note, nil)
      }
      .environment(\.note, "outer")
    }
    #expect(mount.outline == "text \"default\"\ntext \"outer\"\ntext \"nil\"")
    #expect(EnvironmentValues().note == "default")
  }

  @Test func theInnermostOverrideCounts() {
    let mount = Mount(height: 20) {
      Level()
      VStack {
        Level()
        Level().environment(\.level, 2)
        Level().transformEnvironment(\.level) { $0 += 10 }
      }
      .environment(\.level, 1)
    }
    #expect(
      mount.outline.split(separator: "\n").map(String.init) == [0, 1, 2, 11].map { "text \"level \($0)\"" })
  }

  @Test func aChangeReachesExactlyItsReaders() {
    let log = Log()
    let level = Handle(1)
    let mount = Mount {
      Driven(level) { $level in
        VStack {
          Level(log: log)
          Name(log: log)
          Level(log: log).environment(\.level, 5)
          VStack { Level(log: log) }.transformEnvironment(\.level) { $0 *= 10 }
        }
        .environment(\.level, level)
      }
    }
    _ = log.take()
    let work = mount.turn { level.value = 2 }
    #expect(log.take() == ["level 2", "level 20"])
    #expect(work.bodiesEvaluated == 3)
    #expect(work.recordsEmitted == 2)
    #expect(mount.turn { level.value = 2 } == Work())
  }

  @Test func aSecondKeyInOneScopeReachesThoseWhoReadItBefore() {
    let both = Handle(false)
    let mount = Mount {
      Driven(both) { $both in
        Name().transformEnvironment(\.self) {
          $0.level = 1
          if both { $0.name = "inner" }
        }
      }
    }
    #expect(mount.outline == "text \"default\"")
    mount.turn { both.value = true }
    #expect(mount.outline == "text \"inner\"")
    mount.turn { both.value = false }
    #expect(mount.outline == "text \"default\"")
  }

  @Test func disablingIsNeverUndoneFurtherIn() {
    let disabled = Handle(false)
    let mount = Mount {
      Driven(disabled) { $disabled in
        VStack {
          Button("in") {}.disabled(false)
          Button("own") {}.disabled(true)
        }
        .disabled(disabled)
      }
      Button("out") {}
    }
    #expect(mount.outline == "button \"in\"\nbutton \"own\" dimmed\nbutton \"out\"")
    let work = mount.turn { disabled.value = true }
    #expect(mount.outline == "button \"in\" dimmed\nbutton \"own\" dimmed\nbutton \"out\"")
    #expect(work.recordsEmitted == 1)
  }

  @Test func theSameObjectIsNoChange() {
    struct Reader: View {
      @Environment(\.model) private var model
      let log: Log
      var body: some View {
        let _ = log("reader")
        Text(model.name)
      }
    }
    let log = Log()
    let model = Model("m")
    let n = Handle(0)
    let mount = Mount {
      Driven(n) { $n in
        Text("\(n)")
        Reader(log: log).environment(\.model, n < 2 ? model : Model("other"))
      }
    }
    mount.turn { n.value = 1 }
    #expect(log.take() == ["reader"])
    mount.turn { n.value = 2 }
    #expect(log.take() == ["reader"])
    #expect(mount.outline == "text \"2\"\ntext \"other\"")
  }

  @Test func readingOutsideAViewGivesDefaults() {
    #expect(EnvironmentValues().level == 0)
    #expect(Environment(\.name).wrappedValue == "default")
  }
}
