/// A set of named flags that is, like Apple's, a `SetAlgebra` without raw values. Public only because the
/// types that build on it are.
public protocol _BitSet: SetAlgebra, Hashable, Sendable where Element == Self {
  /// One bit a flag.
  var bits: UInt64 { get set }
}

extension _BitSet {
  init(bit: UInt64) {
    self.init()
    bits = 1 << bit
  }

  /// Whether every flag of `member` is in the set.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }

  /// The flags of either set.
  public func union(_ other: Self) -> Self {
    var result = self
    result.formUnion(other)
    return result
  }

  /// The flags of both sets.
  public func intersection(_ other: Self) -> Self {
    var result = self
    result.formIntersection(other)
    return result
  }

  /// The flags of exactly one of the sets.
  public func symmetricDifference(_ other: Self) -> Self {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }

  /// Adds the flags of `other`.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }

  /// Keeps only the flags of `other`.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }

  /// Keeps the flags of exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  /// Adds `newMember` and tells whether it was new.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let inserted = !contains(newMember)
    formUnion(newMember)
    return (inserted, newMember)
  }

  /// Removes `member` and returns what of it was there, if anything.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }

  /// Adds `newMember` and returns what of it was there before, if anything.
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let present = intersection(newMember)
    formUnion(newMember)
    return present.bits == 0 ? nil : present
  }
}
