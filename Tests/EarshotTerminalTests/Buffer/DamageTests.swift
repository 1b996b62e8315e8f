import EarshotGeometry
import EarshotTerminal
import Testing

@Suite struct DamageTests {
  private var damage = Damage(size: CellSize(width: 10, height: 4))

  @Test mutating func damageIsKeptOnTheScreen() {
    damage.add(CellRect(column: -2, row: 3, width: 5, height: 9))
    damage.add(CellRect(column: 20, row: 0, width: 5, height: 1))
    #expect(damage.rows.map(\.row) == [3])
    #expect(damage.spans(row: 3) == [0..<3])
    #expect(damage.contains(CellPoint(column: 2, row: 3)))
    #expect(!damage.contains(CellPoint(column: 3, row: 3)))
    #expect(damage.intersects(CellRect(column: 0, row: 2, width: 1, height: 2)))
  }

  @Test mutating func clearingLeavesNone() {
    damage.addAll()
    #expect(damage == Damage(size: damage.size, everything: true))
    #expect(damage.spans.cellCount == 40)
    damage.clear()
    #expect(damage.isEmpty)
    #expect(damage == Damage(size: damage.size))
  }
}
