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
    return root.isNone || tree[root].flags.contains(.hidden) ? nil : element(at: point, in: root)?.id
  }

  private func element(at point: CellPoint, in slot: Slot) -> (id: NodeID, depth: Int)? {
    var found: (id: NodeID, depth: Int)?
    for id in tree.nodes[slot.index].children {
      guard let child = tree.slots[id], !tree[child].flags.contains(.hidden), !tree.isCovered(child, in: slot)
      else { continue }
      guard let inner = element(at: point, in: child) else { continue }
      if inner.depth + 1 >= found?.depth ?? 0 { found = (inner.id, inner.depth + 1) }
    }
    if found != nil || !tree[slot].flags.contains(.element) { return found }
    let id = tree.nodes[slot.index].id
    return tree.nodes[slot.index].frame?.contains(point) == true ? (id, 0) : nil
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
