import Foundation
import Observation
import Testing

@testable import EarshotHost
@testable import EarshotUI

@Observable private final class Model {
  var name: String
  var other = 0
  init(_ name: String) { self.name = name }
}

@MainActor @Suite struct ObservableTests {
  private let log = Log()

  private struct Reader: View {
    @FocusedValue(Model.self) private var model
    let log: Log
    var body: some View {
      let _ = log("body")
      Text("reads \(model?.name ?? "nil")")
    }
  }

  private func field(_ name: String) -> TextField<Text> { TextField(name, text: .constant("")) }

  @Test func theFocusedObjectIsFoundByItsTypeAndFollowed() {
    let (inner, outer, scene) = (Model("inner"), Model("outer"), Model("scene"))
    let stage = Stage {
      Reader(log: log)
      VStack {
        field("t").focusedValue(inner)
        field("u")
      }
      .focusedValue(outer)
      field("v").focusedSceneValue(scene)
    }
    for (label, name) in [("t", "inner"), ("u", "outer"), ("v", "scene")] {
      stage.move(to: label)
      stage.perform(.activate)
      #expect(stage.screen.hasPrefix("reads \(name)\n"))
    }
    _ = log.take()
    stage.app { scene.name = "renamed" }
    #expect(stage.screen.hasPrefix("reads renamed\n"))
    stage.app { scene.name = "again" }
    #expect(stage.screen.hasPrefix("reads again\n"))
    #expect(log.take() == ["body", "body"])
    stage.app {
      scene.other = 1
      inner.name = "unseen"
    }
    #expect(log.take() == [])
  }

  @Test func anObjectOfTheEnvironmentIsFoundByItsTypeAndFollowed() {
    struct Reader: View {
      @Environment(Model.self) private var model
      @Environment(Model.self) private var optional: Model?
      var body: some View { Text("\(model.name) \(optional?.name ?? "nil")") }
    }
    struct Optional: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Text("optional \(model?.name ?? "nil")") }
    }
    let current = Handle(Model("a"))
    let mount = Mount {
      Driven(current) { $current in
        VStack {
          Reader()
          Optional().environment(Model?.none)
        }
        .environment(current)
      }
      Optional()
    }
    #expect(
      mount.screen.split(separator: "\n").map { $0.drop { $0 == " " } } == [
        "a a", "optional nil", "optional nil",
      ])
    mount.turn { current.value.name = "b" }
    #expect(mount.screen.contains("b b"))
    mount.turn { current.value = Model("c") }
    #expect(mount.screen.contains("c c"))
    var values = EnvironmentValues()
    #expect(values[Model.self] == nil)
    values[Model.self] = current.value
    #expect(values[Model.self] === current.value)
  }

  @Test func whatIsReadWhileElementsAreMadeIsFollowedToo() {
    struct Rows: View {
      @State var model: Model
      let log: Log
      var body: some View {
        let _ = log("body")
        ForEach(0..<1) { _ in Text(model.name) }
      }
    }
    let model = Model("a")
    let mount = Mount { Rows(model: model, log: log) }
    _ = log.take()
    mount.turn { model.name = "b" }
    #expect(mount.screen == "b")
    #expect(log.take() == [])
  }

  @Test func aViewThatIsGoneIsLetGo() {
    let model = Model("a")
    let isShown = Handle(true)
    weak var graph: ViewGraph?
    do {
      let mount = Mount { Driven(isShown) { $isShown in if isShown { Text(model.name) } } }
      graph = mount.graph
      mount.turn { isShown.value = false }
      #expect(mount.turn { model.name = "b" } == Work())
    }
    #expect(graph == nil)
    model.name = "c"
  }
}
