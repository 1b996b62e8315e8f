import TestSupport
import Testing

@testable import EarshotEngine

@Suite struct StrandTests {
  /// What an entry ought to be: a landing at a place, or one of the strand's own.
  enum Model: Equatable {
    case landing(Int)
    case own(String)
  }

  private func entries(of strand: Strand<String>) -> [Model] {
    (strand.startIndex..<strand.endIndex).map { index in
      switch strand[index] {
      case .landing(let place): .landing(place)
      case .own(let text): .own(text)
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func isInOrderHoweverLandingsAndOwnEntriesAlternate(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var strand = Strand<String>()
    var model: [Model] = []
    var landings = 0
    for number in 0..<2_000 {
      // Short runs with even seeds, long ones with odd ones.
      let turns = seed.isMultiple(of: 2) ? random.chance(50) : random.chance(3)
      if turns != strand.endsInLanding {
        strand.appendLanding(at: landings)
        model.append(.landing(landings))
        landings += 1
      } else {
        strand.append("\(number)")
        model.append(.own("\(number)"))
      }
    }
    #expect(entries(of: strand) == model)
  }

  @Test func theNewestOwnEntryIsChangedInPlace() {
    var strand = Strand<String>()
    #expect(strand.lastOwn == nil)
    strand.append("a")
    strand.append("b")
    strand.updateLast { $0 += "!" }
    #expect(strand.lastOwn == "b!")
    strand.appendLanding(at: 0)
    #expect(strand.lastOwn == nil)
    #expect(entries(of: strand) == [.own("a"), .own("b!"), .landing(0)])
  }

  @Test func ofWhatIsForgottenOnlyTheNewestStays() {
    var strand = Strand<String>()
    for place in 0..<3 { strand.appendLanding(at: place) }
    strand.append("a")
    strand.forget()
    #expect(strand.startIndex == 4 && strand.endIndex == 4)
    strand.appendLanding(at: 9)
    strand.append("b")
    strand.forget(keeping: "b!")
    #expect(strand.lastOwn == "b!")
    strand.append("c")
    strand.appendLanding(at: 10)
    #expect(strand.startIndex == 5)
    #expect(entries(of: strand) == [.own("b!"), .own("c"), .landing(10)])
  }
}
