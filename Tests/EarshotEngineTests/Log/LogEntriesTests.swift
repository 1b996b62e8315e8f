import Testing

@testable import EarshotEngine

@Suite struct LogEntriesTests {
  @Test func areInOrderWhateverTheirNumber() {
    for count in [0, 1, 255, 256, 257, 1000] {
      var entries = LogEntries<Int>()
      for number in 0..<count { entries.append(number) }
      #expect(entries.count == count)
      #expect(Array(entries) == Array(0..<count))
      #expect(entries.last == (0..<count).last)
      #expect(Array(entries[(count / 2)...]) == Array(count / 2..<count))
    }
  }

  @Test func aCopyIsNotChangedWithTheOriginal() {
    var entries = LogEntries<Int>()
    for number in 0..<300 { entries.append(number) }
    let copy = entries
    entries.updateLast { $0 = -1 }
    entries.append(300)
    #expect(copy.count == 300)
    #expect(copy.last == 299)
    #expect(entries[299] == -1)
    #expect(copy != entries)
  }

  @Test func positionsCountWhatWasForgotten() {
    var entries = LogEntries<Int>()
    for number in 0..<600 {
      if number == 300 || number == 310 { entries.forget() }
      entries.append(number)
    }
    #expect(entries.indices == 310..<600)
    #expect(entries.allSatisfy { entries[$0] == $0 })
  }
}
