import CEarshot
import Testing

@testable import EarshotC

/// What a struct of C would be that a later version has made longer.
private struct Grown: SizedStruct, Equatable {
  static let firstSize = 16

  var size = 0
  var first: Int64 = 0
  var later: Int64 = 0
  var latest: Int64 = 0
}

/// A program compiled with an older header than the library's, or with a newer one.
@Suite("Structs of other versions") struct StructTests {
  private func refused(_ body: () throws(Failure) -> Void) -> Bool {
    do throws(Failure) { try body() } catch { return error.status == EARSHOT_ERROR_SIZE }
    return false
  }

  @Test func membersThatAnOlderVersionDoesNotHaveAreZeros() throws {
    for (size, expected) in [(16, Grown(size: 16, first: 1)), (24, Grown(size: 24, first: 1, later: 2))] {
      var memory = Grown(size: size, first: 1, later: 2, latest: 3)
      #expect(try read(&memory, "it") == expected)
    }
  }

  @Test func aNewerVersionIsReadAsFarAsItIsKnown() throws {
    var memory = (Grown(size: 40, first: 1, later: 2, latest: 3), Int64(4))
    let told = try withUnsafePointer(to: &memory.0) { (pointer) throws(Failure) in try read(pointer, "it") }
    #expect(told == Grown(size: 40, first: 1, later: 2, latest: 3))
  }

  @Test func nothingIsWrittenBeyondTheStructOfAnOlderVersion() throws {
    var memory = Grown(size: 16, first: 0, later: -1, latest: -1)
    try write(&memory, "it") { told in (told.first, told.later, told.latest) = (1, 2, 3) }
    #expect(memory == Grown(size: 16, first: 1, later: -1, latest: -1))
    memory.size = 24
    try write(&memory, "it") { told in (told.first, told.later, told.latest) = (1, 2, 3) }
    #expect(memory == Grown(size: 24, first: 1, later: 2, latest: -1))
  }

  @Test func aStructShorterThanTheFirstOrAbsurdlyLongIsRefused() {
    for size in [-1, 0, 15, 32 + 4097, .max] {
      var memory = Grown(size: size, first: 7)
      #expect(refused { () throws(Failure) in _ = try read(&memory, "it") })
      #expect(refused { () throws(Failure) in try write(&memory, "it") { $0.first = 1 } })
      #expect(memory == Grown(size: size, first: 7))
    }
  }
}
