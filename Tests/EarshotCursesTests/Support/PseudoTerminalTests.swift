import EarshotGeometry
import Glibc
import Testing

@Suite struct PseudoTerminalTests {
  @Test func eachOfManyMadeAtTheSameTimeIsReachedByItsPath() async {
    let strays = await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<100).count { _ in !isReachedByItsPath(PseudoTerminal(size: CellSize(width: 9, height: 9))) }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(strays == 0)
  }
}

private func isReachedByItsPath(_ terminal: PseudoTerminal) -> Bool {
  var opened = stat()
  var named = stat()
  return fstat(terminal.slave, &opened) == 0 && stat(terminal.path, &named) == 0
    && opened.st_rdev == named.st_rdev
}
