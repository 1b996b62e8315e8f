import EarshotTerminal
import TestSupport
import Testing

@testable import EarshotUI

/// A screen described by data, with every kind of view.
private struct Plan: Equatable {
  indirect enum Part: Equatable {
    case text(String)
    case button(String)
    case toggle(Bool)
    case field(String)
    case secure(String)
    case divider
    case spacer
    case column([Item], Int)
    case row([Item])
    case section([Item])
    case scroll([Item])
    case framed(Item, Int)
    case padded(Item)
    case hidden(Item, Bool)
    case element(Item, Int)
    case disabled(Item, Bool)
    case labelled(Item, String)
    case optional(Item?)
  }

  struct Item: Equatable, Identifiable {
    var id: Int
    var part: Part
  }

  var items: [Item]
}

private struct PartView: View {
  let part: Plan.Part

  var body: some View { erased }

  private var erased: AnyView {
    switch part {
    case .text(let text): AnyView(Text(text))
    case .button(let text): AnyView(Button(text) {})
    case .toggle(let isOn): AnyView(Toggle("toggle", isOn: .constant(isOn)))
    case .field(let text): AnyView(TextField("field", text: .constant(text)))
    case .secure(let text): AnyView(SecureField("secure", text: .constant(text)))
    case .divider: AnyView(Divider())
    case .spacer: AnyView(Spacer())
    case .column(let items, let spacing):
      AnyView(VStack(alignment: .leading, spacing: Double(spacing)) { list(items) })
    case .row(let items): AnyView(HStack(alignment: .top) { list(items) })
    case .section(let items): AnyView(Section("section") { list(items) })
    case .scroll(let items): AnyView(ScrollView { list(items) })
    case .framed(let item, let width): AnyView(PartView(part: item.part).frame(width: Double(width)))
    case .padded(let item): AnyView(PartView(part: item.part).padding(.leading, 8))
    case .hidden(let item, let hidden): AnyView(PartView(part: item.part).accessibilityHidden(hidden))
    case .element(let item, let kind):
      AnyView(PartView(part: item.part).accessibilityElement(children: [.combine, .contain, .ignore][kind]))
    case .disabled(let item, let disabled): AnyView(PartView(part: item.part).disabled(disabled))
    case .labelled(let item, let label): AnyView(PartView(part: item.part).accessibilityLabel(label))
    case .optional(let item): AnyView(Group { if let item { PartView(part: item.part) } })
    }
  }

  private func list(_ items: [Plan.Item]) -> some View { ForEach(items) { PartView(part: $0.part) } }
}

/// Makes plans and changes them, from a seed.
private struct Planner {
  var random: SplitMix64
  private var lastID = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func plan() -> Plan { Plan(items: items(3)) }

  private mutating func number(_ below: Int) -> Int { Int.random(in: 0..<below, using: &random) }

  private mutating func word() -> String {
    ["a", "word", "two words", "界面", "", "a longer text that wraps", "x\ny"][number(7)]
  }

  private mutating func items(_ depth: Int) -> [Plan.Item] { (0..<number(4)).map { _ in item(depth) } }

  private mutating func item(_ depth: Int) -> Plan.Item {
    lastID += 1
    return Plan.Item(id: lastID, part: part(depth))
  }

  private mutating func part(_ depth: Int) -> Plan.Part {
    switch number(depth > 0 ? 18 : 7) {
    case 0: .text(word())
    case 1: .button(word())
    case 2: .toggle(number(2) == 0)
    case 3: .field(word())
    case 4: .secure(word())
    case 5: .divider
    case 6: .spacer
    case 7: .column(items(depth - 1), number(3) * 8)
    case 8: .row(items(depth - 1))
    case 9: .section(items(depth - 1))
    case 10: .scroll(items(depth - 1))
    case 11: .framed(item(depth - 1), 16 + number(8) * 8)
    case 12: .padded(item(depth - 1))
    case 13: .hidden(item(depth - 1), number(2) == 0)
    case 14: .element(item(depth - 1), number(3))
    case 15: .disabled(item(depth - 1), number(2) == 0)
    case 16: .labelled(item(depth - 1), word())
    default: .optional(number(2) == 0 ? nil : item(depth - 1))
    }
  }

  /// Inserts, removes, moves, or changes something somewhere.
  mutating func change(_ items: inout [Plan.Item], depth: Int = 3) {
    switch number(6) {
    case 0: items.insert(item(depth), at: number(items.count + 1))
    case 1 where !items.isEmpty: items.remove(at: number(items.count))
    case 2 where items.count > 1: items.append(items.remove(at: number(items.count)))
    default:
      if items.isEmpty { return items.append(item(depth)) }
      let index = number(items.count)
      change(&items[index].part, depth: depth - 1)
    }
  }

  private mutating func change(_ part: inout Plan.Part, depth: Int) {
    switch part {
    case .text: part = .text(word())
    case .button: part = .button(word())
    case .toggle(let isOn): part = .toggle(!isOn)
    case .field: part = .field(word())
    case .secure: part = .secure(word())
    case .divider, .spacer: part = self.part(max(0, depth))
    case .column(var items, let spacing):
      change(&items, depth: max(0, depth))
      part = .column(items, number(4) == 0 ? 8 - spacing : spacing)
    case .row(var items):
      change(&items, depth: max(0, depth))
      part = .row(items)
    case .section(var items):
      change(&items, depth: max(0, depth))
      part = .section(items)
    case .scroll(var items):
      change(&items, depth: max(0, depth))
      part = .scroll(items)
    case .framed(var item, let width):
      if number(2) == 0 { change(&item.part, depth: depth) }
      part = .framed(item, number(2) == 0 ? width : 16 + number(8) * 8)
    case .padded(var item):
      change(&item.part, depth: depth)
      part = .padded(item)
    case .hidden(var item, let hidden):
      change(&item.part, depth: depth)
      part = .hidden(item, number(2) == 0 ? hidden : !hidden)
    case .element(var item, let kind):
      change(&item.part, depth: depth)
      part = .element(item, number(3) == 0 ? number(3) : kind)
    case .disabled(var item, let disabled):
      change(&item.part, depth: depth)
      part = .disabled(item, number(2) == 0 ? disabled : !disabled)
    case .labelled(var item, let label):
      change(&item.part, depth: depth)
      part = .labelled(item, number(2) == 0 ? label : word())
    case .optional(let item): part = .optional(item == nil || number(2) == 0 ? self.item(max(0, depth)) : nil)
    }
  }
}

/// What is kept up to date step by step equals what is made afresh.
@MainActor @Suite struct DifferentialTests {
  @Test(arguments: 0..<150) func aScreenThatChangedEqualsANewOne(seed: UInt64) {
    var planner = Planner(seed: seed)
    let plan = Handle(planner.plan())
    var size = (
      width: Int.random(in: 3...40, using: &planner.random),
      height: Int.random(in: 1...14, using: &planner.random)
    )
    let mount = Mount(width: size.width, height: size.height) {
      Driven(plan) { $plan in ForEach(plan.items) { PartView(part: $0.part) } }
    }
    for step in 0..<12 {
      if step % 4 == 3 {
        size = (size.height * 2, max(1, size.width / 3))
        mount.resize(width: size.width, height: size.height)
      }
      mount.turn {
        var changed = plan.value
        planner.change(&changed.items)
        plan.value = changed
      }
      let now = plan.value
      let fresh = Mount(width: size.width, height: size.height) {
        ForEach(now.items) { PartView(part: $0.part) }
      }
      #expect(mount.outline == fresh.outline, "seed \(seed), step \(step)")
      #expect(mount.screen == fresh.screen, "seed \(seed), step \(step)")
      #expect(mount.cells == fresh.cells, "seed \(seed), step \(step)")
      if mount.outline != fresh.outline || mount.cells != fresh.cells { break }
    }
  }
}
