import EarshotAccessibility
import EarshotGeometry

/// The parts of the scan tree that were asked for, kept until something in them changes.
struct ScanLists {
  /// The entries of a container, for one whose elements are loose and for one whose are not.
  struct Key: Hashable {
    var container: NodeID
    var isLoose: Bool
  }

  var entries: [Key: [ScanEntry]] = [:]
  /// The elements in a container, as they are scanned.
  var members: [NodeID: [NodeID]] = [:]
  /// The smallest position in a container; `.some(nil)` if none is known.
  var corners: [NodeID: CellPoint?] = [:]

  /// Forgets what was found out about a container; whether anything was.
  mutating func forget(_ container: NodeID) {
    entries[Key(container: container, isLoose: false)] = nil
    entries[Key(container: container, isLoose: true)] = nil
    members[container] = nil
    corners[container] = nil
  }
}
