import EarshotAccessibility
import EarshotGeometry

/// Choosing a point (`switch-control.md` B8).
extension EngineState {
  /// Begins with the first band.
  mutating func sweepAnew(_ cause: ScannerCause) {
    scanner.levels = []
    scanner.sweep = PointSweep()
    landScanner(cause)
  }

  mutating func chooseInSweep(_ cause: ScannerCause) {
    guard let point = scanner.sweep.choose(highlight()) else { return landScanner(cause) }
    chooseTarget(element(at: point), at: point, cause)
  }

  /// The band or line moves on; after the last comes the first, until the sweep was gone through often enough.
  mutating func sweepOn() {
    let count = scanner.sweep.count(on: scanner.screenSize, band: settings.switchControl.pointBand)
    scanner.sweep.position += 1
    if scanner.sweep.position >= count {
      scanner.sweep.passes += 1
      if isOver(scanner.sweep.passes) { return hide(.timer) }
      scanner.sweep.position = 0
    }
    playScanner(.tick)
    landScanner(.timer)
  }

  /// The innermost element that can be seen there, scannable or not: as the host knows it, else by the frames of nodes.
  /// Of several that lie equally deep it is the last.
  private func element(at point: CellPoint) -> NodeID? {
    if let known = scanner.host.geometry?.element(at: point) { return known }
    let root = scanRoot()
    return root.isNone || tree[root].flags.contains(.hidden) ? nil : element(at: point, in: root)
  }

  private func element(at point: CellPoint, in root: Slot) -> NodeID? {
    var found: (id: NodeID, depth: Int)?
    var rest = [(slot: root, depth: 0)]
    while let (slot, depth) = rest.popLast() {
      let node = tree.nodes[slot.index]
      if tree[slot].flags.contains(.element), node.frame?.contains(point) == true, depth >= found?.depth ?? 0
      {
        found = (node.id, depth)
      }
      let seen = node.children.compactMap { tree.slots[$0] }.filter { isSeen($0, in: slot) }
      rest += seen.reversed().map { ($0, depth + 1) }
    }
    return found?.id
  }

  private func isSeen(_ child: Slot, in container: Slot) -> Bool {
    !tree[child].flags.contains(.hidden) && !tree.isCovered(child, in: container)
  }

  /// A screen of another size is swept anew.
  mutating func resizeScanner(to size: CellSize) {
    guard size != scanner.screenSize else { return }
    scanner.screenSize = size
    if scanner.isSweeping {
      dropTap()
      sweepAnew(.layoutChanged)
    }
  }
}
