/// A seeded source of numbers, the same on every machine.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  mutating func chance() -> Bool { Bool.random(using: &self) }

  mutating func list<Element>(
    _ count: ClosedRange<Int>, of element: (inout SplitMix64) -> Element
  ) -> [Element] {
    (0..<Int.random(in: count, using: &self)).map { _ in element(&self) }
  }
}
