import Synchronization

/// Tells one subscriber or subscription from another.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let last = Atomic<UInt64>(0)

  private enum Identity: Hashable {
    case number(UInt64)
    case object(ObjectIdentifier)
  }

  private let identity: Identity

  /// Makes one that differs from all others.
  public init() {
    identity = .number(CombineIdentifier.last.add(1, ordering: .relaxed).newValue)
  }

  /// Makes the one of an object.
  public init(_ object: AnyObject) { identity = .object(ObjectIdentifier(object)) }

  /// For debugging: a number or an address.
  public var description: String {
    switch identity {
    case .number(let number): "\(number)"
    case .object(let object): "\(object)"
    }
  }
}

/// Something with an identity of its own among subscribers and subscriptions.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
