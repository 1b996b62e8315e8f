/// A small generator whose numbers follow from its seed, so that a case that fails can be run again.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True in so many of a hundred cases.
  package mutating func chance(_ percent: Int = 50) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  /// One of some things.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  /// Some things, so many at least and at most.
  package mutating func list<Element>(
    _ count: ClosedRange<Int>, of element: (inout SplitMix64) -> Element
  ) -> [Element] {
    (0..<Int.random(in: count, using: &self)).map { _ in element(&self) }
  }
}
