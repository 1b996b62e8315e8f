/// What a session holds at most, so that no program can have it use up the memory by mistake.
public struct ServeLimits: Sendable {
  /// The bytes of a line, without its end.
  public var lineLength = 1 << 20
  /// The nodes of a tree.
  public var nodes = 1_000_000
  /// The engines at one time.
  public var engines = 256

  /// The events after which `advance` stops on its way.
  public var events = 1_000

  /// The standard limits.
  public init() {}
}
