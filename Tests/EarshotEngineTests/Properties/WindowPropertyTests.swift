import EarshotAccessibility
import TestSupport
import Testing

@testable import EarshotEngine

/// A list of which only a window is here is gone through as if all of it were here.
@Suite struct WindowPropertyTests {
  @Test(arguments: 1...60 as ClosedRange<UInt64>) func aWindowedListIsWalkedLikeAWholeOne(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 1...60, using: &random)
    let kinds = (0..<count).map { _ in Int.random(in: 0...9, using: &random) }
    let row = { (index: Int) in Self.row(index, kind: kinds[index]) }
    var settings = EngineSettings()
    if seed % 3 == 1 { settings.wrapsAround = true }
    if seed % 4 == 1 { settings.navigation = .grouped }
    let size = Int.random(in: 1...7, using: &random)
    let start = Int.random(in: 0...max(0, count - size), using: &random)
    let windowed = LongList(
      count: count, window: start..<min(count, start + size), size: size, settings: settings, row: row)
    let whole = LongList(count: count, window: 0..<count, settings: settings, row: row)
    for list in [windowed, whole] { list.listen() }
    for step in 0..<60 {
      let command = Self.commands.randomElement(using: &random) ?? .next
      for list in [windowed, whole] { list.perform(command) }
      let isSame = windowed.cursor() == whole.cursor() && windowed.boundaries == whole.boundaries
      #expect(
        isSame, "step \(step), \(command): \(windowed.cursor() ?? "") instead of \(whole.cursor() ?? "")")
      if !isSame { return }
    }
    #expect(Self.withoutBounds(windowed.spoken) == Self.withoutBounds(whole.spoken))
    #expect(windowed.largestTree <= 4 + size)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>) func aWindowedListIsScannedLikeAWholeOne(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 1...40, using: &random)
    let kinds = (0..<count).map { $0 == 0 ? 1 : Int.random(in: 0...3, using: &random) }
    let row = { (index: Int) in
      let role: Role = kinds[index] == 0 ? .text : .button
      return AccessibilityNode(id: LongList.id(index), role: role, label: "row \(index)")
    }
    var settings = EngineSettings()
    settings.switchControl.groupsItems = false
    settings.switchControl.loops = [1, 2, 3, nil].randomElement(using: &random)!
    let size = Int.random(in: 1...7, using: &random)
    let hasNeighbours = random.chance(50)
    func list(_ window: Range<Int>) -> LongList {
      LongList(
        count: count, window: window, size: size, settings: settings, on: .switchControl,
        hasNeighbours: hasNeighbours, row: row)
    }
    let (windowed, whole) = (list(0..<min(count, size)), list(0..<count))
    for step in 0..<200 {
      let pressed: SwitchControlCommand? =
        random.chance(10) ? [.next, .previous].randomElement(using: &random) : nil
      for list in [windowed, whole] {
        if let pressed { list.press(pressed) } else { list.advance(by: .seconds(1)) }
      }
      let cursors = [windowed, whole].map { $0.cursor(of: .switchControl) ?? "\($0.engine.scanner.state)" }
      #expect(cursors[0] == cursors[1], "step \(step), \(pressed.map { "\($0)" } ?? "a second")")
      // A scan that begins anew begins in the window.
      if cursors[0] != cursors[1] || whole.engine.scanner.state == .hidden { return }
    }
  }

  static let commands: [VoiceOverCommand] = [
    .next, .next, .next, .previous, .previous, .previous, .first, .last, .moveIn, .moveOut,
    .move(.headings, forward: true), .move(.headings, forward: false), .move(.links, forward: true),
    .move(.links, forward: false), .move(.lists, forward: true), .move(.lists, forward: false),
    .move(.containers, forward: true), .move(.containers, forward: false),
  ]

  /// That a row is the first or last one to be reached can't be known while hidden ones beyond it are not here.
  private static func withoutBounds(_ captions: [String]) -> [String] {
    captions.map { caption in
      caption.split(separator: ", ").filter { !$0.hasPrefix("List ") }.joined(separator: ", ")
    }
  }

  private static func row(_ index: Int, kind: Int) -> AccessibilityNode {
    let role: Role = [0: .heading, 1: .link, 2: .generic, 3: .group][kind] ?? .text
    var node = AccessibilityNode(id: LongList.id(index), role: role, label: "row \(index)")
    node.isHidden = kind == 4
    return node
  }
}
