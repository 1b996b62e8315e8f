import EarshotTime
import Testing

@Suite struct VirtualClockTests {
}
